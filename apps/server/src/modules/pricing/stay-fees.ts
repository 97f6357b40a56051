import { type DecidedFee, decidedFees, type PriceConfirmation, type StayFees } from '@porchlight/contract'
import { confirmConcerns } from '#kernel/confirm-concerns'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { HomeEditor } from '#modules/homes'
import { setRates } from './commands.ts'
import type { Fee } from './engine/fees.ts'
import { feeConcerns } from './fee-concerns.ts'
import { feeDecisionsOf, leaveFeesOut } from './fee-decisions.ts'
import { feesChargedBy, feesInForce } from './fees-in-force.ts'
import type { NewFee } from './pricing.ts'

/** The text on a price, with one sentence on what it pays for. */
const words: Record<DecidedFee, { label: string; note: string }> = {
  cleaning: { label: 'Cleaning', note: 'Cleaning of the home and fresh linen after your stay.' },
  service: { label: 'Service', note: 'Our team before, during and after your stay.' },
}

type Decided = StayFees[DecidedFee]
type Charged = Exclude<Decided, { kind: 'none' }>

const isDecided = ({ code, optional }: Pick<NewFee, 'code' | 'optional'>): boolean =>
  !optional && decidedFees.some((fee) => fee === code)

/** The decision on a fee as its form shows it; null if there is none. */
const decisionIn = (fees: readonly Fee[], fee: DecidedFee): Charged | null => {
  const own = fees.filter(({ code, optional }) => code === fee && !optional)
  const [first] = own
  if (!first) return null
  return first.kind === 'percent'
    ? { kind: 'share', share: first.amount }
    : { kind: 'amount', amount: own.reduce((sum, { amount }) => sum + amount, 0) }
}

/** A home's decisions on cleaning and service fees. */
export const stayFeesOf = async (ctx: ReadCtx, homeId: number) => {
  const fees = await feesChargedBy(ctx, homeId)
  const decisions = await feeDecisionsOf(ctx, homeId)
  const decided = (fee: DecidedFee): Decided | null => {
    const charged = decisionIn(fees, fee)
    const left = decisions.get(fee)
    if (charged) return charged
    return left?.kind === 'none' ? { kind: 'none', name: left.name, reason: left.reason } : null
  }
  const cleaning = decided('cleaning')
  const [last] = [...decisions.values()].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return {
    // A cleaning fee as a percentage of the rent was agreed with this home alone, and isn't shown as a decision in this
    // form.
    cleaning: cleaning?.kind === 'share' ? null : cleaning,
    service: decided('service'),
    decidedAt: last?.at.toISOString() ?? null,
  }
}

const feeOf = (fee: DecidedFee, charged: Charged, before: Fee | undefined, position: number): NewFee => ({
  code: fee,
  label: before?.label ?? words[fee].label,
  note: before?.note ?? words[fee].note,
  kind: charged.kind === 'share' ? 'percent' : 'per_stay',
  amount: charged.kind === 'share' ? charged.share : charged.amount,
  of: before?.of ?? 'subtotal',
  position,
  optional: false,
})

/**
 * Sets a home's cleaning and service fees; its other fees stay between the two.
 * @throws Problem 404, 422 `invalid_prices` with `faults`, `confirmation_needed` with `concerns`
 */
export const setStayFees = async (
  ctx: WriteCtx,
  homeId: number,
  decided: StayFees,
  by: HomeEditor,
  confirm?: PriceConfirmation,
): Promise<void> => {
  const known = await feesInForce(ctx, homeId)
  const charged = await feesChargedBy(ctx, homeId)
  const others = known.filter((fee) => !isDecided(fee)).map(({ id: _, ...fee }) => fee)
  const own = (fee: DecidedFee, position: number): NewFee[] => {
    const word = decided[fee]
    if (word.kind === 'none') return []
    const before = known.find(({ code, optional }) => code === fee && !optional)
    // A company-wide fee stays the company's if it is saved unchanged.
    if (!before && JSON.stringify(decisionIn(charged, fee)) === JSON.stringify(word)) return []
    // A fee made of several lines loses none of them when only the other fee is decided again.
    const shown = decisionIn(known, fee)
    if (JSON.stringify(shown) === JSON.stringify(word))
      return known.filter(({ code, optional }) => code === fee && !optional).map(({ id: _, ...retained }) => retained)
    return [feeOf(fee, word, before, before?.position ?? position)]
  }
  const last = Math.max(0, ...known.map(({ position }) => position + 1))
  const fees = [...own('cleaning', 0), ...others, ...own('service', last)]
  const mine = fees.filter(isDecided)
  const confirmed = confirmConcerns(await feeConcerns(ctx, homeId, { fees: mine }), confirm)
  await setRates(ctx, homeId, { fees }, by.accountId, { confirmed })
  const left = decidedFees.flatMap((fee) => {
    const word = decided[fee]
    return word.kind === 'none' ? [{ fee, name: word.name, reason: word.reason }] : []
  })
  await leaveFeesOut(ctx, homeId, left, by.accountId)
}
