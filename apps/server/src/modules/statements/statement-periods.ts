import type { AnswerOf, QueryOf, statementsByPeriod } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { ownerMovesByHome } from '#modules/ledger'
import { ownProperty, propertyView } from './own-property.ts'
import { currenciesOf } from './queries.ts'
import { datesOf, monthsBetween, periodSums, quarterOf, quartersBetween } from './rules.ts'

type Periods = AnswerOf<typeof statementsByPeriod>
type Query = QueryOf<typeof statementsByPeriod> & { ownerId: number }

/**
 * An owner's months or quarters from the first money to now, latest first: for all homes in their main currency, or one
 * home in its own.
 * @throws Problem 404 for a home they have no share in
 */
export const statementPeriodsOf = async (ctx: ReadCtx, { ownerId, propertyId, by }: Query): Promise<Periods> => {
  const { held, property } = await ownProperty(ctx, ownerId, propertyId)
  const [main = 'USD'] = await currenciesOf(ctx, ownerId)
  const currency = property?.currency ?? main
  const moves = (await ownerMovesByHome(ctx, ownerId)).filter(
    (move) => move.currency === currency && (property === undefined || move.homeId === property.id),
  )
  const first = moves[0]?.dated ?? ctx.today
  const days =
    by === 'month'
      ? monthsBetween(first, ctx.today)
      : quartersBetween(quarterOf(first), quarterOf(ctx.today)).map(datesOf)
  const money = (amount: number) => ({ amount, currency })
  return {
    periods: periodSums(moves, days, 0)
      .map(({ from, to, opening, earned, adjustments, expenses, payouts, closing }) => ({
        from,
        to,
        opening: money(opening),
        earned: money(earned),
        adjustments: money(adjustments),
        expenses: money(expenses),
        payouts: money(payouts),
        closing: money(closing),
      }))
      .reverse(),
    property: propertyView(property),
    homes: held.map(({ id, name }) => ({ id, name })),
  }
}
