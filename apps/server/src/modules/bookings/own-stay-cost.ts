import { type AnswerOf, type ownStayCost, type Stay, termsForStay } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import type { ReadCtx } from '#kernel/work'
import { contractOf, type Home, ownsHome } from '#modules/homes'
import { plainPriceOf } from '#modules/pricing'
import { chargesOf, type Priced, sumOf } from './engine/charges.ts'
import { ownersPart } from './engine/recognition.ts'
import { ownerMoneyOfPrice } from './owner-money.ts'

type Cost = AnswerOf<typeof ownStayCost>['cost']
type Forgone = NonNullable<Awaited<ReturnType<typeof ownerMoneyOfPrice>>>

const cleaningIn = (lines: readonly { code: string; amount: number }[]): number =>
  sumOf(lines.filter(({ code }) => code === 'cleaning').map(({ amount }) => amount))

/** What all owners of a home together would get, for the team. */
const ofAllOwners = async (ctx: ReadCtx, home: Home, stay: Stay, price: Priced): Promise<Forgone | null> => {
  const agreed = await contractOf(ctx, home.id, stay.arrive)
  if (!agreed) return null
  const terms = termsForStay(agreed, { nights: price.nights.length, channel: 'direct' })
  const { rent, fees, net } = ownersPart(chargesOf(price), terms)
  const why = said('owner.fee_why')
  return {
    lines: [
      { code: 'rent', fee: null, label: said('owner.rent'), amount: rent, why: said('owner.rent_why') },
      ...fees.map(({ code, fee, label, amount }) => ({ code, fee, label, amount, why })),
    ],
    yours: net,
  }
}

/**
 * What an owner stay costs the owner: what the nights would earn them after commission if a guest booked them (R50,
 * R51), and the cleaning charged on their statement (R52).
 */
export const ownStayCostOf = async (ctx: ReadCtx, home: Home, stay: Stay, accountId: number): Promise<Cost> => {
  const price = await plainPriceOf(ctx, home, stay)
  if (!price) return null
  const forgone = (await ownsHome(ctx, accountId, home.id))
    ? await ownerMoneyOfPrice(ctx, { homeId: home.id, arrive: stay.arrive, channel: 'direct', price }, accountId)
    : await ofAllOwners(ctx, home, stay, price)
  if (!forgone) return null
  const money = (amount: number) => ({ amount, currency: price.currency })
  // An owner whose contract gives them the cleaning fee also pays for cleaning after guests, so only the difference is
  // extra.
  const cleaning = Math.max(0, cleaningIn(price.fees) - cleaningIn(forgone.lines))
  return {
    lines: forgone.lines.map((line) => ({ ...line, amount: money(line.amount) })),
    forgone: money(forgone.yours),
    cleaning: money(cleaning),
    total: money(forgone.yours + cleaning),
  }
}
