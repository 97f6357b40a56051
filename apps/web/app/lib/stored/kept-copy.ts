import { keptTiming } from './messages.ts'

type Timing = { name: string; description: string }

/** When this page was kept, in milliseconds, if it is a kept copy and not the page as it is now. */
export const keptAt = (timings: readonly Timing[]): number | null => {
  const told = timings.find(({ name }) => name === keptTiming)?.description
  const at = Number(told)
  return told && Number.isFinite(at) ? at : null
}

/** Of the page the browser loaded last; pages the router opened since are never copies. */
export const thisCopy = (): number | null => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return keptAt(navigation?.serverTiming ?? [])
}
