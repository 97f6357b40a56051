import type { OwnerTaxForm } from '@porchlight/contract'
import { formatsOf, render, type Said, type Spoken, said } from '@porchlight/wording'
import { printed } from '#kernel/paper/sheet'

const maskedTaxId = ({ taxId }: OwnerTaxForm): string => {
  if (!taxId) return ''
  return taxId.kind === 'ssn' ? `XXX-XX-${taxId.ending}` : `XX-XXX${taxId.ending}`
}

/** The recipient’s copy of a year’s 1099-MISC, in the language of its reader; the number is masked (Treas. Reg. §301.6109-4). */
export const taxFormPdf = (form: OwnerTaxForm, language: Spoken): Promise<Buffer> => {
  const text = (code: Said['code'], params?: Said['params']): string => render(language, said(code, params))
  const { day } = formatsOf(language)
  const { year, payer, state, before, rents, withhold, name, businessName, address, closedOn } = form
  const title = text(state === 'corrected' ? 'tax_form.corrected' : 'tax_form.title', { year: String(year) })
  const of = { title: `${title}, ${name}`, author: payer, language, foot: `${payer} · ${title}` }
  return printed(of, (sheet) => {
    sheet.letterhead(payer, [title])
    sheet.title(title)
    sheet.facts([
      [text('tax_form.payer'), payer],
      [text('tax_form.recipient'), [name, businessName].filter(Boolean).join(', ')],
      [text('tax_form.address'), address],
      [text('tax_form.number'), maskedTaxId(form)],
      [text('rents.year'), String(year)],
      ...(closedOn ? [[text('tax_form.closed'), day(closedOn)] as const] : []),
    ])
    sheet.space(8)
    sheet.line(18, 12)
    sheet.row({ label: text('tax_form.box1'), note: text('rents.basis'), amount: rents })
    sheet.row({ label: text('tax_form.box4'), amount: withhold })
    if (before) sheet.row({ label: text('tax_form.before'), amount: before })
    sheet.line(0, 8, 'ink')
    sheet.sentence(text('tax_form.copy'))
  })
}
