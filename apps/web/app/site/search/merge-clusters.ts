import type { Money, SearchResults } from '@porchlight/contract'

type Cluster = SearchResults['clusters'][number]

/** Distance on the map in degrees of longitude. */
const distance = (one: Cluster, other: Cluster): number =>
  Math.hypot(one.lng - other.lng, (one.lat - other.lat) / Math.cos((one.lat * Math.PI) / 180))

const lower = (one: Money | null, other: Money | null): Money | null =>
  one && other ? (one.amount <= other.amount ? one : other) : (one ?? other)

const joined = (one: Cluster, other: Cluster): Cluster => {
  const count = one.count + other.count
  const mean = (side: 'lng' | 'lat') => (one[side] * one.count + other[side] * other.count) / count
  return { lng: mean('lng'), lat: mean('lat'), count, from: lower(one.from, other.from) }
}

/** Merges clusters closer than `gap` degrees of longitude, which would overlap. */
export const mergeClusters = (clusters: readonly Cluster[], gap: number): Cluster[] => {
  const apart: Cluster[] = []
  for (const cluster of clusters) {
    const near = apart.findIndex((other) => distance(cluster, other) < gap)
    if (near < 0) apart.push(cluster)
    else apart[near] = joined(apart[near] as Cluster, cluster)
  }
  // A merged cluster has moved and may overlap another.
  return apart.length === clusters.length ? apart : mergeClusters(apart, gap)
}
