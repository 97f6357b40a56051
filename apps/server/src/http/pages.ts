import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import staticFiles from '@fastify/static'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { App } from '#kernel/app'
import { commonProblem, sendProblem } from './answer.ts'
import { apiInProcess } from './api-in-process.ts'
import { asksForConsent, withConsentBanner } from './consent-banner.ts'
import { followChanges, keyOf, PageCache } from './page-cache.ts'
import { refuseForm } from './page-forms.ts'
import { type Marks, PageTemplate } from './page-template.ts'
import { opensBeforehand, sendNotOpenPage } from './private-page.ts'
import { countClick, rememberArrival } from './referral-cookie.ts'
import { RouteManifests } from './route-manifests.ts'
import { isOpen, siteOf } from './site.ts'
import { allowFraming } from './widgets.ts'

/**
 * What the server passes to the pages of one request; `apps/web/app/entry.server.tsx` turns it into React Router's
 * context.
 */
export type PageValues = {
  /** `fetch` that calls the API in process, as the person who requested the page. */
  fetch: typeof fetch
  nonce: string
  /** Nonce for styles: React Aria creates a style element of its own. */
  styleNonce: string
  requestId: string
  /** Where unexpected page failures are reported. */
  report: (failure: unknown) => void
  site: ReturnType<typeof siteOf>
}

export type PageBuild = ServerBuild & {
  entry: { module: { contextOf: (values: PageValues) => RouterContextProvider } }
}

/** Source of pages: the built files, or the development server that compiles them on the fly. */
export type PageSource = {
  load: () => Promise<PageBuild>
  mode: 'production' | 'development'
  folder: string | undefined
}

const buildFolder = fileURLToPath(new URL('../../../web/build/', import.meta.url))

export const builtPages = (): PageSource => {
  const entry = join(buildFolder, 'server', 'index.js')
  let build: Promise<PageBuild> | undefined
  return {
    mode: 'production',
    folder: existsSync(entry) ? join(buildFolder, 'client') : undefined,
    load: () => {
      build ??= import(pathToFileURL(entry).href) as Promise<PageBuild>
      return build
    },
  }
}

const marksOf = (request: FastifyRequest, { cspNonce }: FastifyReply): Marks => ({
  nonce: cspNonce.script,
  styleNonce: cspNonce.style,
  requestId: request.id,
})

const htmlType = 'text/html; charset=utf-8'

/** Pages carry their own nonces and often a name: neither browsers nor proxies may reuse them without revalidating. */
const notForCaches = 'private, no-cache'

/**
 * A page declares with `public` that it looks the same to everyone without a session (`apps/web/app/lib/headers.ts`).
 */
const isForEverybody = ({ headers }: Response): boolean =>
  headers.get('cache-control') === 'public' && headers.get('content-type') === htmlType

/**
 * React Router works out all routes for each handler, so one is created per build, and a new one only when the build
 * changes.
 */
const handlersOf = ({ load, mode }: PageSource) => {
  let made: { build: PageBuild; handle: ReturnType<typeof createRequestHandler> } | undefined
  return async () => {
    const build = await load()
    if (made?.build !== build) made = { build, handle: createRequestHandler(build, mode) }
    return made
  }
}

const storedPages = (server: FastifyInstance, app: App): PageCache => {
  const stored = new PageCache(app)
  let changes: { stop: () => Promise<void> } | undefined
  server.addHook('onReady', async () => {
    changes = await followChanges(stored, app)
  })
  server.addHook('onClose', () => changes?.stop())
  return stored
}

/** The browser shows what it has, whose scripts carry the nonces of the policy it came with. */
const sendUnchanged = (reply: FastifyReply): FastifyReply => {
  reply.removeHeader('content-security-policy')
  reply.raw.removeHeader('content-security-policy')
  return reply.code(304).send()
}

const writing = ['DELETE', 'OPTIONS', 'PATCH', 'PUT', 'TRACE']

const refuseWriting = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.header('allow', 'GET, HEAD')
  return sendProblem(
    request,
    reply,
    commonProblem(405, 'method_not_allowed', 'This address doesn’t accept that method.'),
  )
}

/**
 * Renders everything that is neither an API call nor a file; pages that every visitor sees alike are cached for a
 * while.
 */
