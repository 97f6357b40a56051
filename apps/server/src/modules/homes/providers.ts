import type { TourProvider } from '@porchlight/contract'

let known: ReadonlySet<TourProvider> = new Set()

/**
 * Sets, once at startup, the providers whose tours and films are shown. Those of other providers are stored but not
 * shown.
 */
export const tellTourProviders = (providers: readonly TourProvider[]): void => {
  known = new Set(providers)
}

export const isTourProvider = (provider: TourProvider): boolean => known.has(provider)

export const knownTourProviders = (): TourProvider[] => [...known]
