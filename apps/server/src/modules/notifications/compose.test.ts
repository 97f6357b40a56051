import { isEssential } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { compose, shortForm, wordsOf } from './compose.ts'
import { asText } from './email.ts'
import { asHtml } from './email-html.ts'
import { kindOf, kinds } from './engine/kinds.ts'
import { bareTime, wordsOfEmail } from './testing/bare-time.ts'
import { sampleEmails, sampleLinks, sampleNews, sampleSender, sampleStay } from './testing/sample-emails.ts'

const sender = sampleSender()
const emailOf = (kind: string) => sampleEmails.find(([name]) => name === kind)?.[1]
const textOf = (kind: string) => {
  const email = emailOf(kind)
  return email ? asText(email, sender) : ''
}

describe('emails', () => {
  it('exist for every kind of message', () => {
    const written = new Set(sampleNews.map(({ occasion }) => occasion.kind))
    expect([...written].sort()).toEqual(Object.keys(kinds).sort())
  })

  it.each(sampleEmails)('write %s in full sentences, in both forms', (_, email) => {
    const [text, html] = [asText(email, sender), asHtml(email, sender)]
    for (const form of [text, html]) {
      expect(form).toContain(email.action?.href)
      expect(form).toContain('18 Lantern Street')
      expect(form).toContain(sampleLinks.settingsHref)
      expect(form).not.toMatch(/undefined|null|NaN|\[object/)
    }
    expect(email.subject).not.toMatch(/[\r\n!]/)
    expect(text).not.toContain('!')
    const words = text.split('\n').filter((line) => !line.startsWith('https://'))
    expect(Math.max(...words.map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  it.each(sampleEmails)('fit %s into what mail readers show in full, with nothing to load', (_, email) => {
    const html = asHtml(email, sender)
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/)
    expect(html).toContain('<html lang="en" dir="ltr"')
    for (const [, sheet = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) expect(sheet.length).toBeLessThan(8_192)
    for (const [layout] of html.matchAll(/<table[^>]*>/g))
      expect(/role="presentation"/.test(layout) || layout.includes('width:100%;margin:24px')).toBe(true)
  })

  it.each(sampleNews)('name the home and the booking number of a stay: $occasion.kind', (notified) => {
    if (!('number' in notified.about)) return
    const text = asText(compose(notified, sampleLinks), sender)
    expect(text).toContain('Marram House')
    expect(text).toContain('PL-20007')
  })

  it('tell the guest who canceled, the refund, and the amount retained', () => {
    const text = textOf('canceled').replaceAll('\n', ' ')
    expect(text).toContain('you canceled booking PL-20007')
    expect(text).toContain('We’re refunding $894.83 to the original payment method')
    expect(text).toContain('Retained under the policy: $3,371.49')
  })

  it('can be unsubscribed by a link, except for money and safety', () => {
    for (const { occasion } of sampleNews) {
      const essential = isEssential(kindOf(occasion.kind).topic)
      expect([occasion.kind, emailOf(occasion.kind)?.stopHref === null]).toEqual([occasion.kind, essential])
    }
    expect(emailOf('digest')?.stopHref).toContain('17-digest')
  })

  it('R34 put no one’s text into the markup', () => {
    const notified = {
      about: { ...sampleStay, firstName: '"><script>' },
      occasion: { kind: 'declined', note: '<img src=x onerror=alert(1)>' },
    } as const
    expect(asHtml(compose(notified, sampleLinks), sender)).not.toMatch(/<img|<script/)
  })
})

describe('times of day', () => {
  it.each(sampleNews)('always name their time zone: $occasion.kind', (notified) => {
    const { subject, brief } = shortForm('en', wordsOf(notified))
    const email = compose(notified, sampleLinks)
    const forms = [subject, brief, wordsOfEmail(asText(email, sender)), wordsOfEmail(asHtml(email, sender))]
    for (const form of forms) expect(form).not.toMatch(bareTime)
  })
})

describe('the short form in the product', () => {
  it.each(sampleNews)('says $occasion.kind without a greeting, in at most two hundred characters', (notified) => {
    const { subject, brief, action } = shortForm('en', wordsOf(notified))
    expect(brief).not.toMatch(/Hi |undefined|!/)
    expect(brief.length).toBeLessThanOrEqual(200)
    expect(subject.length).toBeLessThanOrEqual(90)
    expect(action.length).toBeLessThanOrEqual(30)
  })
})
