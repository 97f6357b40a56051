import type { TourProvider } from '@porchlight/contract'

let known: ReadonlySet<TourProvider> = new Set()

/** Told once at start: whose tours and films are shown; those of others are kept and not shown. */
export const tellTourProviders = (providers: readonly TourProvider[]): void => {
  known = new Set(providers)
}

export const isTourProvider = (provider: TourProvider): boolean => known.has(provider)

export const knownTourProviders = (): TourProvider[] => [...known]
