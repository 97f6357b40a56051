import type { PlainDate } from '@porchlight/contract'
import { type Line, type Step, sumOf } from './line.ts'
import type { NightRent } from './nightly.ts'
import { counted, figure, weekdaysInWords } from './words.ts'

export type RentedNight = { night: PlainDate; rent: NightRent }

/** The line of the nights, one step for each run of nights with the same price and source. */
export const rentLine = (nights: readonly RentedNight[], currency: string): Line => ({
  code: 'rent',
  label: counted(nights.length, 'night'),
  amount: sumOf(nights.map(({ rent }) => rent)),
  optional: false,
  why: { rule: 'rates', text: rentText(nights, currency), steps: rentSteps(nights, currency) },
})

/** One night alone says its price; several say how their prices differ. */
const rentText = (nights: readonly RentedNight[], currency: string): string => {
  const amounts = nights.map(({ rent }) => rent.amount)
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  return lowest === highest
    ? `Each night is ${figure(lowest, currency)}.`
    : `Nights are from ${figure(lowest, currency)} to ${figure(highest, currency)}.`
}

const sourceOf = ({ source, season, clamped }: NightRent): string => {
  if (clamped === 'floor') return 'lowest price'
  if (clamped === 'cap') return 'highest price'
  if (source === 'agreed') return 'as agreed'
  return source === 'season' ? (season?.name ?? '') : source === 'hand' ? 'price of the day' : ''
}

const rentSteps = (nights: readonly RentedNight[], currency: string): Step[] => {
  const groups = new Map<string, RentedNight[]>()
  for (const night of nights) {
    const key = `${night.rent.amount} ${sourceOf(night.rent)}`
    groups.set(key, [...(groups.get(key) ?? []), night])
  }
  return [...groups.values()].map((group) => ({
    label: groupInWords(group, currency),
    amount: sumOf(group.map(({ rent }) => rent)),
  }))
}

const groupInWords = (group: readonly RentedNight[], currency: string): string => {
  const [first] = group
  if (!first) return ''
  const days = weekdaysInWords(group.map(({ night }) => night))
  const parts = [
    counted(group.length, 'night'),
    days,
    `at ${figure(first.rent.amount, currency)}`,
    sourceOf(first.rent),
  ]
  return parts.filter(Boolean).join(', ')
}