export const mountPages =
  (source: PageSource) =>
  async (server: FastifyInstance, app: App): Promise<void> => {
    if (source.folder) {
      const folder = source.folder
      await server.register(staticFiles, {
        root: join(folder, 'assets'),
        prefix: '/assets/',
        immutable: true,
        maxAge: '1y',
        decorateReply: false,
        // Files are already compressed by the build (`tools/build-web.mjs`), better than there is time for on each
        // request.
        preCompressed: true,
        // Registers files by name at startup: otherwise the whole folder is listed on every request.
        wildcard: false,
        globIgnore: ['**/*.br', '**/*.gz'],
      })
      server.get('/assets/*', (_request, reply) => reply.callNotFound())
      await server.register(staticFiles, {
        root: folder,
        wildcard: false,
        index: false,
        maxAge: '1h',
        globIgnore: ['assets/**'],
      })
    }
    const stored = storedPages(server, app)
    const handler = handlersOf(source)
    const manifests = new RouteManifests()
    // Only visitors' pages are cached; a browser's own cache must check whose page it is.
    const sendPage = (request: FastifyRequest, reply: FastifyReply, template: PageTemplate, marks: Marks) => {
      reply.headers({ 'cache-control': notForCaches, 'content-type': htmlType, 'x-page-for': 'visitor' })
      if (asksForConsent(app, request))
        return reply.send(withConsentBanner(app, request, template.plain(marks), reply.cspNonce.style))
      reply.headers({ etag: template.etag, vary: 'accept-encoding, accept' })
      if (request.headers['if-none-match'] === template.etag) return sendUnchanged(reply)
      if (!/\bgzip\b(?!;q=0)/.test(String(request.headers['accept-encoding']))) return reply.send(template.plain(marks))
      return reply.header('content-encoding', 'gzip').send(template.gzip(marks))
    }
    const make = async (request: FastifyRequest, reply: FastifyReply, marks: Marks) => {
      const key = keyOf(request)
      await request.ticket.enter()
      const changes = key === undefined ? 0 : stored.changesOf(key)
      const api = apiInProcess(server, request)
      let failures = 0
      const { build, handle } = await handler()
      const context = build.entry.module.contextOf({
        ...marks,
        fetch: api.fetch,
        report: (failure) => {
          failures += 1
          request.log.error({ err: failure }, 'page render failed')
        },
        site: siteOf(app, { host: request.hostname }),
      })
      const answer = await manifests.answer(build, request.url, () =>
        handle(createRequest(request.raw, reply.raw), context),
      )
      const everybodys = isForEverybody(answer)
      if (everybodys || !answer.headers.has('cache-control')) answer.headers.set('cache-control', notForCaches)
      if (key === undefined || !everybodys || answer.status !== 200) {
        if (answer.headers.get('content-type') === htmlType && asksForConsent(app, request)) {
          const html = withConsentBanner(app, request, await answer.text(), marks.styleNonce)
          return reply.send(new Response(html, { status: answer.status, headers: answer.headers }))
        }
        // Fastify measures the body of an answer to HEAD, which it can't do with a stream.
        if (request.method === 'HEAD')
          return reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send('')
        return reply.send(answer)
      }
      const html = await answer.text()
      const isWhole = failures + api.refusals() === 0
      const template = isWhole ? stored.keep(key, html, marks, changes) : new PageTemplate(html, marks)
      return sendPage(request, reply, template, marks)
    }
    await server.register((pages, _options, ready) => {
      pages.removeAllContentTypeParsers()
      pages.addContentTypeParser('*', (_request, _payload, done) => done(null))
      pages.route({ method: writing, url: '/*', handler: refuseWriting })
      const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
        if (!isOpen(app) && !opensBeforehand(request)) return sendNotOpenPage(request, reply)
        rememberArrival(app, request, reply)
        allowFraming(request, reply)
        countClick(app, request)
        app.adapters.analytics.notePage(request)
        const marks = marksOf(request, reply)
        const key = keyOf(request)
        const found = key === undefined ? undefined : stored.find(key)
        if (key === undefined || !found) return make(request, reply, marks)
        if (found.isCurrent || !stored.remake(key)) return sendPage(request, reply, found.template, marks)
        try {
          return await make(request, reply, marks)
        } finally {
          stored.remade(key)
        }
      }
      pages.get('/*', answerPage)
      pages.post('/*', async (request, reply) => {
        const refusal = refuseForm(request)
        if (refusal === 'method') return refuseWriting(request, reply)
        if (refusal) return sendProblem(request, reply, refusal)
        return answerPage(request, reply)
      })
      ready()
    })
  }
