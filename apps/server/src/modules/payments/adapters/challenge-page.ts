import { type Money, minorDigits } from '@porchlight/contract'
import { escapeHtml } from '#kernel/html'
import type { Challenge } from './sandbox-charges.ts'

const amountText = ({ amount, currency }: Money): string => {
  const digits = minorDigits(currency)
  const format = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat('en', format).format(amount / 10 ** digits)
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f2f4f7, #14181d); }
main { width: min(24rem, calc(100vw - 2rem)); padding: 2rem; box-sizing: border-box; border-radius: .75rem;
  background: light-dark(#fff, #1d232b); color: light-dark(#14181d, #eef1f5); }
h1 { margin: 0 0 1rem; font-size: 1.25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
dt { color: light-dark(#4a5563, #b4bdc9); } dd { margin: 0; text-align: right; font-weight: 600; }
form { display: grid; gap: .75rem; }
button { min-height: 3rem; border: 1px solid light-dark(#14508c, #8fc1f5); border-radius: .5rem; font: inherit;
  font-weight: 600; cursor: pointer; background: none; color: light-dark(#14508c, #8fc1f5); }
button[value=approve] { background: light-dark(#14508c, #8fc1f5); color: light-dark(#fff, #10202f); }
button:focus-visible { outline: 3px solid light-dark(#14508c, #8fc1f5); outline-offset: 3px; }`

/** The whole page; `nonce` allows its style under the content security policy. */
export const challengePage = (nonce: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Confirm your payment · Sandbox Bank</title>
<style nonce="${nonce}">${style}</style>
</head>
<body><main>${body}</main></body>
</html>`

/** @param payee whom the guest pays: the site's name */
export const question = (challenge: Challenge, payee: string, backTo: string): string => `
<h1>Sandbox Bank: is this you?</h1>
<dl><dt>To</dt><dd>${escapeHtml(payee)}</dd>${
  challenge.amount
    ? `<dt>Amount</dt><dd>${escapeHtml(amountText(challenge.amount))}</dd>`
    : '<dt>For</dt><dd>Later payments</dd>'
}
<dt>Card</dt><dd>${escapeHtml(challenge.method)}</dd></dl>
<form method="post" action="/sandbox/challenge/${escapeHtml(challenge.id)}">
<input type="hidden" name="return" value="${escapeHtml(backTo)}">
<button name="answer" value="approve">${challenge.amount ? 'Approve the payment' : 'Approve this card'}</button>
<button name="answer" value="refuse">Refuse</button>
</form>`

export const answered = (backTo: string): string => `
<h1>This payment has been answered</h1>
<p>Nothing more to do here. <a href="${escapeHtml(backTo)}">Back to your booking</a></p>`

export const missing = `
<h1>There is no such payment</h1>
<p>The link may be old. <a href="/travelers">Back to your trips</a></p>`
