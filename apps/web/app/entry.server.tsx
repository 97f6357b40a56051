import { PassThrough } from 'node:stream'
import { createClient } from '@porchlight/contract'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isPageHandle } from './features/shell/site-shell.tsx'
import { lateScripts } from './late-scripts.ts'
import { Nonces } from './lib/nonce.ts'
import { noting, pageSecrets } from './lib/page-secrets.ts'
import { type PageRequest, pageRequest } from './lib/request-context.ts'
import { session } from './lib/session.ts'
import { pageOwnerHeader } from './lib/stored/messages.ts'

const abortAfterMs = 8_000

type PageValues = Omit<PageRequest, 'api'> & { fetch: typeof fetch }

/** Read by the server from the built module: the context must be the instance in this bundle. */
export const contextOf = ({ fetch, ...values }: PageValues): RouterContextProvider => {
  const provider = new RouterContextProvider()
  const secrets = { found: false }
  provider.set(pageSecrets, secrets)
  provider.set(pageRequest, { api: noting(createClient({ fetch }), secrets), ...values })
  return provider
}

/** The account an answer was made for; undefined if the session could not be read. */
const pageOwnerOf = (context: Readonly<RouterContextProvider>): string | undefined => {
  try {
    const { user, unknown } = context.get(session)
    return unknown ? undefined : String(user?.id ?? 'visitor')
  } catch {
    return undefined
  }
}

/** Marks whose answer it is, and whether it may be cached at all: access details for a home are on no disk but ours. */
const markFor = (headers: Headers, context: Readonly<RouterContextProvider>): void => {
  const pageOwner = pageOwnerOf(context)
  if (pageOwner !== undefined) headers.set(pageOwnerHeader, pageOwner)
  if (context.get(pageSecrets).found) headers.set('cache-control', 'no-store')
}

/** A page's data, as the router requests it. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  markFor(response.headers, context)
  return response
}

const isPictureFirst = ({ routeModules, staticHandlerContext: { matches } }: EntryContext): boolean =>
  matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle
    return isPageHandle(handle) && handle.pictureFirst
  })

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  markFor(headers, context)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  // Development runs without a content security policy, and browsers then show nonces to hydration, which breaks on
  // them.
  const { nonce, styleNonce } = import.meta.env.DEV ? {} : context.get(pageRequest)
  const isFirst = isPictureFirst(entry)
  // Public pages are read by machines and without scripts, where a part that streams in later never appears.
  const ready = isFirst || isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'
  return new Promise((resolve, reject) => {
    let answered = status
    const page = (
      <Nonces value={{ script: nonce, style: styleNonce }}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </Nonces>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Neither does a part moved to the end of a page that is already long.
      ...(isFirst && { progressiveChunkSize: Number.POSITIVE_INFINITY }),
      [ready]() {
        const body = isFirst ? lateScripts() : new PassThrough()
        body.once('close', () => clearTimeout(timer))
        resolve(new Response(createReadableStreamFromReadable(body), { status: answered, headers }))
        pipe(body)
      },
      onShellError: reject,
      onError(failure) {
        answered = 500
        context.get(pageRequest).report(failure)
      },
    })
    const timer = setTimeout(abort, abortAfterMs)
    timer.unref()
  })
}

/** Logs errors thrown by a loader other than responses. A reader who left isn't an error. */
export const handleError: HandleErrorFunction = (failure, { request, context }) => {
  if (!request.signal.aborted) context.get(pageRequest).report(failure)
}
