import { isPlainDate, mostIn, mostNight, type StayTerms } from '@porchlight/contract'
import type { CancellationPolicy } from './engine/policy.ts'
import type { NightPrice, Range, RatePlan } from './engine/rates.ts'
import type { ScheduleTerm } from './engine/schedule.ts'
import type { NewDiscount, NewFee, NewSeason, NewTax, Pricing } from './pricing.ts'

type Check = readonly [holds: boolean, fault: string]

const failed = (checks: readonly Check[]): string[] => checks.filter(([holds]) => !holds).map(([, fault]) => fault)

/** Nights and fees have one maximum in every currency, by its worth. */
const isAmount = (currency: string, amount: number | null): boolean =>
  amount === null || (Number.isSafeInteger(amount) && amount >= 0 && amount <= mostIn(currency, mostNight))
/** A night can't be sold for zero. */
const isPrice = (currency: string, amount: number | null): boolean =>
  amount === null || (amount > 0 && isAmount(currency, amount))

/** A home's minimum and maximum price; null if there is none. */
export type Limits = Pick<RatePlan, 'floor' | 'cap'>

const limitFaults = (what: string, amounts: readonly (number | null)[], limits: Limits | undefined): string[] => {
  const { floor = null, cap = null } = limits ?? {}
  const named = amounts.filter((amount) => amount !== null)
  return failed([
    [floor === null || named.every((amount) => amount >= floor), `${what} is below the lowest price of the home`],
    [cap === null || named.every((amount) => amount <= cap), `${what} is above the highest price of the home`],
  ])
}

const isShare = (basisPoints: number | null, lowest = 0, most = 10_000): boolean =>
  basisPoints === null || (Number.isSafeInteger(basisPoints) && basisPoints >= lowest && basisPoints <= most)
const isRange = (range: Range | null): boolean =>
  range === null || (isPlainDate(range.from) && isPlainDate(range.to) && range.from < range.to)
const isCount = (count: number | null, least: number, most = 100_000): boolean =>
  count === null || (Number.isSafeInteger(count) && count >= least && count <= most)

const pricesOfPlan = ({ base, weekend, floor, cap }: RatePlan) => [base, weekend, floor, cap]

/** @param known the current plan: parts a change leaves alone are not checked again */
const planFaults = (plan: RatePlan, currency: string, known: Partial<RatePlan> | undefined): string[] =>
  failed([
    [plan.currency === currency, `prices are in ${currency}`],
    [
      [plan.base, plan.weekend, plan.floor, plan.cap].every((amount) => isPrice(currency, amount)),
      'a price of a night must be more than 0',
    ],
    [[plan.extraGuest, plan.deposit].every((amount) => isAmount(currency, amount)), 'an amount is out of range'],
    [
      plan.waiver === undefined ||
        (plan.waiver.price > 0 &&
          plan.deposit > 0 &&
          plan.waiver.limit >= plan.deposit &&
          isAmount(currency, plan.waiver.price) &&
          isAmount(currency, plan.waiver.limit)),
      'a waiver covers no deposit',
    ],
    [plan.floor === null || plan.cap === null || plan.floor <= plan.cap, 'the floor is above the cap'],
    [
      String(pricesOfPlan(plan)) === String(known && pricesOfPlan({ ...plan, ...known })) ||
        limitFaults('', [plan.base, plan.weekend], plan).length === 0,
      'the price of a night is outside the lowest and the highest price',
    ],
    [plan.weekendNights.every((day) => isCount(day, 0, 6)), 'a weekend night is no weekday'],
    [isCount(plan.includedGuests, 1, 200), 'at least one guest is included'],
    [isShare(plan.nonRefundable, 0, 9_999), 'the non-refundable discount is not a share'],
    [Object.values(plan.markups).every((markup) => isShare(markup)), 'a markup is no share'],
  ])

const seasonFaults = (season: NewSeason, currency: string, limits: Limits | undefined): string[] => [
  ...limitFaults(season.name, [season.nightly, season.weekend], limits),
  ...failed([
    [isRange(season), `${season.name} has no days`],
    [isPrice(currency, season.nightly) && isPrice(currency, season.weekend), `${season.name} must cost more than 0`],
    [isShare(season.adjust, -9_000, 100_000), `${season.name} moves prices out of range`],
  ]),
]

const discountFaults = (discount: NewDiscount): string[] =>
  failed([
    [isShare(discount.basisPoints, 0, 9_999), `${discount.label} must leave something of the price`],
    [isCount(discount.minNights, 1, 365), `${discount.label} needs a number of nights`],
    [isCount(discount.daysAhead, 0, 3_650), `${discount.label} needs a number of days`],
    [isRange(discount.nights) && isRange(discount.booked), `${discount.label} has no days`],
  ])

