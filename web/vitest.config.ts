import { defineConfig, mergeConfig } from "vitest/config"
import client from "./vite.config.ts"

const test = { environment: "happy-dom", include: ["tests/**/*.test.ts"], isolate: false, testTimeout: 30_000 }

export default mergeConfig(client, defineConfig({ test }))
