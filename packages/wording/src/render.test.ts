import { type Language, languages } from '@porchlight/contract'
import { describe, expect, it, test } from 'vitest'
import { catalog } from './catalog.ts'
import type { Spoken } from './formats.ts'
import { argumentsOf, branchesOf, type IcuNode, isTag, parseMessage } from './icu.ts'
import { render } from './render.ts'
import { asWritten, listOf, type Said, said } from './said.ts'

const price = { amount: 853_263, currency: 'USD' }
const inAll = (text: Said): string[] => languages.map((language) => render(language, text))

describe('a text', () => {
  it('uses the plural forms of each language', () => {
    expect(inAll(said('price.nights', { count: 1 }))).toEqual(['1 night', '1 noche', '1 nuit', '1 Nacht'])
    expect(inAll(said('price.nights', { count: 7 }))).toEqual(['7 nights', '7 noches', '7 nuits', '7 Nächte'])
  })

  it('formats money, percentages, weekdays, and times for each language', () => {
    expect(inAll(said('price.each_night', { price }))).toEqual([
      'Each night is $8,532.63.',
      'Cada noche cuesta 8532,63\u00a0US$.',
      'Chaque nuit coûte 8\u00a0532,63\u00a0$US.',
      'Jede Nacht kostet 8.532,63\u00a0$.',
    ])
    const until = { instant: '2027-05-03T20:00:00Z', zone: 'America/New_York' }
    expect(render('en', said('cancel.rule.grace', { until }))).toBe(
      'Cancel by Mon, May 3, 2027, 4:00 PM EDT for a full refund.',
    )
    expect(render('de', said('cancel.rule.grace', { until }))).toMatch(/^Stornieren Sie bis Mo., 3. Mai 2027, 16:00 /)
    expect(render('en', listOf({ basisPoints: 550 }, { weekdays: [5, 6] }, { weekdays: [0, 1, 2, 3, 4] }))).toBe(
      '5.5%, Fri, Sat, Sun–Thu',
    )
  })

  it('includes other texts, and leaves user-written text unchanged', () => {
    const text = listOf(said('price.nights', { count: 2 }), said('price.each', { price }), asWritten('{Sommer} #1'))
    expect(render('de', text)).toBe('2 Nächte, zu je 8.532,63\u00a0$, {Sommer} #1')
  })

  it('is in brackets in the pseudo language, with names and figures unchanged', () => {
    const pseudo: Spoken = 'en-XA'
    expect(render(pseudo, said('price.tax_why', { charge: 'X', authority: 'Suffolk' }))).toBe('⟦X, pàîd~~ tö Suffolk.⟧')
    expect(render(pseudo, asWritten('Cleaning'))).toBe('Cleaning')
  })

  it('is rejected if a value is missing', () => {
    expect(() => render('en', said('price.nights'))).toThrow()
  })
})

const uniqueArguments = (text: string): string[] => [...new Set(argumentsOf(parseMessage(text)))].sort()

/** Words that two languages share. */
const sameInBoth: Partial<Record<Language, readonly string[]>> = {
  es: [
    'price.percent_of',
    'price.percent_of_sentence',
    'policy.flexible',
    'document.total',
    'statement.subtotal',
    'mail.frame.arrive',
    'mail.frame.depart',
    'mail.frame.total',
    'partner_invoice.source.hv',
  ],
  fr: [
    'policy.flexible',
    'document.total',
    'document.date',
    'statement.part.commission',
    'owner.commission',
    'mail.payment_ahead.f2',
    'mail.frame.total',
    'label.dates',
    'label.date',
    'document.label',
    'partner_invoice.date',
    'partner_invoice.gross',
    'partner_invoice.source.hv',
    'lead.team.label.kind',
    'lead.team.label.source',
    'lead.team.label.score',
  ],
  de: ['owner_invoice.issued', 'mail.frame.arrive', 'mail.frame.depart', 'partner_invoice.source.hv'],
}

test.each(languages.filter((language) => language !== 'en'))('%s uses the same values in every message', (language) => {
  for (const [code, text] of Object.entries(catalog.en)) {
    const translated = catalog[language][code as keyof typeof catalog.en]
    expect(uniqueArguments(translated), code).toEqual(uniqueArguments(text))
    const wordless = !/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))
    if (!wordless && !sameInBoth[language]?.includes(code)) expect(translated, code).not.toBe(text)
  }
})

/** What a message can begin with: the first words of each of its branches. */
const openings = ([first, ...rest]: readonly IcuNode[]): string[] => {
  if (typeof first === 'string') return [first.trimStart() || (openings(rest)[0] ?? '')]
  if (typeof first !== 'object' || isTag(first)) return []
  return branchesOf(first).flatMap(([, branch]) => openings(branch))
}

test.each(languages)('in %s every notification’s text begins with a capital letter', (language) => {
  const texts = Object.entries(catalog[language]).filter(([code]) => /^mail\.\w+\.(brief|subject)$/.test(code))
  expect(texts.length).toBeGreaterThan(100)
  for (const [code, text] of texts)
    for (const opening of openings(parseMessage(text))) expect(opening, code).not.toMatch(/^\p{Ll}/u)
})
