import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy to the product that can be cut, stalled, or switched to a newer version of its service worker. It sits in
 * front of the real server: browsers and workers see a real connection.
 */
export const wayTo = async (target: string) => {
  const { hostname, port } = new URL(target)
  const state = { version: '', held: false }
  const waiting: (() => void)[] = []

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isWorker = incoming.url === '/service-worker.js' && state.version !== ''
    // The changed worker is longer than the one the server knows, so no header may say it hasn't changed.
    const headers = isWorker ? { host: incoming.headers.host ?? '' } : incoming.headers
    const forwarded = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers)
      answer.pipe(outgoing, { end: !isWorker })
      if (isWorker) answer.on('end', () => outgoing.end(`\n// ${state.version}`))
      return length
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  }
  const server = createServer((incoming, outgoing) => {
    if (state.held) waiting.push(() => pass(incoming, outgoing))
    else pass(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on, serves a different worker. */
    release: (version: string) => {
      state.version = version
    },
    /** Requests are accepted but not answered. */
    hold: () => {
      state.held = true
    },
    resume: () => {
      state.held = false
      for (const go of waiting.splice(0)) go()
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
