import { ready } from './bootstrap.mjs'

await ready()
process.env.NODE_ENV ??= 'production'
await import('../apps/server/src/cli/main.ts')
