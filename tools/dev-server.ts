// The product with its pages compiled on the fly: one process, one port. Run by dev.mjs.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import type { Setting } from '../apps/server/src/app.ts'
import { mountPages, type PageBuild } from '../apps/server/src/http/pages.ts'
import { serve } from '../apps/server/src/serve.ts'

type Vite = typeof import('vite')
type Mount = NonNullable<Setting['pages']>

const web = fileURLToPath(new URL('../apps/web', import.meta.url))

/** Vite belongs to the web workspace. */
async function webVite(): Promise<Vite> {
  const entry = createRequire(join(web, 'package.json')).resolve('vite')
  return (await import(pathToFileURL(entry).href)) as Vite
}

const pagesOf = (vite: ViteDevServer): Mount =>
  mountPages({
    mode: 'development',
    folder: undefined,
    load: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PageBuild,
  })

const pages: Mount = async (server, app) => {
  const { createServer } = await webVite()
  const vite = await createServer({
    root: web,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: server.server } },
  })
  server.addHook('onClose', () => vite.close())
  server.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()))
  // Hot reloading runs scripts without a nonce.
  server.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'))
  await pagesOf(vite)(server, app)
}

await serve(pages)
