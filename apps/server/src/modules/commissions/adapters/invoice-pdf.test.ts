import type { PartnerInvoice } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { everyScript, missingCharacters, pdfText } from '#testing/paper-text'
import { plainWords } from '#testing/plain-words'
import { partnerInvoicePdf } from './invoice-pdf.ts'

const money = (amount: number) => ({ amount, currency: 'USD' })

it('a partner’s invoice shows every name in full, in every language', async () => {
  const invoice = {
    number: 'MFA-1',
    state: 'paid',
    issuedOn: '2027-01-31',
    gross: money(120_00),
    recovered: money(0),
    withheld: money(28_80),
    net: money(91_20),
    accountEnding: '6789',
    seller: { name: everyScript, email: 'partner@example.com', agency: everyScript, iata: '33412072' },
    buyer: { name: everyScript, email: 'books@example.com', address: everyScript },
    lines: [
      {
        booking: 'PL-1',
        source: 'broker',
        home: everyScript,
        stay: { arrive: '2027-01-02', depart: '2027-01-09' },
        rate: 300,
        note: everyScript,
        amount: money(120_00),
      },
    ],
  } as unknown as PartnerInvoice
  for (const language of ['en', 'es', 'fr', 'de'] as const) {
    const text = pdfText(await partnerInvoicePdf(invoice, language))
    expect(missingCharacters(everyScript, text), language).toEqual([])
    expect(text, language).toContain('MFA-1')
    expect(text, language).toContain('33412072')
  }
  const pseudo = pdfText(await partnerInvoicePdf(invoice, 'en-XA'))
  expect(plainWords(pseudo, [invoice, everyScript])).toEqual([])
})

it('R54 a partner’s invoice says what was withheld, or why nothing was', async () => {
  const withheldAs = async (withholding: PartnerInvoice['withholding'], withheld: number) => {
    const invoice = {
      number: 'MFA-1',
      issuedOn: '2027-01-31',
      gross: money(120_00),
      recovered: money(0),
      withheld: money(withheld),
      withholding,
      net: money(120_00 - withheld),
      accountEnding: '6789',
      seller: { name: 'Ada Quill', email: 'ada@example.com', agency: '', iata: '' },
      buyer: { name: 'Porchlight', email: 'books@example.com', address: '' },
      lines: [],
    } as unknown as PartnerInvoice
    return pdfText(await partnerInvoicePdf(invoice, 'en'))
  }
  expect(await withheldAs('backup', 28_80)).toContain('Backup withholding (24%)')
  expect(await withheldAs('foreign', 36_00)).toContain('U.S. tax withheld (30%, Form 1042-S)')
  expect(await withheldAs('treaty', 0)).toContain('exempt by tax treaty')
  expect(await withheldAs('eci', 0)).toContain('connected with your U.S. business')
  expect(await withheldAs('none', 0)).not.toContain('1042-S')
})
