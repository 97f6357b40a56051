/** Made by the compiler of messages, `apps/web/vite/messages.ts`. */
declare module 'virtual:translations' {
  export const volumes: Readonly<Record<string, () => Promise<{ default: Record<string, unknown> }>>>
}

declare module 'virtual:translation-files' {
  /** Addresses by `language/volume`; `all` stands for what every language needs. */
  export const files: Readonly<Record<string, readonly string[]>>
}
