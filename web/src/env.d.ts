declare module "icon:*" {
  const path: string
  export default path
}

declare module "words:*" {
  export const fr: string
  export const en: string
}
