import type { measuredFact } from '@porchlight/contract'
import type { z } from 'zod'

export type FactCode = z.output<typeof measuredFact>['code']

/** Figures we measure in a home, with their unit. The order is by importance on a card. */
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

/** Singular of units that are words. */
const single: Readonly<Record<string, string>> = { years: 'year', steps: 'step' }

/** Label and unit, for one reading or for all. */
export const measureOf = (code: FactCode, value?: number): { label: string; unit: string } => {
  const { label, unit } = measures[code]
  return { label, unit: (value === 1 && single[unit]) || unit }
}

/** A reading as stored for a home; label and unit come from the catalog. */
export type Fact = { code: FactCode; value: number; note: string | null; measuredOn: string; readings: number[] }

/** Facts in catalog order. */
export const inOrder = (facts: readonly Fact[]): Fact[] =>
  facts.toSorted((a, b) => factCodes.indexOf(a.code) - factCodes.indexOf(b.code))
