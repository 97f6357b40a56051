import type { Money, RentsPaidData, TextData } from '@porchlight/contract'
import { formatsOf, render, type Said, type Spoken, said, textIn } from '@porchlight/wording'
import { printed, type Sheet } from '#kernel/paper/sheet'

type Whose = { ownerName: string; legalName: string }
type Rent = RentsPaidData['rents'][number]

const textsIn = (language: Spoken) => ({
  ...formatsOf(language),
  said: (of: string | TextData): string => textIn(language, of),
  text: (code: Said['code'], params?: Said['params']): string => render(language, said(code, params)),
})
type Texts = ReturnType<typeof textsIn>

const rowOf = ({ on, document, home, gross, net }: Rent, { day, text, said: rendered }: Texts) => ({
  label: [home, rendered(document)].filter(Boolean).join(', '),
  note: `${day(on)} · ${text('rents.net', { amount: net })}`,
  amount: gross,
})

/** Prints one currency after the other: every payment, and the sum on the year's form. */
const inCurrency = (sheet: Sheet, rents: readonly Rent[], sum: Money, texts: Texts) => {
  sheet.line(18, 12)
  for (const rent of rents.filter(({ gross }) => gross.currency === sum.currency)) sheet.row(rowOf(rent, texts))
  sheet.line(0, 8, 'ink')
  sheet.row({ label: texts.text('document.total'), amount: sum, sum: true })
}

/** An owner's rents for a year as a PDF, in the reader's language. */
export const rentsPdf = (
  { year, sums, rents }: RentsPaidData,
  { ownerName, legalName }: Whose,
  language: Spoken,
): Promise<Buffer> => {
  const texts = textsIn(language)
  const title = texts.text('rents.title', { year: String(year) })
  const of = { title: `${title}, ${ownerName}`, author: legalName, language, foot: `${legalName} · ${title}` }
  return printed(of, (sheet) => {
    sheet.letterhead(legalName, [title])
    sheet.title(title)
    sheet.facts([
      [texts.text('rents.for'), ownerName],
      [texts.text('rents.year'), String(year)],
    ])
    sheet.space(8)
    sheet.sentence(texts.text(sums.length === 0 ? 'rents.none' : 'rents.basis'))
    for (const { gross } of sums) inCurrency(sheet, rents, gross, texts)
  })
}
