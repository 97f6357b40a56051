import { lapsedStatuses, type PlainDate, type SalesChannel, termsForStay } from '@porchlight/contract'
import { asWritten, type Said, said } from '@porchlight/wording'
import { businessDay } from '#kernel/company'
import type { ReadCtx } from '#kernel/work'
import { contractOf, type ShareSet, shareSetsOf, sharesOf, sharesOn } from '#modules/homes'
import { type Booking, receivedOf, retainedAtFirst } from './booking.ts'
import { activeCharges, chargesOf, type Priced, sumOf } from './engine/charges.ts'
import { type Contract, contractForRetained, ownersPart, type Recognized, recognize } from './engine/recognition.ts'
import { dueOf, type Part, splitsOf, wholeStay } from './engine/refund-splits.ts'
import { retainedPartOf } from './retained-revenue.ts'

/** What one owner gets from one booking; amounts in minor units of the booking's currency. */
export type OwnerMoney = {
  lines: { code: string; fee: number | null; label: Said; amount: number; why: Said }[]
  yours: number
  recognizedOn: PlainDate | null
}

const nothing: OwnerMoney = { lines: [], yours: 0, recognizedOn: null }

/**
 * The current or future allocation of a stay: in full, or of the retained amount; undefined if there is nothing to
 * allocate.
 */
const sharedOut = (
  booking: Booking,
  shares: Parameters<typeof recognize>[2],
): { whole: Recognized; contract: Contract } | undefined => {
  const { charges, contract } = booking
  if (lapsedStatuses.includes(booking.status)) return undefined
  if (booking.retained === null) return { whole: recognize(charges, contract, shares), contract }
  const money = { atFirst: retainedAtFirst(booking), now: booking.retained, received: receivedOf(booking) }
  const retained = contractForRetained(contract, booking.quote.document.policy.retainedFor)
  return { whole: recognize(activeCharges(charges, money), retained, shares), contract: retained }
}

/** What counts of divided refunds once the stay is earned, or of what is retained of it. */
const splitPart = (booking: Booking): Part =>
  booking.retained === null
    ? wholeStay
    : retainedPartOf(booking, {
        atFirst: retainedAtFirst(booking),
        now: booking.retained,
        received: receivedOf(booking),
      })

const splitLines = (booking: Booking, owners: Parameters<typeof recognize>[2], ownerId: number): OwnerMoney['lines'] =>
  (booking.contract.refundSplits ?? []).flatMap((split) => {
    const due = dueOf(split, { homeId: booking.homeId, owners, part: splitPart(booking) })
    const amount = sumOf(due.flatMap((one) => (one.ownerId === ownerId ? [one.amount] : [])))
    if (amount === 0) return []
    return [{ code: 'refund_split', fee: null, label: said('owner.refund_split'), amount, why: asWritten(split.why) }]
  })

const ownersLines = ({ owner }: Recognized, contract: Contract): OwnerMoney['lines'] => {
  const percent = { basisPoints: contract.commissionBasisPoints }
  return [
    { code: 'rent', fee: null, label: said('owner.rent'), amount: owner.rent, why: said('owner.rent_why') },
    ...owner.fees.map(({ code, fee, label, amount }) => ({ code, fee, label, amount, why: said('owner.fee_why') })),
    {
      code: 'commission',
      fee: null,
      label: said('owner.commission', { percent }),
      amount: -owner.commission,
      why: said('owner.commission_why', { base: contract.commissionBase, version: String(contract.version) }),
    },
    ...owner.deductions.map(({ code, fee, label, amount }) => ({
      code,
      fee,
      label,
      amount: -amount,
      why: said('owner.deduction_why', { version: String(contract.version) }),
    })),
  ].filter(({ amount }) => amount !== 0)
}

type Split = { whole: Recognized; contract: Contract; shares: ReturnType<typeof sharesOn> }

