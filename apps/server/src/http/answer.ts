import { type CommonCode, condense, type Failure, type Json } from '@porchlight/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#kernel/problem'

const wantsCondensed = (request: FastifyRequest): boolean =>
  /;\s*condensed=1/.test(request.headers.accept ?? '') || (request.query as { _condensed?: string })?._condensed === '1'

const send = (request: FastifyRequest, reply: FastifyReply, status: number, envelope: unknown): FastifyReply => {
  reply.code(status).header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
  if (!wantsCondensed(request)) return reply.send(envelope)
  return reply.send(condense(JSON.parse(JSON.stringify(envelope)) as Json))
}

/** Sends an earlier answer again, unchanged. */
export const sendAgain = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  envelope: unknown,
): FastifyReply => send(request, reply.header('idempotency-replayed', 'true'), status, envelope)

export const sendResults = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  results: unknown,
): FastifyReply => send(request, reply, status, { valid: true, results })

export const failureOf = (problem: Problem, requestId: string): Failure => ({
  valid: false,
  results: {
    error: {
      message: problem.message,
      code: problem.code,
      requestId,
      ...(problem.details && { details: problem.details }),
    },
    required: [...problem.required],
  },
})

export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply => {
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds))
  return send(request, reply, problem.status, failureOf(problem, request.id))
}

export const commonProblem = (status: number, code: CommonCode, message: string): Problem =>
  new Problem(status, code, message)
