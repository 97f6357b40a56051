import type { FastifyInstance } from 'fastify'
import { type AdmissionLimits, createAdmission, currentTicket, type Ticket } from '#kernel/admission'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's place in line for the database; calls a page makes in process share the page's ticket. */
    ticket: Ticket
    /** Whether the page that makes this call holds the ticket. */
    sharesTicket: boolean
  }
}

/**
 * Every request draws a ticket, but waits in line only when it first needs the database or a rendered page. Files,
 * health checks, and cached pages never do.
 */
export const mountAdmission = (server: FastifyInstance, limits: AdmissionLimits): void => {
  const admission = createAdmission(limits)
  server.decorateRequest('ticket', null as unknown as Ticket)
  server.decorateRequest('sharesTicket', false)
  server.addHook('onRequest', (request, reply, next) => {
    const shared = currentTicket()
    request.ticket = shared ?? admission.ticket()
    request.sharesTicket = shared !== undefined
    if (shared) return next()
    const { ticket } = request
    reply.raw.once('close', () => ticket.giveUp())
    ticket.run(next)
  })
  // A body is read in the socket's async context, not the request's.
  server.addHook('preValidation', (request, _reply, next) => request.ticket.run(next))
  server.addHook('onSend', (request, _reply, payload, next) => {
    if (!request.sharesTicket) request.ticket.end()
    next(null, payload)
  })
}
