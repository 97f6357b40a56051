import type { OwnerRatePlan, PriceStep } from '@porchlight/contract'
import { addDays } from '@porchlight/contract'
import { weekdayName } from '#app/features/prices/weekday-name.ts'
import type { Formats } from '#app/lib/formats.ts'
import type { OwnerPricingWords } from '#app/lib/messages/owner/pricing.ts'

/** A signed share in basis points: "+20%". */
export const signedShare = ({ percent }: Formats, share: number): string =>
  percent(share, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })

/** Name and reason of a price step. */
export const stepText = (
  { code, season }: PriceStep,
  plan: OwnerRatePlan,
  words: OwnerPricingWords,
  formats: Formats,
): { name: string; note: string } => {
  const name = season?.name ?? words.steps[code]
  switch (code) {
    case 'weekend':
      return { name, note: plan.weekendNights.map((number) => weekdayName(formats, number)).join(', ') }
    case 'season':
      return {
        name,
        note: season
          ? words.stepNotes.season({ from: formats.date(season.from), to: formats.date(addDays(season.to, -1)) })
          : '',
      }
    default:
      return { name, note: words.stepNotes[code] }
  }
}
