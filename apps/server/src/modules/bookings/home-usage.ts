import { nightsIn, type PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Hold, holdsOf } from '#modules/availability'
import type { NightUse } from './engine/occupancy.ts'

/** Nights in `[from, to)`. */
export type NightWindow = { from: PlainDate; to: PlainDate }

const useOfHold = ({ kind, blockKind, sourceId }: Hold): NightUse => {
  if (sourceId !== null) return 'turnover'
  if (kind === 'booked') return 'paid'
  if (kind === 'externalblock') return 'elsewhere'
  if (kind === 'turnover') return 'turnover'
  if (kind !== 'blocked') return 'free'
  return blockKind === 'owner_stay' ? 'owner' : 'repair'
}

const useOfNight = (holds: readonly Hold[], night: PlainDate): NightUse => {
  const there = holds.filter((hold) => hold.arrive <= night && night < hold.depart && hold.kind !== 'opened')
  const [first] = there.map(useOfHold)
  if (first) return first
  return holds.some((hold) => hold.depart <= night && night < hold.readyOn) ? 'turnover' : 'free'
}

/** How each night of a window is used, in order, by home. */
export const usesOf = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  { from, to }: NightWindow,
): Promise<Map<number, NightUse[]>> => {
  const byHome = Map.groupBy(await holdsOf(ctx, homeIds, from, to), (hold) => hold.homeId)
  const nights = nightsIn({ arrive: from, depart: to })
  return new Map(homeIds.map((id) => [id, nights.map((night) => useOfNight(byHome.get(id) ?? [], night))]))
}
