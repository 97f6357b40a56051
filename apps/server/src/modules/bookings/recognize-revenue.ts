import { addDays, nightsOf, type PlainDate } from '@porchlight/contract'
import { type Said, said } from '@porchlight/wording'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Share, shareSetsOf, sharesOn } from '#modules/homes'
import { balanceOf, credit, debit, entriesOf, type EntryLine as JournalEntryLine, post } from '#modules/ledger'
import type { Booking } from './booking.ts'
import { collectionEntry, type EntryLine, recognitionEntry } from './engine/entry.ts'
import { partOfNight, type Recognized, type RefundSplit, recognize } from './engine/recognition.ts'
import { dueOf, type SplitDay } from './engine/refund-splits.ts'
import { changeBooking } from './transition.ts'

/** Purposes of the entries that give an owner money for a stay; read by statements and the owner's dashboard. */
export const earningPurposes = ['recognition', 'retention', 'collection', 'reversal'] as const

type Occasion = {
  purpose: 'recognition' | 'retention' | 'collection'
  source: string
  on: PlainDate
  /** Why the deposit is no longer the guest's. */
  why: Said
}

/** Not a guest fee: a deduction the contract takes from the owner besides the commission. */
const isDeduction = ({ charge }: EntryLine): boolean => charge?.code === 'fixed_fee' || charge?.code === 'card_fee'

const whyOf = (line: EntryLine, booking: Booking, occasion: Occasion): Said => {
  const percent = { basisPoints: booking.contract.commissionBasisPoints }
  switch (line.account) {
    case 'liability:guest-deposit':
      return occasion.why
    case 'receivable:guest':
      return said(occasion.purpose === 'collection' ? 'journal.collected' : 'journal.unpaid')
    case 'payable:owner':
      return occasion.purpose === 'retention' ? said('journal.retained') : said('journal.owner', { percent })
    case 'payable:tax':
      return said('journal.tax')
    case 'payable:protection':
      return said('journal.protection')
    case 'liability:damage-waiver':
      return said('journal.waiver')
    case 'income:commission':
      return occasion.purpose === 'retention'
        ? said('journal.retained')
        : said('journal.commission', { percent, version: String(booking.contract.version) })
    case 'income:cleaning':
      return said(line.charge?.code === 'cleaning' ? 'journal.cleaning' : 'journal.fee')
    case 'income:service-fee':
      return said(isDeduction(line) ? 'owner.deduction_why' : 'journal.service', {
        version: String(booking.contract.version),
      })
    case 'payable:operator':
    case 'receivable:trust':
      return said('journal.due_to_company')
  }
}

export const postLines = async (ctx: WriteCtx, booking: Booking, occasion: Occasion, lines: readonly EntryLine[]) => {
  if (lines.length === 0) return
  await post(ctx, {
    purpose: occasion.purpose,
    source: occasion.source,
    document: said('entry.booking', { number: booking.number }),
    currency: booking.currency,
    homeId: booking.homeId,
    bookingId: booking.id,
    on: occasion.on,
    lines: lines.map((line): JournalEntryLine => ({ ...line, why: whyOf(line, booking, occasion) })),
  })
}

/** What the guest has paid and no one has earned yet. */
export const depositOf = (ctx: WriteCtx, { id, currency }: Booking): Promise<number> =>
  balanceOf(ctx, 'liability:guest-deposit', { bookingId: id, currency })

/** The owners on the arrival day, with their shares (R51). */
export const ownersOf = async (ctx: ReadCtx, { homeId, arrive }: Booking): Promise<Share[]> =>
  sharesOn((await shareSetsOf(ctx, [homeId])).get(homeId) ?? [], arrive)

export const wholeOf = async (ctx: WriteCtx, booking: Booking): Promise<Recognized> =>
  recognize(booking.charges, booking.contract, await ownersOf(ctx, booking))

const purpose = 'refund-split'
const sourceOf = ({ changeId }: RefundSplit): string => `${purpose}:${changeId}:`

/** What the owners get or bear, against the company's part. */
const splitLines = (moved: readonly { ownerId: number; amount: number }[], why: string): JournalEntryLine[] => {
  const toOwners = moved.reduce((sum, { amount }) => sum + amount, 0)
  const minor = Math.abs(toOwners)
  const [give, take] = toOwners > 0 ? [credit, debit] : [debit, credit]
  return [
    ...moved.map(({ ownerId, amount }) =>
      (amount > 0 ? credit : debit)('payable:owner', Math.abs(amount), { ownerId, why }),
    ),
    ...(minor > 0
      ? [take('payable:operator', minor), give('receivable:trust', minor), take('expense:operator', minor)]
      : []),
  ]
}