/** One owner's lines and their share of the allocation. */
const partOf = ({ whole, contract, shares }: Split, ownerId: number): Pick<OwnerMoney, 'lines' | 'yours'> => {
  const yours = sumOf(whole.perOwner.filter(({ accountId }) => accountId === ownerId).map(({ amount }) => amount))
  const share = shares.find(({ accountId }) => accountId === ownerId)?.basisPoints ?? 0
  const others = yours - whole.owner.net
  const rest = {
    code: 'co_owners',
    fee: null,
    label: said('owner.others'),
    amount: others,
    why: said('owner.others_why', { percent: { basisPoints: share } }),
  }
  return { lines: [...ownersLines(whole, contract), ...(others === 0 ? [] : [rest])], yours }
}

/** The retained amount of a canceled stay is earned on the day it was canceled; null if nothing was retained. */
const retainedOn = ({ endedAt }: Booking, yours: number, zone: string): PlainDate | null =>
  yours === 0 || endedAt === null ? null : businessDay(zone, endedAt)

/** An owner's share of a booking's money, line by line, by the shares on the arrival day (R50, R51). */
export const ownerMoneyOf = (
  booking: Booking,
  sets: readonly ShareSet[],
  ownerId: number,
  zone: string,
): OwnerMoney => {
  const shares = sharesOn(sets, booking.arrive)
  const shared = sharedOut(booking, shares)
  if (!shared) return nothing
  const { lines, ...own } = partOf({ ...shared, shares }, ownerId)
  const splits = splitLines(booking, shares, ownerId)
  const part = { lines: [...lines, ...splits], yours: own.yours + sumOf(splits.map(({ amount }) => amount)) }
  return {
    ...part,
    recognizedOn: booking.retained === null ? booking.recognizedOn : retainedOn(booking, part.yours, zone),
  }
}

/** An owner's share of a price if the stay takes place; null if no contract covers it (R50, R51). */
export const ownerMoneyOfPrice = async (
  ctx: ReadCtx,
  { homeId, arrive, channel, price }: { homeId: number; arrive: PlainDate; channel: SalesChannel; price: Priced },
  ownerId: number,
): Promise<Pick<OwnerMoney, 'lines' | 'yours'> | null> => {
  const [agreed, shares] = await Promise.all([contractOf(ctx, homeId, arrive), sharesOf(ctx, homeId, arrive)])
  if (!agreed) return null
  const contract = termsForStay(agreed, { nights: price.nights.length, channel })
  return partOf({ whole: recognize(chargesOf(price), contract, shares), contract, shares }, ownerId)
}

/** The same for many bookings at once, by booking id. */
export const ownerMoneyOfMany = async (
  ctx: ReadCtx,
  bookings: readonly Booking[],
  ownerId: number,
): Promise<Map<number, OwnerMoney>> => {
  const sets = await shareSetsOf(
    ctx,
    bookings.map((booking) => booking.homeId),
  )
  return new Map(
    bookings.map((booking) => [
      booking.id,
      ownerMoneyOf(booking, sets.get(booking.homeId) ?? [], ownerId, ctx.companyZone),
    ]),
  )
}

/** What all owners of the home get of a booking together, in minor units; null if there is nothing to allocate. */
export const ownersNetOf = async (ctx: ReadCtx, booking: Booking): Promise<number | null> => {
  const { homeId, arrive, contract } = booking
  const shared = sharedOut(booking, await sharesOf(ctx, homeId, arrive))
  return shared ? shared.whole.owner.net + splitsOf(contract, homeId, splitPart(booking)) : null
}

/** What a priced stay would earn the owners of a home together under given terms; nothing is booked (R45, R50). */
export const ownersPartOf = (
  price: Priced,
  terms: Omit<Contract, 'version'>,
  channel: SalesChannel = 'direct',
): Recognized['owner'] => {
  const agreed = termsForStay({ version: 0, ...terms }, { nights: price.nights.length, channel })
  return ownersPart(chargesOf(price), agreed)
}
