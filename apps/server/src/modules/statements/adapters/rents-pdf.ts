import type { Language, Money, RentsPaid } from '@porchlight/contract'
import { printed, type Sheet } from '#kernel/paper/sheet'
import { documentText, type PaperSpeech } from '#kernel/paper/speech'

type Words = {
  title: string
  for: string
  year: string
  basis: string
  net: string
  none: string
  together: string
}

const words: Record<Language, Words> = {
  en: {
    title: 'Rents paid',
    for: 'For',
    year: 'Year',
    basis: 'Before commission, on the day on which each was paid to you or used for you. Your own part of each.',
    net: 'Reached you',
    none: 'No rent was paid in this year.',
    together: 'Together',
  },
  de: {
    title: 'Gezahlte Mieten',
    for: 'Für',
    year: 'Jahr',
    basis: 'Vor Provision, an dem Tag, an dem jede Ihnen gezahlt oder für Sie verwendet wurde. Jeweils Ihr Anteil.',
    net: 'Bei Ihnen angekommen',
    none: 'In diesem Jahr wurde keine Miete gezahlt.',
    together: 'Zusammen',
  },
  fr: {
    title: 'Loyers versés',
    for: 'Pour',
    year: 'Année',
    basis: 'Avant commission, le jour où chacun vous a été versé ou a été utilisé pour vous. Votre part de chacun.',
    net: 'Reçu',
    none: 'Aucun loyer n’a été versé cette année.',
    together: 'Au total',
  },
  es: {
    title: 'Alquileres pagados',
    for: 'Para',
    year: 'Año',
    basis: 'Antes de la comisión, el día en que cada uno se le pagó o se usó para usted. Su parte de cada uno.',
    net: 'Le llegó',
    none: 'En este año no se pagó ningún alquiler.',
    together: 'En total',
  },
}

type Whose = { ownerName: string; legalName: string }
type Rent = RentsPaid['rents'][number]

const rowOf = ({ on, document, home, gross, net }: Rent, { day, money }: PaperSpeech, said: Words) => ({
  label: [home, document].filter(Boolean).join(', '),
  note: `${day(on)} · ${said.net} ${money(net)}`,
  amount: gross,
})

/** One currency after the other: every payment, and the sum that the year's form says. */
const inCurrency = (sheet: Sheet, rents: readonly Rent[], sum: Money, speech: PaperSpeech, said: Words) => {
  sheet.line(18, 12)
  for (const rent of rents.filter(({ gross }) => gross.currency === sum.currency)) sheet.row(rowOf(rent, speech, said))
  sheet.line(0, 8, 'ink')
  sheet.row({ label: said.together, amount: sum, sum: true })
}

/** An owner's rents of a year on document, as the call tells them, in the language of their reader. */
export const rentsPdf = (
  { year, sums, rents }: RentsPaid,
  { ownerName, legalName }: Whose,
  language: Language,
): Promise<Buffer> => {
  const said = words[language]
  const speech = documentText(language)
  const title = `${said.title} ${year}`
  const of = { title: `${title}, ${ownerName}`, author: legalName, language, foot: `${legalName} · ${title}` }
  return printed(of, (sheet) => {
    sheet.letterhead(legalName, [title])
    sheet.title(title)
    sheet.facts([
      [said.for, ownerName],
      [said.year, String(year)],
    ])
    sheet.space(8)
    sheet.sentence(sums.length === 0 ? said.none : said.basis)
    for (const { gross } of sums) inCurrency(sheet, rents, gross, speech, said)
  })
}
