import type { PlainLanguage } from '#http/plain-page'
import type { ReferralMark } from '#http/referral-cookie'
import { consentTextIn, consentWords } from './words.ts'

const style = `
consent-banner{position:fixed;inset:auto 0 0;z-index:60;display:block;padding:20px max(20px,env(safe-area-inset-right)) max(20px,env(safe-area-inset-bottom)) max(20px,env(safe-area-inset-left));background:var(--surface);color:var(--ink);border-top:1px solid var(--line-strong);box-shadow:var(--shadow-3)}
consent-banner form{display:flex;flex-wrap:wrap;align-items:center;gap:16px 32px;max-width:1312px;margin:0 auto}
consent-banner p{flex:1 1 30rem;margin:0;max-width:72ch;font-size:.9375rem;line-height:1.5}
consent-banner a{color:inherit;text-decoration:underline}
consent-banner div{display:grid;grid-template-columns:1fr 1fr;gap:12px;flex:1 1 20rem;max-width:26rem;margin-inline-start:auto}
consent-banner button{min-height:44px;padding:0 20px;border:1px solid var(--line-strong);border-radius:var(--r-2);background:none;color:inherit;text-align:center;font:600 .9375rem/1.2 var(--text);cursor:pointer}
consent-banner button:hover{background:var(--sunken)}
consent-banner button:focus-visible{outline:2px solid var(--focus,currentColor);outline-offset:2px}
@media print{consent-banner{display:none}}`

/**
 * The question at the foot of a page, as plain HTML: it adds no script, and works before any has loaded. Hydration
 * skips body elements it did not render; this element has a name of its own so that it isn't mistaken for another.
 */
export const bannerHtml = (
  language: PlainLanguage,
  { ofPartners, arrival }: { ofPartners: boolean; arrival: ReferralMark | undefined },
): string => {
  const words = consentWords[language]
  const via = arrival
    ? `<input type="hidden" name="via" value="${arrival.code}"><input type="hidden" name="sub" value="${arrival.subId}">`
    : ''
  return `<consent-banner role="region" aria-label="${words.label}"><form method="post" action="/privacy-choices">${via}<p>${consentTextIn(language, ofPartners)} <a href="/terms/privacy-policy">${words.privacy}</a></p><div><button name="choice" value="declined">${words.decline}</button><button name="choice" value="granted">${words.accept}</button></div></form></consent-banner>`
}

export const bannerStyle = (nonce: string): string => `<style nonce="${nonce}">${style}</style>`
