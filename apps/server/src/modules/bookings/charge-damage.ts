import { dateIn, splitByWeight } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { shareSetsOf, sharesOn } from '#modules/homes'
import { credit, debit, post, withoutZeros } from '#modules/ledger'
import { type CardHold, capturableHold, recordCapture, replaceOpen, scheduleOf } from '#modules/payments'
import type { Booking, By } from './booking.ts'
import { lockBooking, notAllowedNow, noteOnTimeline } from './transition.ts'
import { waive, waiverLeft } from './waivers.ts'

/** `amount` in minor units; `document` is the document behind it, as a person would call it. */
type Damage = {
  source: string
  document: Said
  amount: number
  by: By
  /**
   * Whether the guest has agreed to the amount; if not, no more is captured than the deposit holds, and the guest pays
   * the rest.
   */
  agreed: boolean
}

/** How much of what a guest owes is captured from the deposit authorized on their card. */
const takenFrom = (hold: CardHold | undefined, owed: number): number => Math.min(owed, hold?.amount.amount ?? 0)

/** What damage of this amount would take from a stay's deposit now, in minor units: never what a waiver pays. */
export const depositShare = async (ctx: ReadCtx, booking: Booking, amount: number): Promise<number> => {
  const waived = (await waiverLeft(ctx, booking))?.amount ?? 0
  return takenFrom(await capturableHold(ctx, booking.id), Math.max(0, amount - waived))
}

/**
 * Charges a guest for damage: captured from the deposit authorized on the card; the rest is due today, from the stored
 * card only if the guest agreed to the amount.
 */
const chargeGuest = async (
  ctx: WriteCtx,
  booking: Booking,
  { amount, document, by, agreed }: Omit<Damage, 'source'>,
) => {
  const { id: bookingId, homeId, currency, guestId } = booking
  const { timeZone } = booking.quote.document.place
  const today = dateIn(timeZone, ctx.now)
  const open = (await scheduleOf(ctx, bookingId)).filter(({ state }) => state === 'scheduled' || state === 'failed')
  const hold = await capturableHold(ctx, bookingId)
  const fromHold = takenFrom(hold, amount)
  const ordinal = await replaceOpen(ctx, {
    bookingId,
    homeId,
    accountId: guestId,
    timeZone,
    currency,
    installments: [
      { dueOn: today, amount: fromHold, atBooking: false },
      { dueOn: today, amount: amount - fromHold, atBooking: false, needsGuest: !agreed },
      ...open.map(({ dueOn, amount: { amount: due }, atBooking, needsGuest }) => ({
        dueOn,
        amount: due,
        atBooking,
        needsGuest,
      })),
    ],
  })
  if (hold) await recordCapture(ctx, hold, { ordinal, amount: fromHold })
  await noteOnTimeline(ctx, bookingId, 'damage', by, { amount, document })
}

/**
 * Charges a guest for damage from their stay. The owners on the arrival day are owed it at once, by their shares. A
 * damage waiver pays up to its limit. The guest owes the rest: it is captured from the deposit authorized on their
 * card, once and up to what is held (R31); the stay's card is charged today for the remainder if the guest agreed to
 * the amount, otherwise the guest is asked to pay it. Payments that arrive settle the claim (R46).
 * @throws Problem 409 not_allowed_now before the stay is over, and while a payment is in progress
 */
export const chargeDamage = async (ctx: WriteCtx, bookingId: number, damage: Damage): Promise<void> => {
  const booking = await lockBooking(ctx, bookingId)
  if (booking.status !== 'completed') throw notAllowedNow(booking.status)
  const { homeId, currency } = booking
  const { source, document, amount, by, agreed } = damage
  const shares = sharesOn((await shareSetsOf(ctx, [homeId])).get(homeId) ?? [], booking.arrive)
  const parts = splitByWeight(
    amount,
    shares.map(({ basisPoints }) => basisPoints),
  )
  const { covered, lines } = await waive(ctx, booking, amount, document)
  await post(ctx, {
    purpose: 'damage',
    source,
    document,
    currency,
    homeId,
    bookingId,
    lines: withoutZeros([
      debit('receivable:guest', amount - covered, { why: document }),
      ...lines,
      ...shares.map(({ accountId }, index) =>
        credit('payable:owner', parts[index] ?? 0, { ownerId: accountId, why: document }),
      ),
    ]),
  })
  if (covered > 0) await noteOnTimeline(ctx, bookingId, 'waived', by, { amount: covered, document })
  if (amount > covered) await chargeGuest(ctx, booking, { amount: amount - covered, document, by, agreed })
}
