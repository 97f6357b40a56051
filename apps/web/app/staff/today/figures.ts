import { type ArrivalOfDay, type Money, type Readiness, urgencies } from '@porchlight/contract'

/** Balances due from arriving guests, by currency. */
export const owedBy = (arrivals: readonly Pick<ArrivalOfDay, 'balance'>[]): Money[] => {
  const sums = new Map<string, number>()
  for (const { balance } of arrivals)
    if (balance) sums.set(balance.currency, (sums.get(balance.currency) ?? 0) + balance.amount)
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}

/** Arrivals by readiness of their home. An assigned cleaner hasn't started, so that home isn't ready. */
export const readinessCounts = (arrivals: readonly { readiness: Readiness }[]): Record<Readiness, number> => {
  const counts = { ready: 0, cleaning: 0, assigned: 0, unassigned: 0 }
  for (const { readiness } of arrivals) counts[readiness] += 1
  return counts
}

type Cleaned = { home: { id: number }; readiness: Readiness }

/** The number of homes of a day that no one has been assigned to clean. */
export const homesWithoutCleaner = (rows: readonly Cleaned[]): number =>
  new Set(rows.filter(({ readiness }) => readiness === 'unassigned').map(({ home }) => home.id)).size

type Window = { opensAt: string; dueAt: string }

/** The hours a day's bars cover, and the position of an instant on them, in percent. */
export const axisOf = (windows: readonly Window[]) => {
  const hour = 3_600_000
  const from = Math.floor(Math.min(...windows.map(({ opensAt }) => Date.parse(opensAt))) / hour) * hour
  const to = Math.ceil(Math.max(...windows.map(({ dueAt }) => Date.parse(dueAt))) / hour) * hour
  const at = (instant: string): number =>
    Math.min(100, Math.max(0, ((Date.parse(instant) - from) / Math.max(hour, to - from)) * 100))
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), at }
}

type Urgency = (typeof urgencies)[number]

/** The first of what waits, by urgency; failed jobs follow what is urgent now. */
export const firstWaiting = <Item extends { urgency: Urgency }, Job>(
  items: readonly Item[],
  failed: readonly Job[],
  most: number,
): { urgency: Urgency; items: Item[]; jobs: readonly Job[] }[] => {
  let left = most
  const take = <T>(all: readonly T[]): T[] => {
    const some = all.slice(0, left)
    left -= some.length
    return some
  }
  return urgencies
    .map((urgency) => ({
      urgency,
      items: take(items.filter((item) => item.urgency === urgency)),
      jobs: urgency === 'now' ? take(failed) : [],
    }))
    .filter((group) => group.items.length + group.jobs.length > 0)
}
