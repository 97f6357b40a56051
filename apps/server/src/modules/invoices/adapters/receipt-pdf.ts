import type { ReceiptData } from '@porchlight/contract'
import { formatsOf, render, type Said, type Spoken, said, textIn } from '@porchlight/wording'
import { printed } from '#kernel/paper/sheet'

/** The receipt as a PDF, in the reader's language. */
export const receiptPdf = (receipt: ReceiptData, language: Spoken): Promise<Buffer> => {
  const { number, kind, seller, buyer, booking, amount } = receipt
  const { day, between } = formatsOf(language)
  const text = (code: Said['code'], params?: Said['params']): string => render(language, said(code, params))
  const of = { title: `${number}, ${booking.home}`, author: seller.name, language, foot: `${seller.name} · ${number}` }
  return printed(of, (sheet) => {
    sheet.letterhead(seller.name, [seller.address, `${seller.email}, ${seller.phone}`])
    sheet.title(text('receipt.title', { kind, number }))
    sheet.facts([
      [text('receipt.who', { kind }), [buyer.name, buyer.email].filter(Boolean).join(', ')],
      [text('document.date'), day(receipt.on)],
      [text('document.booking'), `${booking.number}, ${booking.home}, ${booking.town}`],
      [text('document.stay'), between(booking.arrive, booking.depart)],
    ])
    sheet.line(18, 12)
    sheet.row({ label: text('receipt.line', { kind }), note: textIn(language, receipt.method), amount, strong: true })
  })
}
