import { LRUCache } from 'lru-cache'

/** Longest time a home stays without a reported change. */
const storedMs = 60_000
/** Maximum number of rows, about 80 MB. */
const mostRows = 200_000

/** Entries by home; those not used for longest go first when their rows are too many. */
export const createHomeCache = <Entry extends object>(rowsOf: (entry: Entry) => number) =>
  new LRUCache<number, Entry>({ maxSize: mostRows, sizeCalculation: rowsOf, ttl: storedMs })
