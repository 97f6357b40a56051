import type { InvoiceData, Party } from '@porchlight/contract'
import { formatsOf, render, type Said, type Spoken, said, textIn } from '@porchlight/wording'

type Line = InvoiceData['lines'][number]

const kinds = ['adults', 'children', 'infants', 'pets'] as const

/** The texts of an invoice in one language. Names of fees, taxes, and claimed items stay as written. */
export const invoiceTexts = (language: Spoken) => {
  const formats = formatsOf(language)
  const text = (code: Said['code'], params?: Said['params']): string => render(language, said(code, params))
  return {
    ...formats,
    label: ({ label }: Line): string => textIn(language, label),
    note: ({ note }: Line): string => textIn(language, note),
    received: ({ method, on }: InvoiceData['received'][number]): string =>
      text('invoice.received', { method: textIn(language, method), day: { day: on } }),
    title: ({ kind, number }: InvoiceData): string => text('invoice.title', { kind, number }),
    billTo: text('invoice.bill_to'),
    date: text('document.date'),
    booking: text('document.booking'),
    stay: text('document.stay'),
    subject: text('invoice.subject'),
    damage: text('invoice.damage'),
    total: text('document.total'),
    nights: (count: number): string => text('price.nights', { count }),
    party: (party: Party): string =>
      kinds
        .filter((kind) => kind === 'adults' || party[kind] > 0)
        .map((kind) => text(`party.${kind}`, { count: party[kind] }))
        .join(', '),
    status: ({ state, corrects, correctedBy, balance, reason }: InvoiceData): string[] =>
      [
        textIn(language, reason),
        corrects !== null && text('invoice.corrects', { number: corrects }),
        correctedBy !== null && text('invoice.corrected', { number: correctedBy }),
        state === 'paid' && text('invoice.paid'),
        state === 'open' && text('invoice.balance', { amount: balance }),
      ].filter((one): one is string => Boolean(one)),
  }
}
export type InvoiceTexts = ReturnType<typeof invoiceTexts>
