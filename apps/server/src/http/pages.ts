import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import staticFiles from '@fastify/static'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { App } from '#kernel/app'
import { siteOf } from './site.ts'

/** What the server hands to the pages of one request; `apps/web/app/entry.server.tsx` makes React Router's context of it. */
export type PageValues = {
  /** `fetch` that reaches the API in process, as the person who asked for the page. */
  fetch: typeof fetch
  nonce: string
  /** Nonce of styles: React Aria makes one style element of its own. */
  styleNonce: string
  requestId: string
  /** Where a failure that no page expected is told. */
  report: (failure: unknown) => void
  site: ReturnType<typeof siteOf>
}

export type PageBuild = ServerBuild & {
  entry: { module: { contextOf: (values: PageValues) => RouterContextProvider } }
}

/** Where pages come from: the built files, or the development server that compiles them on the fly. */
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

const apiInProcess = (server: FastifyInstance, page: FastifyRequest): typeof fetch =>
  (async (input: string | URL | Request, init: RequestInit = {}) => {
    const answer = await server.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: String(input),
      remoteAddress: page.ip,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(page.headers.cookie && { cookie: page.headers.cookie }),
      },
      ...(typeof init.body === 'string' && { payload: init.body }),
    } satisfies InjectOptions)
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) if (typeof value === 'string') headers.set(name, value)
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers })
  }) as typeof fetch

/** Everything that is neither API nor file is a page, rendered here. */
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
      })
      await server.register(staticFiles, {
        root: folder,
        wildcard: false,
        index: false,
        maxAge: '1h',
        globIgnore: ['assets/**'],
      })
    }
    await server.register((pages, _options, ready) => {
      pages.removeAllContentTypeParsers()
      pages.addContentTypeParser('*', (_request, _payload, done) => done(null))
      pages.all('/*', async (request, reply) => {
        const build = await source.load()
        const handle = createRequestHandler(build, source.mode)
        const context = build.entry.module.contextOf({
          fetch: apiInProcess(server, request),
          nonce: reply.cspNonce?.script ?? '',
          styleNonce: reply.cspNonce?.style ?? '',
          requestId: request.id,
          report: (failure) => request.log.error({ err: failure }, 'a page failed'),
          site: siteOf(app.config),
        })
        const answer = await handle(createRequest(request.raw, reply.raw), context)
        if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'private, no-cache')
        return reply.send(answer)
      })
      ready()
    })
  }
