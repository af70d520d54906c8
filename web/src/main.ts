import "./app.css"
import { mount } from "svelte"
import App from "./App.svelte"
import { registerServiceWorker } from "./state/app/offline.svelte"

mount(App, { target: document.getElementById("app")! })
if (import.meta.env.PROD) void registerServiceWorker()
