import { routeAt } from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import type { Problem } from '#kernel/problem'
import { commonProblem } from './answer.ts'

/** Size limit for a page's form: names, addresses, and a message. */
const formBytes = 64 * 1024
const formType = /^application\/x-www-form-urlencoded(;|$)/i

/** Whether a form was sent from a page of this site. */
export const isFromOurPage = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

/**
 * Why a posted form is rejected at its address. Only screens that declare it accept one, from our own page, and within
 * a form’s size; anyone sending another has followed an old link or is probing for holes.
 */
export const refuseForm = (request: FastifyRequest): Problem | 'method' | undefined => {
  const screen = routeAt(request.url.split('?')[0] ?? '')?.route
  if (!screen?.takesForm) return 'method'
  const size = Number(request.headers['content-length'])
  if (!formType.test(request.headers['content-type'] ?? '') || !Number.isInteger(size))
    return commonProblem(400, 'unreadable', 'Send this form from its page.')
  if (size > formBytes) return commonProblem(413, 'too_large', 'This form is too large.')
  if (!isFromOurPage(request)) return commonProblem(403, 'forbidden', 'Send this form from its page.')
  return undefined
}
