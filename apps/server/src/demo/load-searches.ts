import { addDays, searchQuery } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { recordSearches } from '#modules/pricing'
import { randomFrom } from './random.ts'
import type { World } from './world.ts'

const days = 364
const aDay = 4

/** What guests searched for in the last year: more often for summer, and mostly some weeks ahead. */
export const loadSearches = async (app: App, { seed, today, homes }: World): Promise<void> => {
  const random = randomFrom(seed).fork('searches')
  const towns = [...new Set(homes.map(({ town }) => town.id))]
  const searches = Array.from({ length: days * aDay }, (_, index) => {
    const requestedOn = addDays(today, Math.floor(index / aDay) - days)
    const arrive = addDays(requestedOn, random.pick([5, 12, 25, 40, 60, 90, 140]) + random.whole(0, 6))
    const depart = addDays(arrive, random.pick([3, 4, 5, 7, 7, 7, 10, 14]))
    const query = {
      arrive,
      depart,
      adults: random.whole(1, 6),
      children: random.pick([0, 0, 0, 1, 2]),
      ...(random.chance(0.5) && { place: random.pick(towns) }),
      ...(random.chance(0.2) && { flex: '3d' }),
      ...(random.chance(0.3) && { max: random.whole(20, 120) * 10_000 }),
      ...(random.chance(0.2) && { bedrooms: random.whole(2, 4) }),
    }
    return { query: searchQuery.parse(query), requestedOn }
  })
  await app.work.write((ctx) => recordSearches(ctx, searches))
}