/**
 * Posts what is missing, or too much, of the divided refunds in the part of the stay that counts now. The owners are
 * those of the arrival day, as for the rest of what the stay earns (R51). Repeating it changes nothing.
 */
export const settleSplits = async (ctx: WriteCtx, booking: Booking, { on, part }: SplitDay): Promise<void> => {
  const { id: bookingId, contract, currency, homeId, number } = booking
  const { refundSplits = [] } = contract
  if (refundSplits.length === 0) return
  const owners = await ownersOf(ctx, booking)
  const posted = await entriesOf(ctx, { bookingId, purposes: [purpose] })
  for (const split of refundSplits) {
    const entries = posted.filter(({ source }) => source.startsWith(sourceOf(split)))
    const left = new Map(dueOf(split, { homeId, owners, part }).map(({ ownerId, amount }) => [ownerId, amount]))
    for (const { account, ownerId, signed } of entries.flatMap(({ lines }) => lines))
      if (account === 'payable:owner' && ownerId) left.set(ownerId, (left.get(ownerId) ?? 0) + signed)
    const moved = [...left].flatMap(([ownerId, amount]) => (amount === 0 ? [] : [{ ownerId, amount }]))
    if (moved.length === 0) continue
    await post(ctx, {
      purpose,
      source: `${sourceOf(split)}${entries.length + 1}`,
      document: said('entry.refund_split', { number, why: split.why }),
      currency,
      homeId,
      bookingId,
      on,
      lines: splitLines(moved, split.why),
    })
  }
}

/** The same for a stay that isn't canceled: in its earned nights. */
export const settleEarnedSplits = (ctx: WriteCtx, booking: Booking, on: PlainDate): Promise<void> =>
  settleSplits(ctx, booking, { on, part: { part: booking.recognizedNights, whole: nightsOf(booking) } })

/** Allocates the whole stay in one entry, dated on the day the contract specifies (R45). */
export const recognizeStay = async (ctx: WriteCtx, booking: Booking, on: PlainDate): Promise<Booking> => {
  if (booking.recognizedNights > 0) return booking
  const lines = recognitionEntry(await wholeOf(ctx, booking), await depositOf(ctx, booking))
  await postLines(
    ctx,
    booking,
    { purpose: 'recognition', source: `booking:${booking.id}`, on, why: said('journal.earned') },
    lines,
  )
  const earned = await changeBooking(ctx, booking, { recognized_nights: nightsOf(booking), recognized_on: on })
  await settleEarnedSplits(ctx, earned, on)
  return earned
}

/** Allocates the nights begun so far, one entry each, dated on the night (R45, R49). */
export const recognizeNights = async (ctx: WriteCtx, booking: Booking, begun: number): Promise<Booking> => {
  const nights = nightsOf(booking)
  const until = Math.min(begun, nights)
  if (booking.recognizedNights >= until) return booking
  const whole = await wholeOf(ctx, booking)
  for (let night = booking.recognizedNights; night < until; night++) {
    const lines = recognitionEntry(partOfNight(whole, night, nights), await depositOf(ctx, booking))
    const source = `booking:${booking.id}:night:${night + 1}`
    const on = addDays(booking.arrive, night)
    await postLines(ctx, booking, { purpose: 'recognition', source, on, why: said('journal.earned') }, lines)
  }
  const recognized_on = booking.recognizedOn ?? booking.arrive
  const earned = await changeBooking(ctx, booking, { recognized_nights: until, recognized_on })
  await settleEarnedSplits(ctx, earned, addDays(booking.arrive, until - 1))
  return earned
}

/**
 * Money that arrives after the stay was earned settles the claim on the guest (R46). If nothing is due, nothing
 * happens.
 */
export const collectClaim = async (ctx: WriteCtx, booking: Booking, source: string, on: PlainDate): Promise<void> => {
  const of = { bookingId: booking.id, currency: booking.currency }
  const receivable = await balanceOf(ctx, 'receivable:guest', of)
  if (receivable <= 0) return
  const received = await depositOf(ctx, booking)
  const lines = collectionEntry(receivable, received)
  await postLines(ctx, booking, { purpose: 'collection', source, on, why: said('journal.collected') }, lines)
}
