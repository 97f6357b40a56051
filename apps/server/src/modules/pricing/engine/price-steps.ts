import { dayNumber } from '@porchlight/contract'
import { nightlyRents, ordinaryRent, type Rates, seasonFinder, weekdayOfDay } from './nightly.ts'
import type { NightPrice, Season } from './rates.ts'

/** A step toward the price of a night: the amount so far, and the basis points that changed it. */
export type PriceStep = {
  code: 'base' | 'weekend' | 'season' | 'floor' | 'cap' | NightPrice['by']
  season: Season | null
  share: number | null
  amount: number
}

const plain = (code: PriceStep['code'], amount: number): PriceStep => ({ code, season: null, share: null, amount })

const ofSeason = (season: Season, weekend: boolean, amount: number): PriceStep => {
  const named = (weekend ? season.weekend : null) ?? season.nightly
  return { code: 'season', season, share: named === null ? season.adjust : null, amount }
}

/**
 * Explains a night's price for a direct booking, by day number: base, weekend, season, its own price, floor or cap
 * (step 1 of section 2.3). The last step is the price.
 */
export const priceSteps = (rates: Rates): ((day: number) => PriceStep[]) => {
  const { plan } = rates
  const rents = nightlyRents(rates)
  const seasonOn = seasonFinder(rates.seasons)
  return (day) => {
    const { amount, source, clamped } = rents(day)
    const weekend = plan.weekendNights.includes(weekdayOfDay(day))
    const season = seasonOn(day)
    const steps = [plain('base', plan.base)]
    const usual = ordinaryRent(plan, null, weekend)
    if (usual.source === 'weekend') steps.push(plain('weekend', usual.amount))
    if (season) steps.push(ofSeason(season, weekend, ordinaryRent(plan, season, weekend).amount))
    if (source === 'hand' || source === 'service') {
      const own = rates.nightPrices.find((one) => one.by === source && dayNumber(one.night) === day)
      steps.push(plain(source, own?.amount ?? amount))
    }
    if (clamped) steps.push(plain(clamped, amount))
    return steps
  }
}
