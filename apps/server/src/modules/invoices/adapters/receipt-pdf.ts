import type { Language, Receipt } from '@porchlight/contract'
import { printed } from '#kernel/paper/sheet'
import { methodIn } from './paper-words.ts'
import { receiptWords } from './receipt-words.ts'

/** The receipt on document, in the language of its reader. */
export const receiptPdf = (receipt: Receipt, language: Language): Promise<Buffer> => {
  const words = receiptWords(language)
  const { number, seller, buyer, booking, amount } = receipt
  const of = { title: `${number}, ${booking.home}`, author: seller.name, language, foot: `${seller.name} · ${number}` }
  return printed(of, (sheet) => {
    sheet.letterhead(seller.name, [seller.address, `${seller.email}, ${seller.phone}`])
    sheet.title(words.title(receipt))
    sheet.facts([
      [words.who(receipt), [buyer.name, buyer.email].filter(Boolean).join(', ')],
      [words.date, words.day(receipt.on)],
      [words.booking, `${booking.number}, ${booking.home}, ${booking.town}`],
      [words.stay, words.between(booking.arrive, booking.depart)],
    ])
    sheet.line(18, 12)
    sheet.row({ label: words.line(receipt), note: methodIn(receipt.method, language), amount, strong: true })
  })
}
