import { statesOf } from '@porchlight/contract'
import { useCountries } from '#app/features/address/countries.ts'

export type Choice = { value: string; label: string }

/** States of the countries whose list is known, then every country: where a company may work. */
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
