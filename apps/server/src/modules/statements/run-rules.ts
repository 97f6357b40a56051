import { minorDigits, roughlyIn } from '@porchlight/contract'

/** A payout run's stored state; whether its money has arrived is recorded in its payouts. */
export type RunState = 'prepared' | 'approved' | 'sent' | 'canceled'
export type RunAct = 'approve' | 'send' | 'cancel'

const begun: readonly RunState[] = ['prepared', 'approved']
const from: Record<RunAct, readonly RunState[]> = { approve: ['prepared'], send: begun, cancel: begun }

/** The sums one person can send alone, in minor units of the run's currency. */
export type Limits = { run: number; single: number }

/** The limits that apply if no one has set others; null: the product's own. */
export type FirstLimits = { run: number | null; single: number | null }

/** The configured limits are whole units of the company's currency; in another, they are roughly worth the same. */
export const limitsIn = (currency: string, { run, single }: Limits, company: string): Limits => {
  const here = (units: number) => roughlyIn(currency, { amount: units * 10 ** minorDigits(company), currency: company })
  return { run: here(run), single: here(single) }
}

type Payout = { ownerId: number; amount: number }

const totalOf = (payouts: readonly Payout[]): number => payouts.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Returns whether a second person must check: the run or what one owner gets is over its limit (R56). What was sent
 * without approval within the last day counts, so that neither a large run nor a large payout can be split into small
 * ones.
 */
export const needsSecond = (payouts: readonly Payout[], sentAlone: readonly Payout[], limits: Limits): boolean => {
  const all = [...payouts, ...sentAlone]
  const toOwner = (ownerId: number) => totalOf(all.filter((one) => one.ownerId === ownerId))
  return payouts.some(({ ownerId }) => toOwner(ownerId) > limits.single) || totalOf(all) > limits.run
}

export type RunRefusal = 'wrong_state' | 'same_person' | 'needs_second' | 'no_need'

type Status = { state: RunState; preparedBy: number | null; needsSecond: boolean }

/** Why someone can't do this to a run now, or undefined. The second person is never the first (R56). */
export const refusalOf = (act: RunAct, run: Status, by: number | null): RunRefusal | undefined => {
  if (!from[act].includes(run.state)) return 'wrong_state'
  if (act === 'approve' && !run.needsSecond) return 'no_need'
  if (act === 'approve' && run.preparedBy === by) return 'same_person'
  if (act === 'send' && run.needsSecond && run.state !== 'approved') return 'needs_second'
  return undefined
}

export type DropReason =
  | 'account'
  | 'cooling_off'
  | 'tax_form'
  | 'returned'
  | 'stripe'
  | 'account_changed'
  | 'less_money'
  | 'short_at_stripe'

type NowOf = {
  /** The account money currently goes to. */
  accountId: number | undefined
  waits: readonly DropReason[]
  available: number
}

/** Why a line isn't paid when the run is sent: anything that has changed since it was prepared (R46, R54, R56). */
export const dropReason = (line: { accountId: number; amount: number }, now: NowOf): DropReason | undefined => {
  const [wait] = now.waits
  if (wait) return wait
  if (now.accountId !== line.accountId) return 'account_changed'
  return now.available < line.amount ? 'less_money' : undefined
}

type Advanced = { amount: number; hasCarrier: boolean }

/**
 * The lines, in order, that the carrier holds too little for once those before them are paid. A smaller one further
 * back can still go. Undefined: the carrier's balance is unknown.
 */
export const shortAtProvider = <Line extends Advanced>(lines: readonly Line[], held: number | undefined): Set<Line> => {
  const short = new Set<Line>()
  let left = held ?? Number.POSITIVE_INFINITY
  for (const line of lines.filter(({ hasCarrier }) => hasCarrier)) {
    if (line.amount > left) short.add(line)
    else left -= line.amount
  }
  return short
}
