import { dateIn, type OwnerInvoiceData } from '@porchlight/contract'
import { formatsOf, render, type Said, type Spoken, said, textIn } from '@porchlight/wording'
import { printed, type Sheet } from '#kernel/paper/sheet'

const textsIn = (language: Spoken) => {
  const text = (code: Said['code'], params?: Said['params']): string => render(language, said(code, params))
  return {
    ...formatsOf(language),
    text,
    label: ({ kind, label }: OwnerInvoiceData['lines'][number]): string =>
      kind === 'line' ? textIn(language, label) : text(`owner_invoice.${kind}`),
    detail: ({ detail }: OwnerInvoiceData['lines'][number]): string => textIn(language, detail),
  }
}
type Texts = ReturnType<typeof textsIn>

const lines = (sheet: Sheet, invoice: OwnerInvoiceData, texts: Texts) => {
  sheet.line(18, 12)
  for (const line of invoice.lines)
    sheet.row({
      label: texts.label(line),
      note: [line.home?.name, texts.detail(line)].filter(Boolean).join(' · '),
      amount: line.amount,
    })
  sheet.line(4, 10, 'ink')
  sheet.row({ label: texts.text('document.total'), amount: invoice.total, strong: true })
}

const credits = (sheet: Sheet, invoice: OwnerInvoiceData, zone: string, { text, day }: Texts) => {
  if (invoice.credits.length === 0) return
  sheet.line(14, 10)
  for (const { kind, amount, at, receivedOn, reference } of invoice.credits)
    sheet.row({
      label: text(`owner_invoice.${kind}`),
      note: [day(receivedOn ?? dateIn(zone, new Date(at))), reference].filter(Boolean).join(' · '),
      amount: { ...amount, amount: -amount.amount },
    })
  sheet.line(4, 10, 'ink')
  sheet.row({ label: text('owner_invoice.open'), amount: invoice.open, strong: true })
}

/** An invoice to an owner as a PDF, in the reader's language; its days are in the company’s time `zone`. */
export const ownerInvoicePdf = (invoice: OwnerInvoiceData, zone: string, language: Spoken): Promise<Buffer> => {
  const texts = textsIn(language)
  const { number, seller, owner, email, issuedOn, dueOn, year, quarter } = invoice
  const title = texts.text('owner_invoice.title', { number })
  const of = { title: `${title}, ${owner.name}`, author: seller.name, language, foot: `${seller.name} · ${number}` }
  return printed(of, (sheet) => {
    sheet.letterhead(seller.name, [seller.address, `${seller.email}, ${seller.phone}`])
    sheet.title(title)
    sheet.facts([
      [texts.text('invoice.bill_to'), [owner.name, email].filter(Boolean).join(', ')],
      [
        texts.text('document.date'),
        texts.text('owner_invoice.issued', {
          day: { day: issuedOn },
          quarter: String(quarter),
          year: String(year),
        }),
      ],
      [texts.text('owner_invoice.due'), texts.day(dueOn)],
    ])
    lines(sheet, invoice, texts)
    credits(sheet, invoice, zone, texts)
  })
}
