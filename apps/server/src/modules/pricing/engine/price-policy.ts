import { addDays, measuredNights, minorDigits, type PlainDate, type PriceConcern } from '@porchlight/contract'
import type { Discount } from './discounts.ts'
import type { Fee } from './fees.ts'
import type { RatePlan, Season } from './rates.ts'

/** From here on a price is so many times what is usual that someone slipped. */
const farTimes = 10
/** Basis points off that are asked about. */
const deepShare = 5_000
const highFeeShare = 3_000
/** Usual nights that a fee for the stay, and a deposit, may come to without a question. */
const feeNights = 5
const depositNights = 20
/** Between them lie the first prices of nearly all homes, in whole units of a currency that has cents. */
const usualUnits = { least: 10, most: 50_000 }

/** A change of a home's prices, as far as it can be absurd: what holds before and after, night by night, and what is new. */
export type PolicyInput = {
  currency: string
  firstNight: PlainDate
  /** Rents of the nights ahead, also of those far ahead; null before the first prices. */
  before: readonly number[] | null
  after: readonly number[] | null
  /** Only what the change brings. */
  seasons?: readonly Pick<Season, 'adjust'>[]
  discounts?: readonly Pick<Discount, 'basisPoints'>[]
  fees?: readonly Pick<Fee, 'label' | 'kind' | 'amount' | 'optional'>[]
  deposit?: RatePlan['deposit']
  /** A share by which nights move. */
  moved?: number
}

const median = (amounts: readonly number[]): number => {
  const sorted = amounts.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** What a night usually costs: far ahead every season has the base price, so only the next two years are asked. */
const usualRent = (rents: readonly number[] | null): number => median((rents ?? []).slice(0, measuredNights))

/** Whole units of a currency; those without cents count a hundredfold, as yen do. */
const unit = (currency: string): number => 10 ** Math.max(2, minorDigits(currency))

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

const firstAmounts = ({ currency, before, after }: PolicyInput): PriceConcern[] => {
  if (before || !after) return []
  const { least, most } = usualUnits
  const odd = after.find((amount) => amount < least * unit(currency) || amount > most * unit(currency))
  return odd === undefined ? [] : [{ code: 'unusual_amount', amount: { amount: odd, currency } }]
}

const deepest = ({ seasons = [], discounts = [], moved = 0 }: PolicyInput): PriceConcern[] => {
  const shares = [...discounts.map(({ basisPoints }) => basisPoints), ...seasons.map(({ adjust }) => -adjust), -moved]
  const share = Math.max(0, ...shares)
  return share >= deepShare ? [{ code: 'deep_discount', share }] : []
}

/** How a fee or tax is counted. */
export type ChargeKind = Fee['kind'] | 'per_person_night'

const eachNight = new Set<string>(['per_night', 'per_guest_night', 'per_pet_night', 'per_person_night'])

type Weighed = Pick<PolicyInput, 'currency' | 'deposit'> & {
  fees?: readonly { label: string; kind: ChargeKind; amount: number; optional?: boolean }[]
}

const highFees = ({ currency, fees = [], deposit }: Weighed, usual: number): PriceConcern[] => {
  const money = (amount: number) => ({ amount, currency })
  const most = (nights: number): number => (usual > 0 ? nights * usual : nights * usualUnits.most * unit(currency))
  const concerns = fees.flatMap(({ label, kind, amount, optional }): PriceConcern[] => {
    if (kind === 'percent') return amount > highFeeShare ? [{ code: 'high_share', label, share: amount }] : []
    const nights = eachNight.has(kind) ? 1 : feeNights
    return amount > most(optional ? Math.max(nights, feeNights) : nights)
      ? [{ code: 'high_fee', label, amount: money(amount), usual: money(usual) }]
      : []
  })
  return deposit !== undefined && deposit > most(depositNights)
    ? [...concerns, { code: 'high_deposit', amount: money(deposit), usual: money(usual) }]
    : concerns
}

/**
 * What of a fee or tax of many homes must be confirmed. `rents` are the nights ahead of each of them that charges it: the
 * home with the lowest usual night decides.
 */
export const chargeConcerns = (
  charge: { label: string; kind: ChargeKind; amount: number; optional?: boolean },
  currency: string,
  rents: readonly (readonly number[])[],
): PriceConcern[] => {
  const usual = rents.map(usualRent).filter((rent) => rent > 0)
  return highFees({ currency, fees: [charge] }, usual.length > 0 ? Math.min(...usual) : 0)
}

/** A waiver costs a small part of the deposit it replaces; more than half of it is likely a mistake. */
export const waiverConcerns = (price: number, deposit: number, currency: string): PriceConcern[] =>
  deposit > 0 && price * 2 > deposit
    ? [{ code: 'high_waiver', amount: { amount: price, currency }, deposit: { amount: deposit, currency } }]
    : []

/** What of a change must be confirmed with a reason; nothing of it is impossible (those are faults). */
export const priceConcerns = (change: PolicyInput): PriceConcern[] => [
  ...farNights(change),
  ...firstAmounts(change),
  ...deepest(change),
  ...highFees(change, usualRent(change.before ?? change.after)),
]
