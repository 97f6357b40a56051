import type { InvoiceData } from '@porchlight/contract'
import type { Spoken } from '@porchlight/wording'
import { printed, type Sheet } from '#kernel/paper/sheet'
import { type InvoiceTexts, invoiceTexts } from './invoice-texts.ts'

const head = (sheet: Sheet, invoice: InvoiceData, texts: InvoiceTexts) => {
  const { seller, buyer, booking } = invoice
  sheet.letterhead(seller.name, [seller.address, `${seller.email}, ${seller.phone}`])
  sheet.title(texts.title(invoice))
  const stay = [texts.between(booking.arrive, booking.depart), texts.nights(invoice.nights), texts.party(invoice.party)]
  sheet.facts([
    [texts.billTo, [buyer.name, buyer.email].filter(Boolean).join(', ')],
    [texts.date, texts.day(invoice.issuedOn)],
    [texts.booking, `${booking.number}, ${booking.home}, ${invoice.town}`],
    [texts.stay, stay.join(', ')],
    ...(invoice.claim === null ? [] : [[texts.subject, texts.damage] as const]),
  ])
}

const rows = (sheet: Sheet, invoice: InvoiceData, texts: InvoiceTexts) => {
  sheet.line(18, 12)
  for (const line of [...invoice.lines, ...invoice.taxes])
    sheet.row({ label: texts.label(line), note: texts.note(line), amount: line.amount })
  sheet.line(4, 10, 'ink')
  sheet.row({ label: texts.total, amount: invoice.total, strong: true })
  for (const receipt of invoice.received) sheet.row({ label: texts.received(receipt), amount: receipt.amount })
}

/** The invoice as a PDF, in the reader's language. */
export const invoicePdf = (invoice: InvoiceData, language: Spoken): Promise<Buffer> => {
  const texts = invoiceTexts(language)
  const { number, seller, booking } = invoice
  const of = { title: `${number}, ${booking.home}`, author: seller.name, language, foot: `${seller.name} · ${number}` }
  return printed(of, (sheet) => {
    head(sheet, invoice, texts)
    rows(sheet, invoice, texts)
    sheet.space(6)
    for (const sentence of texts.status(invoice)) sheet.sentence(sentence)
  })
}
