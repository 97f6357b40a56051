import type { measuredFact } from '@porchlight/contract'
import type { z } from 'zod'

export type FactCode = z.output<typeof measuredFact>['code']

/** Figures we measure in a home, with their unit. The order is that of importance on a card. */
const measures: Record<FactCode, { label: string; unit: string }> = {
  water_walk: { label: 'Walk to the water', unit: 'min' },
  wifi: { label: 'Wi-Fi, slowest room', unit: 'Mbps' },
  night_noise: { label: 'Main bedroom at night', unit: 'dB' },
  beach_walk: { label: 'Walk to the beach', unit: 'min' },
  village_walk: { label: 'Walk to the village', unit: 'min' },
  steps: { label: 'Steps to the front door', unit: 'steps' },
  hot_water: { label: 'Hot water', unit: 'min' },
  mattress_age: { label: 'Oldest mattress', unit: 'years' },
  elevation: { label: 'Above the sea', unit: 'm' },
}

export const factCodes = Object.keys(measures) as FactCode[]

/** Units that are words, of a single one. */
const single: Readonly<Record<string, string>> = { years: 'year', steps: 'step' }

/** Label and unit, of one reading or of all. */
export const measureOf = (code: FactCode, value?: number): { label: string; unit: string } => {
  const { label, unit } = measures[code]
  return { label, unit: (value === 1 && single[unit]) || unit }
}

/** A reading as the home keeps it; label and unit come from the catalog. */
export type Fact = { code: FactCode; value: number; note: string | null; measuredOn: string; readings: number[] }

/** Facts in the order of the catalog. */
export const inOrder = (facts: readonly Fact[]): Fact[] =>
  facts.toSorted((a, b) => factCodes.indexOf(a.code) - factCodes.indexOf(b.code))
