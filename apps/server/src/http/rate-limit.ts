import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { commonProblem } from './answer.ts'
import { networkOf } from './client-address.ts'

/** Calls per minute that one address may make. */
export type Allowance = { perMinute: number }

/** The network a request comes from: an IPv4 address, or a whole IPv6 /64. */
export const networkKey = (request: FastifyRequest): string => networkOf(request.ip)

export const mountRateLimits = async (server: FastifyInstance): Promise<void> => {
  await server.register(rateLimit, {
    global: false,
    keyGenerator: networkKey,
    errorResponseBuilder: () => commonProblem(429, 'rate_limited', 'Too many attempts. Wait a minute.'),
  })
}

export const rateLimitOf = (app: App, { perMinute }: Allowance) => ({
  max: Math.ceil(perMinute * app.config.rateLimitFactor),
  timeWindow: 60_000,
})
