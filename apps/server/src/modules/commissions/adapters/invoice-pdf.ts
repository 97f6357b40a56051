import type { PartnerInvoice } from '@porchlight/contract'
import { formatsOf, render, type Said, type Spoken, said } from '@porchlight/wording'
import { printed } from '#kernel/paper/sheet'
import { payableDays } from '../rules.ts'

/** A partner's invoice as a PDF, in the reader's language. */
export const partnerInvoicePdf = (invoice: PartnerInvoice, language: Spoken): Promise<Buffer> => {
  const { day } = formatsOf(language)
  const text = (code: Said['code'], params?: Said['params']): string => render(language, said(code, params))
  const { number, seller, buyer, lines, gross, recovered, withheld, withholding, net, issuedOn, accountEnding } =
    invoice
  const title = `${text('partner_invoice.title')} ${number}`
  const of = { title: `${title}, ${seller.name}`, author: buyer.name, language, foot: `${buyer.name} · ${number}` }
  return printed(of, (sheet) => {
    sheet.letterhead(seller.agency || seller.name, [...(seller.agency ? [seller.name] : []), seller.email])
    sheet.title(title)
    sheet.facts([
      [text('partner_invoice.bill_to'), [buyer.name, buyer.address].filter(Boolean).join(', ')],
      [text('partner_invoice.date'), day(issuedOn)],
      [text('partner_invoice.account'), accountEnding],
      ...(seller.iata ? [[text('partner_invoice.iata'), seller.iata] as const] : []),
      [text('partner_invoice.terms'), text('partner_invoice.terms_text', { days: payableDays })],
    ])
    sheet.line(18, 12)
    for (const { booking, home, stay, source, note, amount } of lines)
      sheet.row({
        label: [booking, text(`partner_invoice.source.${source}`)].filter(Boolean).join(' · '),
        note: [home, stay ? `${day(stay.arrive)} – ${day(stay.depart)}` : '', note].filter(Boolean).join(' · '),
        amount,
      })
    sheet.line(4, 10, 'ink')
    sheet.row({ label: text('partner_invoice.gross'), amount: gross })
    if (recovered.amount > 0)
      sheet.row({ label: text('partner_invoice.recovered'), amount: { ...recovered, amount: -recovered.amount } })
    if (withheld.amount > 0)
      sheet.row({
        label: text(withholding === 'foreign' ? 'partner_invoice.withheld_foreign' : 'partner_invoice.withheld'),
        amount: { ...withheld, amount: -withheld.amount },
      })
    if (withholding === 'treaty' || withholding === 'eci') sheet.sentence(text(`partner_invoice.exempt_${withholding}`))
    sheet.row({
      label: text('partner_invoice.net'),
      note: text('partner_invoice.self_billed'),
      amount: net,
      strong: true,
    })
  })
}
