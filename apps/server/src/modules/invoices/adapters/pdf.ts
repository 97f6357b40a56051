import type { Invoice, Language } from '@porchlight/contract'
import { printed, type Sheet } from '#kernel/paper/sheet'
import { type PaperWords, paperWords } from './paper-words.ts'

const head = (sheet: Sheet, invoice: Invoice, words: PaperWords) => {
  const { seller, buyer, booking } = invoice
  sheet.letterhead(seller.name, [seller.address, `${seller.email}, ${seller.phone}`])
  sheet.title(words.title(invoice))
  const stay = [words.between(booking.arrive, booking.depart), words.nights(invoice.nights), words.party(invoice.party)]
  sheet.facts([
    [words.for, [buyer.name, buyer.email].filter(Boolean).join(', ')],
    [words.date, words.day(invoice.issuedOn)],
    [words.booking, `${booking.number}, ${booking.home}, ${invoice.town}`],
    [words.stay, stay.join(', ')],
    ...(invoice.claim === null ? [] : [[words.subject, words.damage] as const]),
  ])
}

const rows = (sheet: Sheet, invoice: Invoice, words: PaperWords) => {
  sheet.line(18, 12)
  for (const line of [...invoice.lines, ...invoice.taxes])
    sheet.row({ label: words.line(line), note: words.note(line.note), amount: line.amount })
  sheet.line(4, 10, 'ink')
  sheet.row({ label: words.total, amount: invoice.total, strong: true })
  for (const receipt of invoice.received) sheet.row({ label: words.received(receipt), amount: receipt.amount })
}

/** The invoice on document, in the language of its reader. */
export const invoicePdf = (invoice: Invoice, language: Language): Promise<Buffer> => {
  const words = paperWords(language)
  const { number, seller, booking } = invoice
  const of = { title: `${number}, ${booking.home}`, author: seller.name, language, foot: `${seller.name} · ${number}` }
  return printed(of, (sheet) => {
    head(sheet, invoice, words)
    rows(sheet, invoice, words)
    sheet.space(6)
    for (const sentence of words.standing(invoice)) sheet.sentence(sentence)
  })
}