const feeFaults = (fee: NewFee, currency: string): string[] =>
  failed([
    [fee.kind === 'percent' ? isShare(fee.amount) : isAmount(currency, fee.amount), `${fee.label} is out of range`],
    [isCount(fee.position, -100_000), `${fee.label} has no place in the order`],
  ])

const policyFaults = (policy: CancellationPolicy): string[] =>
  failed([
    [
      policy.tiers.every((tier) => isCount(tier.daysBefore, 0, 3_650) && isShare(tier.nights)),
      'a step of the policy is out of range',
    ],
    [isShare(policy.unusedNights), 'the part of nights not slept is no share'],
    [
      policy.grace === null || (isCount(policy.grace.hours, 0, 24 * 365) && isCount(policy.grace.daysBefore, 0, 3_650)),
      'the grace is out of range',
    ],
  ])

const scheduleFaults = (schedule: readonly ScheduleTerm[]): string[] =>
  failed([
    [
      schedule.length > 0 && schedule.reduce((sum, term) => sum + term.share, 0) === 10_000,
      'the schedule does not sum to the whole',
    ],
    [schedule.every((term) => isShare(term.share)), 'a part of the schedule is no share'],
    [
      schedule.every(({ due }) => due.kind !== 'before_arrival' || isCount(due.days, 0, 3_650)),
      'a part of the schedule is due on no day',
    ],
    [
      schedule.every(({ due }) => due.kind !== 'on' || isPlainDate(due.date)),
      'a part of the schedule is due on no day',
    ],
  ])

/** Describes what is wrong with a change to a home's prices; empty if it is valid. */
export const pricingFaults = (
  change: Partial<Pricing>,
  currency: string,
  known: RatePlan | undefined = undefined,
): string[] => [
  ...(change.plan ? planFaults(change.plan, currency, known) : []),
  ...(change.seasons ?? []).flatMap((season) => seasonFaults(season, currency, change.plan ?? known)),
  ...(change.discounts ?? []).flatMap(discountFaults),
  ...(change.fees ?? []).flatMap((fee) => feeFaults(fee, currency)),
  ...(change.terms ? [...policyFaults(change.terms.policy), ...scheduleFaults(change.terms.schedule)] : []),
]

/** Amounts above a limit that is set in cents of a dollar. */
export const overLimit = (
  amounts: readonly { label: string; amount: number }[],
  currency: string,
  most: number,
): string[] =>
  amounts.filter(({ amount }) => amount > mostIn(currency, most)).map(({ label }) => `${label} is out of range`)

/** Finds stay rules that no one could book under, whatever the dates. */
export const stayFaults = ({ minNights, maxNights, seasons, lastMinute, farOut, beside }: StayTerms): string[] =>
  failed([
    [minNights <= maxNights, 'the shortest stay is longer than the longest'],
    [
      [...seasons, lastMinute, farOut, beside].every((rule) => (rule?.minNights ?? 1) <= maxNights),
      'a shortest stay is longer than the longest',
    ],
  ])

export const nightPriceFaults = (
  prices: readonly { night: NightPrice['night']; amount: number | null }[],
  currency: string,
  limits: Limits | undefined = undefined,
): string[] => [
  ...failed([
    [prices.every((price) => isPlainDate(price.night)), 'a night is no day'],
    [prices.every((price) => isPrice(currency, price.amount)), 'a price of a night must be more than 0'],
  ]),
  ...limitFaults(
    'a price of a night',
    prices.map(({ amount }) => amount),
    limits,
  ),
]

/** Checks one area's percentages: together they never exceed the amount taxed. */
export const areaFaults = (taxes: readonly NewTax[]): string[] =>
  failed([
    [
      taxes.reduce((sum, { kind, amount }) => sum + (kind === 'percent' ? amount : 0), 0) <= 10_000,
      'the taxes of this area come to more than the whole price',
    ],
  ])

export const taxFaults = (tax: NewTax): string[] =>
  failed([
    [
      tax.kind === 'percent'
        ? isShare(tax.amount) && tax.currency === null
        : isAmount(tax.currency ?? '', tax.amount) && tax.currency !== null,
      `${tax.label} is out of range`,
    ],
    [tax.from === null || isPlainDate(tax.from), `${tax.label} begins on no day`],
    [tax.to === null || isPlainDate(tax.to), `${tax.label} ends on no day`],
    [isCount(tax.firstNights, 1), `${tax.label} needs a number of nights`],
    [
      isCount(tax.shortest?.nights ?? null, 1) && isCount(tax.longest?.nights ?? null, 1),
      `${tax.label} has no boundary`,
    ],
  ])
