import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Books, Refused } from './books.ts'
import { connectAnswersOf } from './connect-answers.ts'
import { ConnectBooks } from './connect-books.ts'
import { faultsOf, unknownNames } from './contract.ts'
import {
  metadataIn,
  shownCustomer,
  shownDispute,
  shownIntent,
  shownList,
  shownRefund,
  shownRefusal,
  shownSetup,
} from './views.ts'

/**
 * What goes wrong with the next matching call: its response is lost, the call never arrives, or Stripe returns an
 * error.
 */
type Fault = { path: RegExp; how: 'lost' | 'before' | number }
export type StripeRequest = {
  method: string
  path: string
  fields: URLSearchParams
  key: string | undefined
  /** The connected account the call is for. */
  account: string | undefined
}
type Answer = { status: number; body: object }

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const answersOf = (books: Books): Record<string, (requested: StripeRequest, id: string) => object> => ({
  'POST /v1/customers': () => shownCustomer(books.customer()),
  'POST /v1/setup_intents': ({ fields }) =>
    shownSetup(
      books.keep({
        customer: fields.get('customer') ?? '',
        paymentMethod: fields.get('payment_method') ?? '',
        returnTo: fields.get('return_url') ?? '',
      }),
    ),
  'GET /v1/setup_intents/{id}': (_request, id) => shownSetup(books.setup(id)),
  'POST /v1/payment_intents': ({ fields }) =>
    shownIntent(
      books.open({
        amount: Number(fields.get('amount')),
        currency: fields.get('currency') ?? '',
        customer: fields.get('customer') ?? '',
        payment_method: fields.get('payment_method') ?? '',
        metadata: metadataIn(fields),
        manual: fields.get('capture_method') === 'manual',
        type: fields.get('allowed_payment_method_types[0]') ?? '',
      }),
      books,
    ),
  'GET /v1/payment_intents/{id}': (_request, id) => shownIntent(books.intent(id), books),
  'POST /v1/payment_intents/{id}/confirm': ({ fields }, id) =>
    shownIntent(
      books.confirm(id, {
        away: fields.get('off_session') === 'true' || fields.get('error_on_requires_action') === 'true',
        returnTo: fields.get('return_url') ?? '',
        mandate: fields.get('mandate_data[customer_acceptance][online][ip_address]') !== null,
      }),
      books,
    ),
  'POST /v1/payment_intents/{id}/capture': ({ fields }, id) =>
    shownIntent(books.capture(id, Number(fields.get('amount_to_capture'))), books),
  'POST /v1/payment_intents/{id}/cancel': (_request, id) => shownIntent(books.cancel(id), books),
  'GET /v1/refunds': ({ fields, path }) =>
    shownList(
      path,
      books.refunds
        .filter(({ payment_intent }) => (fields.get('payment_intent') ?? payment_intent) === payment_intent)
        .map((refund) => shownRefund(refund, books)),
    ),
  'POST /v1/refunds': ({ fields }) =>
    shownRefund(
      books.refund({
        payment_intent: fields.get('payment_intent') ?? '',
        amount: Number(fields.get('amount')),
        metadata: metadataIn(fields),
      }),
      books,
    ),
  'GET /v1/disputes': ({ fields, path }) =>
    shownList(
      path,
      books.disputes
        .filter(({ payment_intent }) => (fields.get('payment_intent') ?? payment_intent) === payment_intent)
        .map((dispute) => shownDispute(dispute, books)),
    ),
})

/**
 * Stripe on loopback, with its own books: it acts once per idempotency key and returns the same result afterward. Every
 * call and response is checked against Stripe's document; mismatches are in `faults`.
 */
export const stripeServer = async (secretKey: string) => {
  const books = new Books()
  const connect = new ConnectBooks(books)
  const answers = { ...answersOf(books), ...connectAnswersOf(connect) }
  const remembered = new Map<string, Answer>()
  const faults: string[] = []
  const wrongs: Fault[] = []
  const given = new Set<string>()

  const act = (requested: StripeRequest): Answer => {
    const [, id = ''] = /^\/v1\/(?:payment_intents|setup_intents)\/((?:pi|seti)_\w+)/.exec(requested.path) ?? []
    const path = (id ? requested.path.replace(id, '{id}') : requested.path).replace(/\/(acct|tr|po)_\w+/, '/{x}')
    const run = answers[`${requested.method} ${path}`]
    if (!run) return { status: 404, body: { error: { type: 'invalid_request_error', message: 'Unrecognized' } } }
    faults.push(...unknownNames(requested.method, requested.path, requested.fields.keys()))
    given.add(`${requested.method} ${path}`)
    try {
      const body = run(requested, id)
      faults.push(...faultsOf(requested.method, requested.path, '200', body))
      return { status: 200, body }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const body = shownRefusal(error, books)
      faults.push(...faultsOf(requested.method, requested.path, 'default', body))
      return { status: error.status, body }
    }
  }

  const answerTo = (requested: StripeRequest): Answer => {
    const before = requested.key === undefined ? undefined : remembered.get(requested.key)
    const answer = before ?? act(requested)
    if (requested.key !== undefined) remembered.set(requested.key, answer)
    return answer
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe')
    const body = await textOf(request)
    const requested: StripeRequest = {
      method: request.method ?? '',
      path: pathname,
      fields: request.method === 'GET' ? searchParams : new URLSearchParams(body),
      key: request.headers['idempotency-key'] as string | undefined,
      account: request.headers['stripe-account'] as string | undefined,
    }
    const send = ({ status, body: said }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return send({ status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } })
    const at = wrongs.findIndex(({ path }) => path.test(`${requested.method} ${pathname}`))
    const [wrong] = at < 0 ? [] : wrongs.splice(at, 1)
    if (wrong?.how === 'before') return response.destroy()
    if (typeof wrong?.how === 'number') return send({ status: wrong.how, body: { error: { type: 'api_error' } } })
    const answer = answerTo(requested)
    return wrong?.how === 'lost' ? response.destroy() : send(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    connect,
    faults,
    /** The calls it supports that no one has made. */
    neverCalled: () => Object.keys(answers).filter((call) => !given.has(call)),
    /** Stripe's library retries a broken connection once: both attempts break. */
    goWrong: (path: RegExp, how: Fault['how']) => {
      for (let times = typeof how === 'number' ? 1 : 2; times > 0; times--) wrongs.push({ path, how })
    },
    /** Keys are forgotten after a day. */
    forgetKeys: () => remembered.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
