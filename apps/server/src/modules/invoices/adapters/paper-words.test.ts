import { type Invoice, languages } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { paperWords } from './paper-words.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const credit = {
  kind: 'credit_note',
  number: 'CRN-4',
  state: 'credit',
  corrects: 'INV-3',
  correctedBy: null,
  reason: '',
}

test('days, counts and amounts are written as each language writes them', () => {
  const said = languages.map((language) => {
    const words = paperWords(language)
    return [
      words.between('2027-07-02', '2027-07-09'),
      words.label('7 nights'),
      words.label('1 extra guest'),
      words.party({ adults: 2, children: 1, infants: 0, pets: 0 }),
      words.money(usd(853_263)).replace(/\s/g, ' '),
    ].join(' | ')
  })
  expect(said).toEqual([
    'Fri, Jul 2, 2027 to Fri, Jul 9, 2027 | 7 nights | 1 extra guest | 2 adults, 1 child | $8,532.63',
    'vie, 2 jul 2027 a vie, 9 jul 2027 | 7 noches | 1 huésped más | 2 adultos, 1 niño | 8532,63 US$',
    'ven. 2 juil. 2027 au ven. 9 juil. 2027 | 7 nuits | 1 personne en plus | 2 adultes, 1 enfant | 8 532,63 $US',
    'Fr., 2. Juli 2027 bis Fr., 9. Juli 2027 | 7 Nächte | 1 weiterer Gast | 2 Erwachsene, 1 Kind | 8.532,63 $',
  ])
})

test('what an owner wrote themselves stays as they wrote it, and no English sentence stands in another language', () => {
  for (const language of languages) {
    const words = paperWords(language)
    expect(words.label('Beach hut')).toBe('Beach hut')
    expect(words.note('Each night is $1,000.00.')).toBe(language === 'en' ? 'Each night is $1,000.00.' : '')
    expect(words.standing(credit as Invoice).join()).toContain('INV-3')
  }
})

test('what was released, what a waiver paid and what came in is said in every language, things as they were claimed', () => {
  const said = languages.map((language) => {
    const words = paperWords(language)
    const line = (kind: 'charge' | 'not_charged' | 'waived') =>
      words.line({ kind, label: 'The lamp in the hall', note: '', amount: usd(1) })
    const received = words.received({ method: 'Visa ending 4242', on: '2027-07-02', amount: usd(1) })
    return [line('charge'), line('not_charged'), line('waived'), received]
  })
  for (const at of [1, 2, 3]) expect(new Set(said.map((words) => words[at])).size).toBe(languages.length)
  expect(new Set(said.map(([thing]) => thing))).toEqual(new Set(['The lamp in the hall']))
  expect(said[languages.indexOf('de')]?.[3]).toBe('Visa, Endziffern 4242, eingegangen Fr., 2. Juli 2027')
})
