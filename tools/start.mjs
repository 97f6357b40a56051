import { ready } from './bootstrap.mjs'

await ready()
process.env.NODE_ENV ??= 'production'
const { buildWeb } = await import('./build-web.mjs')
try {
  await buildWeb()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await import('../apps/server/src/main.ts')
