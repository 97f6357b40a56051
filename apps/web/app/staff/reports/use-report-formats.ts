import type { ResultsOf, staffReport } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { staffReportWords } from '#app/lib/messages/staff/reports.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type Report = ResultsOf<typeof staffReport>

/** Formatters for a report's figures, in its currency. */
export const useReportFormats = ({ currency }: { currency: string }) => {
  const words = useWords(staffReportWords)
  const { moneyRounded, percent, count } = useFormats()
  const share = (basisPoints: number) => percent(basisPoints, { maximumFractionDigits: 1 })
  return {
    count,
    share,
    rent: (units: number | null) => (units === null ? words.none : moneyRounded({ amount: units, currency })),
    /** The change from last year. */
    change: (now: number | null, before: number | null) => {
      if (now === null || !before) return words.none
      return `${now > before ? '+' : ''}${percent(Math.round(((now - before) / before) * 10_000), { maximumFractionDigits: 1 })}`
    },
    minutes: (all: number | null) =>
      all === null ? words.none : words.minutes({ hours: String(Math.floor(all / 60)), minutes: all % 60 }),
  }
}
