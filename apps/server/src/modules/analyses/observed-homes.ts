import { minorDigits, type PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { nightsSold, usesOf } from '#modules/bookings'
import { type Home, homesByIds, homesInService } from '#modules/homes'
import {
  type AnalysisFeature,
  comparablesOf,
  type HomeFacts,
  type HomeMonth,
  isComparable,
  milesBetween,
  type ObservedHome,
  unlikeness,
} from './engine/estimate.ts'

/**
 * Maximum homes the model learns from: the closest, so that a large company’s estimate takes no longer than a small
 * one’s.
 */
const mostHomes = 400
const monthsBack = 24
const mostComparable = 24

/** The amenity codes for each feature the model uses. */
const featureAmenities: Readonly<Record<AnalysisFeature, readonly string[]>> = {
  pool: ['pool', 'heated_pool', 'private_pool'],
  hot_tub: ['hot_tub', 'jacuzzi'],
  water_view: ['water_view', 'ocean_view', 'sea_view', 'lake_view', 'waterfront'],
  beach: ['beach_access', 'beach', 'beachfront', 'private_beach'],
  ac: ['air_conditioning', 'ac'],
  dogs: ['dogs', 'pets_allowed', 'pets'],
  step_free: ['step_free', 'wheelchair'],
}

const featuresOf = ({ amenities, maxPets }: Home): AnalysisFeature[] =>
  (Object.keys(featureAmenities) as AnalysisFeature[]).filter(
    (feature) =>
      featureAmenities[feature].some((code) => (amenities as readonly string[]).includes(code)) ||
      (feature === 'dogs' && maxPets > 0),
  )

const factsOf = (home: Home): HomeFacts => ({
  lat: home.lat,
  lng: home.lng,
  town: home.townId,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  sleeps: home.sleeps,
  features: featuresOf(home),
})

/** The first day of the month this many months ago. */
const monthStart = (today: PlainDate, back: number): PlainDate => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10)
}

const mostCommon = (values: readonly string[]): string =>
  [...Map.groupBy(values, (value) => value)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'USD'

/** Monthly earnings of some homes in the months before this one, from their own stays. */
const observed = async (ctx: ReadCtx, ids: readonly number[], months: number): Promise<ObservedHome[]> => {
  const byHome = new Map<number, HomeMonth[]>()
  for (let back = months; back >= 1; back--) {
    const window = { from: monthStart(ctx.today, back), to: monthStart(ctx.today, back - 1) }
    const uses = await usesOf(ctx, ids, window)
    const sold = Map.groupBy(await nightsSold(ctx, ids, window), ({ homeId }) => homeId)
    for (const id of ids) {
      const nights = uses.get(id) ?? []
      const stays = sold.get(id) ?? []
      const booked = stays.reduce((sum, stay) => sum + stay.nights, 0)
      const blocked = nights.filter((use) => use === 'owner' || use === 'repair' || use === 'turnover').length
      const list = byHome.get(id) ?? []
      list.push({
        month: Number(window.from.slice(5, 7)) - 1,
        sellable: Math.max(booked, nights.length - blocked),
        booked,
        rent: stays.reduce((sum, { rent, currency }) => sum + rent / 10 ** minorDigits(currency), 0),
      })
      byHome.set(id, list)
    }
  }
  return (await homesByIds(ctx, ids)).map((home) => ({
    ...factsOf(home),
    id: home.id,
    months: sinceFirstStay(byHome.get(home.id) ?? []),
  }))
}

/** Monthly earnings of homes around a place in the two years before this month, from their own stays. */
export const observedAround = async (
  ctx: ReadCtx,
  place: { lat: number; lng: number } | null,
): Promise<{ homes: ObservedHome[]; currency: string; towns: ReadonlyMap<string, string> }> => {
  const all = await homesInService(ctx)
  const currency = mostCommon(all.map((home) => home.currency))
  const near = all
    .filter((home) => home.currency === currency)
    .toSorted((a, b) => (place ? milesBetween(place, a) - milesBetween(place, b) : a.id - b.id))
    .slice(0, mostHomes)
  return {
    currency,
    towns: new Map(all.map((home) => [home.townId, home.townName])),
    homes: await observed(
      ctx,
      near.map(({ id }) => id),
      monthsBack,
    ),
  }
}

/** A home and the homes comparable to it, over the last twelve months, closest first; only in the same currency. */
export const observedLike = async (
  ctx: ReadCtx,
  home: Home,
): Promise<{ own: ObservedHome | null; comparable: ObservedHome[] }> => {
  const subject = factsOf(home)
  const near = (await homesInService(ctx))
    .filter(({ id, currency }) => id !== home.id && currency === home.currency)
    .toSorted((a, b) => milesBetween(home, a) - milesBetween(home, b) || a.id - b.id)
    .slice(0, mostHomes)
  const alike = (
    await homesByIds(
      ctx,
      near.map(({ id }) => id),
    )
  )
    .filter((other) => isComparable(subject, factsOf(other)))
    .toSorted((a, b) => unlikeness(subject, factsOf(a)) - unlikeness(subject, factsOf(b)) || a.id - b.id)
    .slice(0, mostComparable)
  const homes = await observed(ctx, [home.id, ...alike.map(({ id }) => id)], 12)
  return {
    own: homes.find(({ id }) => id === home.id) ?? null,
    comparable: comparablesOf(
      subject,
      homes.filter(({ id }) => id !== home.id),
      mostComparable,
    ),
  }
}

/**
 * Months before a home's first stay are dropped: it earned nothing then because it was not rented out yet, not because
 * of the season.
 */
const sinceFirstStay = (months: readonly HomeMonth[]): HomeMonth[] => {
  const first = months.findIndex(({ booked }) => booked > 0)
  return first < 0 ? [] : months.slice(first)
}

export const firstMonthAfter = (today: PlainDate): number => Number(today.slice(5, 7)) % 12
