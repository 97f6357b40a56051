import { isIPv6 } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { commonProblem } from './answer.ts'

/** Calls a minute that one address may make. */
export type Allowance = { perMinute: number }

/** IPv6 callers own whole /64 networks: one allowance for each. */
const networkOf = (ip: string): string => {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = ''] = ip.split('::')
  return head.split(':').slice(0, 4).join(':')
}

/** The network a request comes from: an IPv4 address, or a whole IPv6 /64. */
export const networkKey = (request: FastifyRequest): string => networkOf(request.ip)

export const mountRateLimits = async (server: FastifyInstance): Promise<void> => {
  await server.register(rateLimit, {
    global: false,
    keyGenerator: networkKey,
    errorResponseBuilder: () => commonProblem(429, 'rate_limited', 'Too many tries. Please wait a minute.'),
  })
}

export const rateLimitOf = (app: App, { perMinute }: Allowance) => ({
  max: Math.ceil(perMinute * app.config.rateLimitFactor),
  timeWindow: 60_000,
})
