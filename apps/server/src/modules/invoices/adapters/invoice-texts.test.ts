import { type InvoiceData, languages } from '@porchlight/contract'
import { asWritten, said } from '@porchlight/wording'
import { expect, test } from 'vitest'
import { invoiceTexts } from './invoice-texts.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const credit = {
  kind: 'credit_note',
  number: 'CRN-4',
  state: 'credit',
  corrects: 'INV-3',
  correctedBy: null,
  reason: '',
}
const lineOf = (label: InvoiceData['lines'][number]['label'], note: typeof label = '') => ({
  code: null,
  fee: null,
  kind: 'charge' as const,
  label,
  note,
  amount: usd(1),
})

test('formats days, counts, and amounts for each language', () => {
  const written = languages.map((language) => {
    const texts = invoiceTexts(language)
    return [
      texts.between('2027-07-02', '2027-07-09'),
      texts.label(lineOf(said('price.nights', { count: 7 }))),
      texts.label(lineOf(said('price.extra_guests', { count: 1 }))),
      texts.party({ adults: 2, children: 1, infants: 0, pets: 0 }),
      texts.money(usd(853_263)).replace(/\s/g, ' '),
    ].join(' | ')
  })
  expect(written).toEqual([
    'Fri, Jul 2, 2027 to Fri, Jul 9, 2027 | 7 nights | 1 extra guest | 2 adults, 1 child | $8,532.63',
    'vie, 2 jul 2027 a vie, 9 jul 2027 | 7 noches | 1 huésped adicional | 2 adultos, 1 niño | 8532,63 US$',
    'ven. 2 juil. 2027 au ven. 9 juil. 2027 | 7 nuits | 1 voyageur supplémentaire | 2 adultes, 1 enfant | 8 532,63 $US',
    'Fr., 2. Juli 2027 bis Fr., 9. Juli 2027 | 7 Nächte | 1 weiterer Gast | 2 Erwachsene, 1 Kind | 8.532,63 $',
  ])
})

test('shows the reason for a price in every language, and leaves an owner’s own text as is', () => {
  const why = said('price.each_night', { price: usd(100_000) })
  expect(new Set(languages.map((language) => invoiceTexts(language).note(lineOf('', why)))).size).toBe(languages.length)
  for (const language of languages) {
    const texts = invoiceTexts(language)
    expect(texts.label(lineOf(asWritten('Beach hut')))).toBe('Beach hut')
    expect(texts.status(credit as unknown as InvoiceData).join()).toContain('INV-3')
  }
})

test('renders reductions and receipts in every language, and claimed things as written', () => {
  const written = languages.map((language) => {
    const texts = invoiceTexts(language)
    const received = texts.received({ method: 'Visa •••• 4242', on: '2027-07-02', amount: usd(1) })
    const labels = [asWritten('The lamp in the hall'), said('invoice.not_charged'), said('invoice.waived')]
    return [...labels.map((label) => texts.label(lineOf(label))), received]
  })
  for (const at of [1, 2, 3]) expect(new Set(written.map((texts) => texts[at])).size).toBe(languages.length)
  expect(new Set(written.map(([thing]) => thing))).toEqual(new Set(['The lamp in the hall']))
  expect(written[languages.indexOf('de')]?.[3]).toBe('Visa •••• 4242, eingegangen Fr., 2. Juli 2027')
})
