import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { factsOf, liveHomes } from '#modules/homes'
import { picturesOf } from '#modules/media'
import type { TasteHome } from './engine/traits.ts'

const load = async (ctx: ReadCtx): Promise<TasteHome[]> => {
  const homes = await liveHomes(ctx)
  const ids = homes.map(({ id }) => id)
  const [pictures, facts] = await Promise.all([picturesOf(ctx, 'home', ids), factsOf(ctx, ids)])
  return homes.map(({ id, typeCode, amenities }) => ({
    id,
    type: typeCode,
    amenities,
    facts: Object.fromEntries((facts.get(id) ?? []).map(({ code, value }) => [code, value])),
    pictures: (pictures.get(id) ?? []).map((picture) => ({
      id: picture.id,
      color: picture.color,
      shot: picture.shot,
    })),
  }))
}

type Stored = { at: number; homes: Promise<readonly TasteHome[]> }
const stored = new WeakMap<App, Stored>()
const storedMs = 60_000

/**
 * All homes on the market, with what a taste profile uses. Read once a minute: every step of everyone requests it, and
 * a home added or removed shows a minute later.
 */
export const catalogOf = (app: App): Promise<readonly TasteHome[]> => {
  const now = app.clock.now().getTime()
  const known = stored.get(app)
  if (known && now - known.at < storedMs) return known.homes
  const homes = app.work.read(load)
  stored.set(app, { at: now, homes })
  // A failed read is retried on the next request.
  homes.catch(() => stored.delete(app))
  return homes
}
