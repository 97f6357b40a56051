import type { FastifyInstance } from 'fastify'
import type { App } from '#kernel/app'
import { callerOf } from './client-address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether one of our proxies says the caller reached it over TLS. */
    isSecure: boolean
  }
}

/** `request.ip` is the caller's address; what a proxy says counts only if that proxy is ours (`TRUST_PROXY`). */
export const mountCallers = (server: FastifyInstance, { config }: App): void => {
  server.decorateRequest('isSecure', false)
  server.addHook('onRequest', (request, _reply, next) => {
    const { socket, headers } = request.raw
    const { address, secure } = callerOf(socket.remoteAddress ?? '', headers, config.trustedProxies)
    Object.defineProperty(request, 'ip', { value: address })
    request.isSecure = secure
    next()
  })
}
