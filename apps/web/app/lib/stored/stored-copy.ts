import { storedTiming } from './messages.ts'

type Timing = { name: string; description: string }

/** When this page was stored, in milliseconds, if it is a stored copy and not the current page. */
export const storedAt = (timings: readonly Timing[]): number | null => {
  const stated = timings.find(({ name }) => name === storedTiming)?.description
  const at = Number(stated)
  return stated && Number.isFinite(at) ? at : null
}

/** For the page the browser loaded last; pages the router opened since are never copies. */
export const thisCopy = (): number | null => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return storedAt(navigation?.serverTiming ?? [])
}
