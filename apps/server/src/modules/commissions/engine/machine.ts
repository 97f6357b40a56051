import { type CommissionReason, type CommissionState, shareOf } from '@porchlight/contract'

/**
 * A commission's position. `amount`: what the partner should get; `posted`: what the journal has credited them for it;
 * `settled`: how much of that was paid. Minor units.
 */
export type Position = { state: CommissionState; amount: number; posted: number; settled: number }

/**
 * The stage of the booking behind a commission: not confirmed yet, confirmed, stay completed, or nothing is due for it.
 */
export type Stage = 'open' | 'booked' | 'completed' | 'void'
export type BookingFacts = { stage: Stage; rent: number; basisPoints: number }

export type Move = { next: Position; reason: CommissionReason }

const owed: ReadonlySet<CommissionState> = new Set(['earned', 'approved', 'scheduled', 'paid'])

/**
 * The journal owes what is earned, and never less than what was paid: overpayments are deducted from later commissions.
 */
export const postedOf = ({ state, amount, settled }: Omit<Position, 'posted'>): number =>
  owed.has(state) ? Math.max(amount, settled) : settled

export const positionAt = (state: CommissionState, amount: number, settled: number): Position => ({
  state,
  amount,
  settled,
  posted: postedOf({ state, amount, settled }),
})

/** How much the partner was overpaid; later payouts recover it. */
export const owedBack = ({ amount, settled }: Position): number => Math.max(0, settled - amount)

/** What remains to be paid. */
export const openOf = ({ posted, settled }: Position): number => posted - settled

/**
 * The state of a commission whose amount changed after the stay: an increase is earned again, a decrease needs no
 * payment.
 */
const afterChange = (before: Position, amount: number): CommissionState => {
  if (amount > before.settled) return 'earned'
  return before.settled > 0 ? 'paid' : 'earned'
}

/**
 * A commission's move given the current booking (R57, R60); undefined: nothing changes. A failed booking reverses it in
 * any state; rent that changes after the stay is approved again.
 */
export const followBooking = (before: Position, { stage, rent, basisPoints }: BookingFacts): Move | undefined => {
  const amount = stage === 'void' ? 0 : Math.max(0, shareOf(rent, basisPoints))
  if (stage === 'void')
    return before.state === 'reversed'
      ? undefined
      : { next: positionAt('reversed', 0, before.settled), reason: 'booking_ended' }
  if (owed.has(before.state)) {
    if (amount === before.amount) return undefined
    return { next: positionAt(afterChange(before, amount), amount, before.settled), reason: 'rent_changed' }
  }
  const state = stage === 'completed' ? afterChange(before, amount) : stage === 'booked' ? 'booked' : 'tracked'
  if (state === before.state && amount === before.amount) return undefined
  const reason =
    state === before.state
      ? 'rent_changed'
      : stage === 'completed'
        ? 'stay_completed'
        : state === 'booked'
          ? 'booked'
          : 'tracked'
  return { next: positionAt(state, amount, before.settled), reason }
}

const inState = (before: Position, from: CommissionState, state: CommissionState, reason: CommissionReason) =>
  before.state === from ? { next: positionAt(state, before.amount, before.settled), reason } : undefined

/** Each returns undefined if the state doesn't allow it. */
export const approve = (before: Position): Move | undefined => inState(before, 'earned', 'approved', 'approved')
export const schedule = (before: Position): Move | undefined =>
  openOf(before) > 0 ? inState(before, 'approved', 'scheduled', 'scheduled') : undefined
export const unschedule = (before: Position): Move | undefined =>
  inState(before, 'scheduled', 'approved', 'run_canceled')

/** Pays out everything that is open. */
export const pay = (before: Position): Move | undefined =>
  before.state === 'scheduled' ? { next: positionAt('paid', before.amount, before.posted), reason: 'paid' } : undefined

/** A payout was returned: what it paid is owed again. */
export const payoutReturned = (before: Position, amount: number): Move => {
  const settled = before.settled - amount
  const state = before.state === 'paid' && settled < before.amount ? 'approved' : before.state
  return { next: positionAt(state, before.amount, settled), reason: 'payout_returned' }
}

/** Part of an overpayment is deducted from a later payout. */
export const recover = (before: Position, amount: number): Move | undefined =>
  amount > 0 && amount <= owedBack(before)
    ? { next: positionAt(before.state, before.amount, before.settled - amount), reason: 'recovered' }
    : undefined

/** What was reversed is due again at an amount; the part already paid needs no other payment. */
export const reinstate = (before: Position, amount: number): Position =>
  positionAt(afterChange(before, amount), amount, before.settled)

/** Staff decide that nothing is due, after a dispute or an error. */
export const strike = (before: Position): Move | undefined =>
  before.state === 'reversed' ? undefined : { next: positionAt('reversed', 0, before.settled), reason: 'struck' }

/** A partner repays part of an overpayment to our bank account. */
export const repay = (before: Position, amount: number): Move | undefined => {
  const move = recover(before, amount)
  return move && { ...move, reason: 'repaid' }
}

/** What came back counts as paid again; nothing is left to pay of a commission that became due again meanwhile. */
const paidAgain = ({ state, amount, settled }: Position, more: number): Position =>
  positionAt(owed.has(state) && settled + more >= amount ? 'paid' : state, amount, settled + more)

/** A recorded repayment is undone: it is owed back again. */
export const unrepay = (before: Position, amount: number): Move => ({
  next: paidAgain(before, amount),
  reason: 'settlement_undone',
})

/** What a payout of `gross` recovers from reversed commissions, oldest first. */
export const recoveriesFor = (
  gross: number,
  debts: readonly { id: number; owedBack: number }[],
): { id: number; amount: number }[] => {
  let left = gross
  return debts.flatMap(({ id, owedBack: debt }) => {
    const amount = Math.min(left, debt)
    left -= amount
    return amount > 0 ? [{ id, amount }] : []
  })
}

/** The payout that recovered it was itself returned. */
export const unrecover = (before: Position, amount: number): Move => ({
  next: paidAgain(before, amount),
  reason: 'payout_returned',
})
