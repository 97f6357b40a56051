import type { PriceConcern, PriceConfirmation, PriceRange } from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Home, type HomeEditor, lockHome } from '#modules/homes'
import type { ArrivalEffect, PriceEffect } from './engine/price-effect.ts'
import { changePrices, previewNights, undoChange } from './owner-changes.ts'
import { changesOf, changesOfRaise, versionOf } from './price-log.ts'
import { db } from './tables.ts'

export type RaiseEffect = {
  home: Home
  version: number
  effect: PriceEffect & { arrivals: ArrivalEffect }
  concerns: PriceConcern[]
}

/** Previews a price adjustment for each of these homes. @throws Problem 422 `invalid_prices` */
export const previewRaise = async (ctx: ReadCtx, homes: readonly Home[], raise: PriceRange): Promise<RaiseEffect[]> => {
  const effects: RaiseEffect[] = []
  for (const home of homes) {
    const version = await versionOf(ctx, home.id)
    const { effect, concerns } = await previewNights(ctx, home, { change: { kind: 'raise', ...raise }, version })
    effects.push({ home, version, effect, concerns })
  }
  return effects
}

/**
 * Adjusts the prices of all these homes, or of none; each gets a separate change in its list.
 * @returns the number under which they can be undone together
 * @throws Problem 409 `prices_changed` when one was changed meanwhile, 422 `invalid_prices`
 */
export const raisePrices = async (
  ctx: WriteCtx,
  homes: readonly { id: number; version: number; by: HomeEditor }[],
  raise: PriceRange,
  confirm?: PriceConfirmation,
): Promise<number> => {
  const { rows } = await sql<{ number: number }>`select nextval('pricing.raise_number')::bigint as number`.execute(
    db(ctx),
  )
  const number = rows[0]?.number ?? 0
  // In a fixed order, so that two of them never deadlock.
  for (const { id, version, by } of homes.toSorted((a, b) => a.id - b.id))
    await changePrices(ctx, id, { change: { kind: 'raise', ...raise }, version, confirm }, by, number)
  return number
}

/** The homes that were adjusted together. @throws Problem 404 if there was no such change */
export const homesOfRaise = async (ctx: ReadCtx, number: number): Promise<number[]> => {
  const changes = await changesOfRaise(ctx, number)
  if (changes.length === 0) throw notFound('This change of prices')
  return changes.map(({ homeId }) => homeId)
}

/** Undoes a bulk change in every home that wasn't changed since. @returns how many, and the names of the others */
export const undoRaise = async (ctx: WriteCtx, number: number, by: number) => {
  const retained: string[] = []
  let undone = 0
  for (const { id, homeId } of await changesOfRaise(ctx, number)) {
    const home = await lockHome(ctx, homeId)
    const [last] = await changesOf(ctx, homeId, 1)
    if (last?.id === id) {
      await undoChange(ctx, homeId, id, by)
      undone += 1
    } else retained.push(home.name)
  }
  return { undone, unchanged: retained }
}
