import { type Analysis, dateIn, minorDigits, serviceText } from '@porchlight/contract'
import { formatsOf, render, type Said, type Spoken, said } from '@porchlight/wording'
import { printed, type Sheet } from '#kernel/paper/sheet'

const textsIn = (language: Spoken, currency: string) => {
  const formats = formatsOf(language)
  const whole = (units: number) => ({ amount: units * 10 ** minorDigits(currency), currency })
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return {
    language,
    day: formats.day,
    whole,
    money: (units: number): string => formats.money(whole(units)),
    monthName: (at: number): string => month.format(new Date(Date.UTC(2027, at, 1))),
    percent: (share: number): string =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    text: (code: Said['code'], params?: Said['params']): string => render(language, said(code, params)),
  }
}
type Texts = ReturnType<typeof textsIn>
type Estimate = NonNullable<Analysis['estimate']>

const writeYear = (sheet: Sheet, { year, thin, close, adjustment }: Estimate, { text, money, whole }: Texts) => {
  const range = text('analysis.pdf.range', { low: money(year.low), high: money(year.high) })
  sheet.line(18, 12)
  // There are too few similar homes: only a range can be given.
  if (thin) {
    sheet.heading(range)
    sheet.sentence(text('analysis.pdf.thin', { close: String(close) }))
  } else {
    sheet.row({
      label: text('analysis.pdf.year'),
      note: `${range}. ${text('analysis.pdf.nights', { nights: year.nights })}`,
      amount: whole(year.expected),
      strong: true,
    })
  }
  if (adjustment) sheet.sentence(text('analysis.pdf.adjusted', { note: adjustment.note }))
}

const writeMonths = (sheet: Sheet, { months }: Estimate, { text, money, whole, monthName }: Texts) => {
  sheet.line(14, 10)
  sheet.heading(text('analysis.pdf.months'))
  for (const { month, low, expected, high, nights } of months)
    sheet.row({
      label: monthName(month),
      note: `${text('analysis.pdf.range', { low: money(low), high: money(high) })}. ${text('analysis.pdf.nights', { nights })}`,
      amount: whole(expected),
    })
}

const costs = ['commission', 'repairs', 'supplies', 'insurance'] as const

const writeNet = (sheet: Sheet, { net }: Estimate, { text, whole, language }: Texts) => {
  for (const level of net) {
    sheet.line(14, 10)
    sheet.heading(text('analysis.pdf.level', { name: serviceText(level.level.name, language) }))
    sheet.row({ label: text('analysis.pdf.rent'), amount: whole(level.rent) })
    for (const cost of costs) sheet.row({ label: text(`analysis.pdf.${cost}`), amount: whole(-level[cost]) })
    sheet.row({ label: text('analysis.pdf.net'), amount: whole(level.net), strong: true, sum: true })
  }
}

const writeBasis = (sheet: Sheet, { comparables }: Analysis, { backtest, homes, close }: Estimate, texts: Texts) => {
  const { text, percent, whole } = texts
  if (comparables.length > 0) {
    sheet.line(14, 10)
    sheet.heading(text('analysis.pdf.comparables'))
    for (const { home, occupancy, rent } of comparables)
      sheet.row({
        label: `${home.name}, ${home.town}`,
        note: text('analysis.pdf.booked', { share: percent(occupancy) }),
        amount: whole(rent),
      })
  }
  sheet.line(14, 10)
  sheet.sentence(
    text('analysis.pdf.basis', {
      homes: String(homes),
      close: String(close),
      error: percent(backtest.medianError / 100),
      coverage: percent(backtest.coverage / 100),
    }),
  )
}

type Company = { name: string; contactEmail: string; contactPhone: string }

/**
 * An estimate as a PDF, in the reader's language: the same figures as its page, dated in the company’s `zone` and
 * numbered.
 */
export const estimatePdf = (analysis: Analysis, company: Company, zone: string, language: Spoken): Promise<Buffer> => {
  const dayOf = (instant: string) => dateIn(zone, new Date(instant))
  const texts = textsIn(language, analysis.currency)
  const { subject, estimate, createdAt, expiresAt } = analysis
  const number = `PE-${analysis.id}`
  const title = texts.text('analysis.pdf.title', { number })
  const of = {
    title: `${title}, ${subject.address}`,
    author: company.name,
    language,
    foot: `${company.name} · ${number}`,
  }
  return printed(of, (sheet) => {
    sheet.letterhead(company.name, [`${company.contactEmail}, ${company.contactPhone}`])
    sheet.title(title)
    sheet.facts([
      [texts.text('analysis.pdf.home'), [subject.address, subject.town].filter(Boolean).join(', ')],
      [
        texts.text('analysis.pdf.size'),
        texts.text('analysis.pdf.facts', { bedrooms: subject.bedrooms, sleeps: subject.sleeps }),
      ],
      [texts.text('document.date'), texts.day(dayOf(createdAt))],
      [texts.text('analysis.pdf.until'), texts.day(dayOf(expiresAt))],
    ])
    if (!estimate) {
      sheet.line(18, 12)
      sheet.sentence(texts.text('analysis.pdf.none'))
      return
    }
    writeYear(sheet, estimate, texts)
    writeMonths(sheet, estimate, texts)
    writeNet(sheet, estimate, texts)
    writeBasis(sheet, analysis, estimate, texts)
  })
}
