import { isEssential } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { compose, wordsOf } from './compose.ts'
import { asText } from './email.ts'
import { asHtml } from './email-html.ts'
import { kindOf, kinds } from './engine/kinds.ts'
import { bareTime, wordsOfLetter } from './testing/bare-time.ts'
import { sampleLetters, sampleLinks, sampleNews, sampleSender, sampleStay } from './testing/sample-emails.ts'

const sender = sampleSender()
const letterOf = (kind: string) => sampleLetters.find(([name]) => name === kind)?.[1]
const textOf = (kind: string) => {
  const letter = letterOf(kind)
  return letter ? asText(letter, sender) : ''
}

describe('emails', () => {
  it('exist for every kind of message', () => {
    const written = new Set(sampleNews.map(({ occasion }) => occasion.kind))
    expect([...written].sort()).toEqual(Object.keys(kinds).sort())
  })

  it.each(sampleLetters)('say %s in full sentences, in both forms', (_, letter) => {
    const [text, html] = [asText(letter, sender), asHtml(letter, sender)]
    for (const form of [text, html]) {
      expect(form).toContain(letter.action?.href)
      expect(form).toContain('18 Lantern Street')
      expect(form).toContain(sampleLinks.settingsHref)
      expect(form).not.toMatch(/undefined|null|NaN|\[object/)
    }
    expect(letter.subject).not.toMatch(/[\r\n!]/)
    expect(text).not.toContain('!')
    const words = text.split('\n').filter((line) => !line.startsWith('https://'))
    expect(Math.max(...words.map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  it.each(sampleLetters)('fit %s into what mail readers show whole, with nothing to fetch', (_, letter) => {
    const html = asHtml(letter, sender)
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/)
    expect(html).toContain('<html lang="en" dir="ltr"')
    for (const [, sheet = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) expect(sheet.length).toBeLessThan(8_192)
    for (const [layout] of html.matchAll(/<table[^>]*>/g))
      expect(/role="presentation"/.test(layout) || layout.includes('width:100%;margin:24px')).toBe(true)
  })

  it.each(sampleNews)('name the home and the number of a stay: $occasion.kind', (told) => {
    if (!('number' in told.about)) return
    const text = asText(compose(told, sampleLinks), sender)
    expect(text).toContain('Marram House')
    expect(text).toContain('PL-20007')
  })

  it('tell the guest who canceled, the refund and what is kept', () => {
    const text = textOf('canceled').replaceAll('\n', ' ')
    expect(text).toContain('you canceled booking PL-20007')
    expect(text).toContain('We’re refunding $894.83 to the original payment method')
    expect(text).toContain('Retained under the policy: $3,371.49')
  })

  it('can be stopped by a link, but for money and safety', () => {
    for (const { occasion } of sampleNews) {
      const essential = isEssential(kindOf(occasion.kind).topic)
      expect([occasion.kind, letterOf(occasion.kind)?.stopHref === null]).toEqual([occasion.kind, essential])
    }
    expect(letterOf('digest')?.stopHref).toContain('17-digest')
  })

  it('R34 put nobody’s words into the markup', () => {
    const told = {
      about: { ...sampleStay, firstName: '"><script>' },
      occasion: { kind: 'declined', note: '<img src=x onerror=alert(1)>' },
    } as const
    expect(asHtml(compose(told, sampleLinks), sender)).not.toMatch(/<img|<script/)
  })
})

describe('times of day', () => {
  it.each(sampleNews)('name their zone wherever they stand: $occasion.kind', (told) => {
    const { subject, brief } = wordsOf(told)
    const letter = compose(told, sampleLinks)
    const forms = [subject, brief, wordsOfLetter(asText(letter, sender)), wordsOfLetter(asHtml(letter, sender))]
    for (const form of forms) expect(form).not.toMatch(bareTime)
  })
})

describe('the short form in the product', () => {
  it.each(sampleNews)('says $occasion.kind without greeting, in at most two hundred signs', (told) => {
    const { subject, brief, action } = wordsOf(told)
    expect(brief).not.toMatch(/Hi |undefined|!/)
    expect(brief.length).toBeLessThanOrEqual(200)
    expect(subject.length).toBeLessThanOrEqual(90)
    expect(action.length).toBeLessThanOrEqual(30)
  })
})
