import {
  exemptionCodes,
  incomeCode,
  type Money,
  type OwnerTaxForm,
  type PartnerForeignForm,
  type PartnerTaxForm,
  withholdingRates,
} from '@porchlight/contract'
import { formatsOf, render, type Said, type Spoken, said } from '@porchlight/wording'
import { printed } from '#kernel/paper/sheet'

type Recipient = Pick<PartnerTaxForm, 'year' | 'payer' | 'name' | 'businessName' | 'address'> & {
  /** Masked. */
  taxId: string
}
type Box = { label: string; note?: string; amount: Money }
type Copy = Recipient & { title: string; filedOn: string | null; boxes: readonly Box[] }

const maskedTaxId = ({ taxId }: Pick<PartnerTaxForm, 'taxId'>): string => {
  if (!taxId) return ''
  return taxId.kind === 'ssn' ? `XXX-XX-${taxId.ending}` : `XX-XXX${taxId.ending}`
}

type Text = (code: Said['code'], params?: Said['params']) => string
const textIn =
  (language: Spoken): Text =>
  (code, params) =>
    render(language, said(code, params))

/** The recipient's copy of a year's form, in the reader's language; the number is masked (Treas. Reg. §301.6109-4). */
const recipientCopy = (copy: Copy, language: Spoken): Promise<Buffer> => {
  const text = textIn(language)
  const { title, year, payer, name, businessName, address, taxId, filedOn } = copy
  const of = { title: `${title}, ${name}`, author: payer, language, foot: `${payer} · ${title}` }
  return printed(of, (sheet) => {
    sheet.letterhead(payer, [title])
    sheet.title(title)
    sheet.facts([
      [text('tax_form.payer'), payer],
      [text('tax_form.recipient'), [name, businessName].filter(Boolean).join(', ')],
      [text('tax_form.address'), address],
      [text('tax_form.number'), taxId],
      [text('rents.year'), String(year)],
      ...(filedOn ? [[text('tax_form.filed'), formatsOf(language).day(filedOn)] as const] : []),
    ])
    sheet.space(8)
    sheet.line(18, 12)
    for (const box of copy.boxes) sheet.row(box)
    sheet.line(0, 8, 'ink')
    sheet.sentence(text('tax_form.copy'))
  })
}

/** An owner's copy of a 1099-MISC for one year. */
export const taxFormPdf = (form: OwnerTaxForm, language: Spoken): Promise<Buffer> => {
  const text = textIn(language)
  const { state, before, rents, withhold } = form
  const title = text(state === 'corrected' ? 'tax_form.corrected' : 'tax_form.title', { year: String(form.year) })
  const boxes = [
    { label: text('tax_form.box1'), note: text('rents.basis'), amount: rents },
    { label: text('tax_form.box4'), amount: withhold },
    ...(before ? [{ label: text('tax_form.before'), amount: before }] : []),
  ]
  return recipientCopy({ ...form, taxId: maskedTaxId(form), title, boxes }, language)
}

/** A partner's copy of a 1099-NEC for one year. */
export const partnerTaxFormPdf = (form: PartnerTaxForm, language: Spoken): Promise<Buffer> => {
  const text = textIn(language)
  const boxes = [
    { label: text('tax_form.compensation'), note: text('tax_form.compensation_basis'), amount: form.compensation },
    { label: text('tax_form.box4'), amount: form.withheld },
  ]
  const title = text(form.corrected ? 'tax_form.partner_corrected' : 'tax_form.partner_title', {
    year: String(form.year),
  })
  return recipientCopy({ ...form, taxId: maskedTaxId(form), title, boxes }, language)
}

/** A partner's copy of a 1042-S for one year: a part for each reason why tax was withheld or not. */
export const partnerForeignFormPdf = (form: PartnerForeignForm, language: Spoken): Promise<Buffer> => {
  const text = textIn(language)
  const { percent } = formatsOf(language)
  const boxes = form.parts.flatMap(({ withholding, gross, withheld }) => [
    {
      label: text('tax_form.foreign_gross', { code: incomeCode }),
      note: text('tax_form.foreign_basis', {
        code: exemptionCodes[withholding],
        rate: percent(withholdingRates[withholding]),
      }),
      amount: gross,
    },
    { label: text('tax_form.foreign_withheld'), amount: withheld },
  ])
  const title = text('tax_form.foreign_title', { year: String(form.year) })
  const taxId = form.taxIdEnding && `••${form.taxIdEnding}`
  return recipientCopy({ ...form, businessName: '', taxId, title, filedOn: null, boxes }, language)
}
