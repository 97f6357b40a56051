import { cardForm, refundByOtherMeans as otherMeansEndpoint } from '@porchlight/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Route, route } from '#http/route'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import { answered, challengePage, missing, question } from './adapters/challenge-page.ts'
import type { SandboxGateway } from './adapters/sandbox.ts'
import type { Gateway } from './gateway.ts'
import { refundByOtherMeans } from './refund-commands.ts'

export const routes: readonly Route[] = [
  route(cardForm, async ({ app: { config } }) =>
    config.payments.via === 'stripe'
      ? { via: 'stripe' as const, publishableKey: config.payments.publishableKey }
      : { via: 'sandbox' as const },
  ),
  route(otherMeansEndpoint, async ({ params, body, write }) =>
    write(async (ctx) => {
      const { id, amount } = await refundByOtherMeans(ctx, params.id, body.proof)
      return { refund: { id, amount } }
    }),
  ),
]

/** Only URLs on this site, so that the page redirects no one elsewhere. */
const placeToReturn = (given: unknown): string =>
  typeof given === 'string' && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(given) ? given : '/travelers'

type Requested = { Params: { id: string }; Querystring: { return?: string } }
type Answered = { Params: { id: string }; Body: unknown }

const sendPage = (reply: FastifyReply, status: number, body: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(challengePage(reply.cspNonce.style, body))

const isSandbox = (gateway: Gateway): gateway is SandboxGateway => 'answerChallenge' in gateway

const parseForms = (pages: FastifyInstance): void => {
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

/** The sandbox, while it is the gateway. @throws Problem 404 if Stripe is */
const sandboxOf = ({ adapters: { gateway } }: App): SandboxGateway => {
  if (!isSandbox(gateway)) throw notFound()
  return gateway
}

const mountBank = (pages: FastifyInstance, app: App): void => {
  pages.get<Requested>('/sandbox/challenge/:id', async (request, reply) => {
    const challenge = await sandboxOf(app).challenge(request.params.id)
    const backTo = placeToReturn(request.query.return)
    if (!challenge) return sendPage(reply, 404, missing)
    return sendPage(reply, 200, challenge.open ? question(challenge, siteOf(app).name, backTo) : answered(backTo))
  })
  pages.post<Answered>('/sandbox/challenge/:id', async ({ body, params }, reply) => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams()
    const answer = form.get('answer')
    const gateway = sandboxOf(app)
    const challenge = await gateway.challenge(params.id)
    if (!challenge) return sendPage(reply, 404, missing)
    if (answer !== 'approve' && answer !== 'refuse') return reply.redirect(`/sandbox/challenge/${challenge.id}`, 303)
    await gateway.answerChallenge(challenge.id, answer === 'approve')
    return reply.redirect(placeToReturn(form.get('return')), 303)
  })
}

/** The sandbox bank’s page, where the guest approves or declines, and then returns to the site. */
export const challengePages = async (server: FastifyInstance, app: App): Promise<void> => {
  await server.register((pages, _options, done) => {
    parseForms(pages)
    mountBank(pages, app)
    done()
  })
}
