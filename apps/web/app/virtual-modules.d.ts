/** Made by the compiler of messages, `apps/web/vite/messages.ts`. */
declare module 'virtual:translations' {
  export const volumes: Readonly<Record<string, () => Promise<{ default: Record<string, unknown> }>>>
}
