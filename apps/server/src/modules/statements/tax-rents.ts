import { type PlainDate, splitByWeight } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { type Entry, entriesOf } from '#modules/ledger'
import { type RentMove, type RentPaid, rentsPaid } from './engine/rents-paid.ts'

/** A part of a rent with the day it was paid and the entry it comes from. */
export type OwnersRent = RentPaid & { currency: string; entry: Entry }

/** Entries that pay owners rent from a stay, or reverse it for its guest. */
const rents = new Set(['recognition', 'retention', 'collection', 'refund-owed'])

type Parts = { currency: string; homeId: number; ownerId: number; net: number }

/** What an entry gave each owner of each home, by currency. */
const partsOf = ({ lines }: Entry): Parts[] => {
  const byOwner = Map.groupBy(
    lines.filter(({ account }) => account === 'payable:owner'),
    ({ currency, homeId, ownerId }) => `${currency} ${homeId} ${ownerId}`,
  )
  return [...byOwner.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { currency, homeId, ownerId } = first
    const net = -own.reduce((sum, { signed }) => sum + signed, 0)
    return net === 0 ? [] : [{ currency, homeId: homeId ?? 0, ownerId: ownerId ?? 0, net }]
  })
}

const commissionOf = ({ lines }: Entry, currency: string): number =>
  -lines
    .filter((line) => line.account === 'income:commission' && line.currency === currency)
    .reduce((sum, { signed }) => sum + signed, 0)

/** Owners share the commission as they share the rent, so that what each had before commission adds up (R51). */
const movesOf = (entry: Entry, ownerId: number, isRent: boolean): (RentMove & { currency: string })[] => {
  const { id: entryId, reverses, occurredOn: on, bookingId: stay } = entry
  const parts = partsOf(entry)
  return parts.flatMap(({ currency, homeId, ownerId: whose, net }) => {
    if (whose !== ownerId) return []
    const together = parts.filter((part) => part.currency === currency)
    const shares = splitByWeight(
      isRent ? commissionOf(entry, currency) : 0,
      together.map((part) => Math.abs(part.net)),
    )
    const share = shares[together.findIndex((part) => part.homeId === homeId && part.ownerId === whose)] ?? 0
    return [{ entryId, reverses, on, homeId, stay, net, gross: isRent ? net + share : 0, currency }]
  })
}

/** When which rents of an owner were paid, by the entries on their account. */
const rentsIn = (posted: readonly Entry[], ownerId: number): OwnersRent[] => {
  const entries = new Map(posted.map((entry) => [entry.id, entry]))
  const isRent = ({ purpose, reverses }: Entry): boolean =>
    rents.has(reverses === null ? purpose : (entries.get(reverses)?.purpose ?? ''))
  const moves = [...entries.values()]
    .sort((a, b) => a.id - b.id)
    .flatMap((entry) => movesOf(entry, ownerId, isRent(entry)))
  return [...Map.groupBy(moves, ({ currency }) => currency)].flatMap(([currency, own]) =>
    rentsPaid(own).flatMap((paid) => {
      const entry = entries.get(paid.entryId)
      return entry ? [{ ...paid, currency, entry }] : []
    }),
  )
}

/**
 * When which rents of an owner were paid, before commission, over all years (R54); `until`: as the books were at that
 * time.
 */
export const rentsOf = async (ctx: ReadCtx, ownerId: number, until?: Date): Promise<OwnersRent[]> =>
  rentsIn(
    (await entriesOf(ctx, { ownerId })).filter(({ postedAt }) => !until || postedAt <= until),
    ownerId,
  )

/** Owners whose entries are read together: few queries, and never the whole journal in memory. */
const ownersAtOnce = 200

/** {@link rentsOf} for many owners, one at a time, without omissions. */
export async function* rentsOfOwners(
  ctx: ReadCtx,
  ownerIds: readonly number[],
): AsyncGenerator<{ ownerId: number; rents: OwnersRent[] }> {
  for (let at = 0; at < ownerIds.length; at += ownersAtOnce) {
    const some = ownerIds.slice(at, at + ownersAtOnce)
    const byOwner = new Map<number, Entry[]>(some.map((ownerId) => [ownerId, []]))
    for (const entry of await entriesOf(ctx, { ownerIds: some }))
      for (const ownerId of new Set(partsOf(entry).map((part) => part.ownerId))) byOwner.get(ownerId)?.push(entry)
    for (const [ownerId, entries] of byOwner) yield { ownerId, rents: rentsIn(entries, ownerId) }
  }
}

export const yearPaid = ({ on }: { on: PlainDate }): number => Number(on.slice(0, 4))
