import { statesOf } from '@porchlight/contract'
import { useCountries } from '#app/features/address/countries.ts'

export type Choice = { value: string; label: string }

/** States of countries with a known list, then all countries. */
export const useRegions = (): readonly Choice[] => {
  const all = useCountries()
  const known = ['US', 'CA'].flatMap((country) =>
    (statesOf(country) ?? []).map(({ value, label }) => ({
      value: `${country}-${value}`,
      label: `${label} (${country})`,
    })),
  )
  return [...known, ...all]
}
