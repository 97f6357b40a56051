import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '#kernel/app'
import { escapeHtml } from '#kernel/html'
import { notFound } from '#kernel/problem'
import type { Carrier } from '../carrier.ts'
import { lookAt } from '../onboarding.ts'
import { type SandboxCarrier, sandboxBanks } from './sandbox-carrier.ts'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f2f4f7, #14181d); }
main { width: min(26rem, calc(100vw - 2rem)); padding: 2rem; box-sizing: border-box; border-radius: .75rem;
  background: light-dark(#fff, #1d232b); color: light-dark(#14181d, #eef1f5); }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; } p { margin: 0 0 1.5rem; }
form { display: grid; gap: .75rem; }
button { min-height: 3rem; border: 1px solid light-dark(#14508c, #8fc1f5); border-radius: .5rem; font: inherit;
  font-weight: 600; cursor: pointer; background: none; color: light-dark(#14508c, #8fc1f5); }
button:first-of-type { background: light-dark(#14508c, #8fc1f5); color: light-dark(#fff, #10202f); }
button:focus-visible { outline: 3px solid light-dark(#14508c, #8fc1f5); outline-offset: 3px; }`

const page = (nonce: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Where are you paid? · Sandbox for payouts</title>
<style nonce="${nonce}">${style}</style>
</head>
<body><main>${body}</main></body>
</html>`

const question = (account: string, backTo: string): string => `
<h1>Sandbox: where are you paid?</h1>
<p>Stripe would ask for your identity and bank account here. The sandbox only asks how the bank should respond.</p>
<form method="post" action="/sandbox/onboarding/${escapeHtml(account)}">
<input type="hidden" name="return" value="${escapeHtml(backTo)}">
${Object.entries(sandboxBanks)
  .map(([number, does]) => `<button name="number" value="${number}">Account ••${number.slice(-4)} ${does}</button>`)
  .join('\n')}
</form>`

const missing = '<h1>There is no such account</h1>'

/** Only the pages that link here, so that no one is redirected elsewhere. */
const placeToReturn = (given: unknown): string =>
  typeof given === 'string' && /^\/(owners|partners|travelers)\/accounting\/accounts\?stripe=\w+$/.test(given)
    ? given
    : '/account'

const sendPage = (reply: FastifyReply, status: number, body: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(reply.cspNonce.style, body))

const isSandbox = (carrier: Carrier | null): carrier is SandboxCarrier => carrier !== null && 'answer' in carrier

type Requested = { Params: { account: string }; Querystring: { return?: string } }
type Answered = { Params: { account: string }; Body: unknown }

/** The sandbox, while it carries payouts. @throws Problem 404 if it doesn't anymore */
const sandboxOf = ({ adapters: { carrier } }: App): SandboxCarrier => {
  if (!isSandbox(carrier)) throw notFound()
  return carrier
}

const mountPage = (pages: FastifyInstance, app: App): void => {
  pages.get<Requested>('/sandbox/onboarding/:account', async ({ params, query }, reply) =>
    (await sandboxOf(app).knows(params.account))
      ? sendPage(reply, 200, question(params.account, placeToReturn(query.return)))
      : sendPage(reply, 404, missing),
  )
  pages.post<Answered>('/sandbox/onboarding/:account', async ({ body, params: { account } }, reply) => {
    const carrier = sandboxOf(app)
    const form = body instanceof URLSearchParams ? body : new URLSearchParams()
    const number = form.get('number') ?? ''
    if (!(await carrier.knows(account)) || !Object.hasOwn(sandboxBanks, number)) return sendPage(reply, 404, missing)
    await carrier.answer(account, number)
    await lookAt(app, account)
    return reply.redirect(placeToReturn(form.get('return')), 303)
  })
}

/** The sandbox’s replacement for Stripe’s page: a person enters their bank account. */
export const onboardingPages = async (server: FastifyInstance, app: App): Promise<void> => {
  await server.register((pages, _options, done) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    )
    mountPage(pages, app)
    done()
  })
}
