import { type AnswerOf, dateIn, type ownerToday, type PlainDate } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { earnedByMonth, type NightUse, nextArrivals, occupancyAhead } from '#modules/bookings'
import { homesOfOwner, ownerCards } from '#modules/homes'
import { homesOffered } from '#modules/leads'
import { accountingOf, upcomingOf } from '#modules/statements'
import { ownerTasksOf } from './owner-tasks.ts'

type Day = AnswerOf<typeof ownerToday>
type HomeRow = Day['byHome'][number]

const tonightOf = (use: NightUse | undefined, arrives: boolean): HomeRow['tonight'] => {
  if (use === 'paid') return arrives ? 'arrival' : 'guest'
  if (use === 'owner') return 'owner'
  return use === undefined || use === 'free' ? 'open' : 'unavailable'
}

const nextPayoutIn = ({ next }: Awaited<ReturnType<typeof upcomingOf>>, currency: string): Day['nextPayout'] => {
  const payout = next.find(({ amount }) => amount.currency === currency)
  if (!payout || payout.amount.amount === 0) return null
  const { amount, on, account, waitsFor, until, coming } = payout
  const earning = coming.reduce((sum, stay) => sum + stay.amount.amount, 0)
  return {
    amount,
    coming: { stays: coming.length, amount: { amount: earning, currency } },
    on,
    account,
    waitsFor,
    until,
  }
}

/**
 * The owner's day: what is waiting for them, their money as accounting shows it (R49), the next payout, their homes,
 * occupancy for the next ninety nights in three measures (R76), and who arrives next. Amounts are in their homes'
 * currency; if there are several, the first.
 */
export const ownerDay = async (ctx: ReadCtx, ownerId: number, usualCurrency: string): Promise<Day> => {
  const homes = await homesOfOwner(ctx, ownerId)
  const homeIds = homes.map(({ id }) => id)
  const currency = homes[0]?.currency ?? usualCurrency
  const today: PlainDate = dateIn(homes[0]?.timeZone ?? 'UTC', ctx.now)
  const { money, homes: figures } = await accountingOf(ctx, { ownerId, currency, period: 'ahead' })
  const upcoming = await upcomingOf(ctx, { ownerId })
  const { occupancy, tonight } = await occupancyAhead(ctx, homeIds, today)
  const arrivals = await nextArrivals(ctx, homeIds, today)
  const images = new Map((await ownerCards(ctx, ownerId)).map(({ id, image }) => [id, image]))
  return {
    answers: await ownerTasksOf(ctx, { ownerId, homes, today, upcoming }),
    money,
    nextPayout: nextPayoutIn(upcoming, currency),
    byHome: figures.map(({ id, name, town, earned, onTheWay, reserve, paidNights, paidNightsYearAgo }) => ({
      id,
      name,
      town,
      image: images.get(id) ?? null,
      tonight: tonightOf(tonight.get(id), arrivals.dayOf.get(id) === today),
      nextArrival: arrivals.dayOf.get(id) ?? null,
      earned,
      onTheWay,
      reserve,
      nights: paidNights,
      nightsYearAgo: paidNightsYearAgo,
    })),
    occupancy,
    byMonth: await earnedByMonth(ctx, ownerId, { currency, year: money.year }),
    arrivals: arrivals.cards,
    homes: homes.length,
    offered: await homesOffered(ctx, ownerId),
  }
}
