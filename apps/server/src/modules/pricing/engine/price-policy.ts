import { addDays, measuredNights, type PlainDate, type PriceConcern, usualIn } from '@porchlight/contract'
import type { Discount } from './discounts.ts'
import type { Fee } from './fees.ts'
import type { RatePlan, Season } from './rates.ts'

/** From this multiple of the usual price on, a price is likely a mistake. */
const farTimes = 10
/** Basis points off that require confirmation. */
const deepShare = 5_000
const highFeeShare = 3_000
/** How many usual nights a fee per stay, and a deposit, can amount to without confirmation. */
const feeNights = 5
const depositNights = 20
/** The range of first prices of nearly all homes, in whole dollars. */
const usualUnits = { least: 10, most: 50_000 }

/**
 * The parts of a home's price change that can be implausible: the prices before and after, night by night, and what is
 * new.
 */
export type PolicyInput = {
  currency: string
  firstNight: PlainDate
  /** Rents of future nights, including those far ahead; null before the first prices. */
  before: readonly number[] | null
  after: readonly number[] | null
  /** Only what the change adds. */
  seasons?: readonly Pick<Season, 'adjust'>[]
  discounts?: readonly Pick<Discount, 'basisPoints'>[]
  fees?: readonly Pick<Fee, 'label' | 'kind' | 'amount' | 'optional'>[]
  deposit?: RatePlan['deposit']
  /** The share by which nights change. */
  moved?: number
}

const median = (amounts: readonly number[]): number => {
  const sorted = amounts.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The usual price of a night: far ahead every season has the base price, so only the next two years count. */
const usualRent = (rents: readonly number[] | null): number => median((rents ?? []).slice(0, measuredNights))

const farNights = ({ currency, firstNight, before, after }: PolicyInput): PriceConcern[] => {
  const usual = usualRent(before)
  if (!after || usual <= 0) return []
  const timesOff = (amount: number): number => Math.max(amount / usual, usual / Math.max(amount, 1))
  const far = after.flatMap((amount, index) =>
    amount !== before?.[index] && timesOff(amount) >= farTimes ? [{ amount, index }] : [],
  )
  const [worst] = far.toSorted((a, b) => timesOff(b.amount) - timesOff(a.amount))
  if (!worst) return []
  return [
    {
      code: 'far_from_usual',
      nights: far.length,
      night: addDays(firstNight, worst.index),
      amount: { amount: worst.amount, currency },
      usual: { amount: usual, currency },
    },
  ]
}

/** First prices that hardly any home has, and nights that one reaches step by step. */
const oddAmounts = ({ currency, before, after }: PolicyInput): PriceConcern[] => {
  const { least, most } = usualUnits
  const odd = after?.find(
    (amount, index) =>
      amount !== before?.[index] && (amount < usualIn(currency, least * 100) || amount > usualIn(currency, most * 100)),
  )
  return odd === undefined ? [] : [{ code: 'unusual_amount', amount: { amount: odd, currency } }]
}

const deepest = ({ seasons = [], discounts = [], moved = 0 }: PolicyInput): PriceConcern[] => {
  const shares = [...discounts.map(({ basisPoints }) => basisPoints), ...seasons.map(({ adjust }) => -adjust), -moved]
  const share = Math.max(0, ...shares)
  return share >= deepShare ? [{ code: 'deep_discount', share }] : []
}

/** How a fee or tax is charged. */
export type ChargeKind = Fee['kind'] | 'per_person_night'

const eachNight = new Set<string>(['per_night', 'per_guest_night', 'per_pet_night', 'per_person_night'])

type Weighed = Pick<PolicyInput, 'currency' | 'deposit'> & {
  fees?: readonly { label: string; kind: ChargeKind; amount: number; optional?: boolean }[]
}

const highFees = ({ currency, fees = [], deposit }: Weighed, usual: number): PriceConcern[] => {
  const money = (amount: number) => ({ amount, currency })
  const most = (nights: number): number =>
    usual > 0 ? nights * usual : nights * usualIn(currency, usualUnits.most * 100)
  const concerns = fees.flatMap(({ label, kind, amount, optional }): PriceConcern[] => {
    if (kind === 'percent') return amount > highFeeShare ? [{ code: 'high_share', label, share: amount }] : []
    const nights = eachNight.has(kind) ? 1 : feeNights
    if (kind === 'per_stay' && amount > 0 && amount < usualIn(currency, 100))
      return [
        {
          code: 'unusual_price',
          label,
          amount: money(amount),
          least: money(usualIn(currency, 100)),
          most: money(most(nights)),
        },
      ]
    return amount > most(optional ? Math.max(nights, feeNights) : nights)
      ? [{ code: 'high_fee', label, amount: money(amount), usual: money(usual) }]
      : []
  })
  return deposit !== undefined && deposit > most(depositNights)
    ? [...concerns, { code: 'high_deposit', amount: money(deposit), usual: money(usual) }]
    : concerns
}

/**
 * What must be confirmed about a fee or tax for many homes. `rents` are the future nights of each home that charges it:
 * the home with the lowest usual price decides.
 */
export const chargeConcerns = (
  charge: { label: string; kind: ChargeKind; amount: number; optional?: boolean },
  currency: string,
  rents: readonly (readonly number[])[],
): PriceConcern[] => {
  const usual = rents.map(usualRent).filter((rent) => rent > 0)
  return highFees({ currency, fees: [charge] }, usual.length > 0 ? Math.min(...usual) : 0)
}

/** A waiver costs a small part of the deposit it replaces; more than half is likely a mistake. */
export const waiverConcerns = (price: number, deposit: number, currency: string): PriceConcern[] =>
  deposit > 0 && price * 2 > deposit
    ? [{ code: 'high_waiver', amount: { amount: price, currency }, deposit: { amount: deposit, currency } }]
    : []

/** The parts of a change that must be confirmed with a reason; none of them is impossible (those are faults). */
export const priceConcerns = (change: PolicyInput): PriceConcern[] => [
  ...(change.before && farNights(change).length > 0 ? farNights(change) : oddAmounts(change)),
  ...deepest(change),
  ...highFees(change, usualRent(change.before ?? change.after)),
]
