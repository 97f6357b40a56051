import { isPlainDate, minorDigits } from '@porchlight/contract'
import type { CancellationPolicy } from './engine/policy.ts'
import type { NightPrice, Range, RatePlan } from './engine/rates.ts'
import type { ScheduleTerm } from './engine/schedule.ts'
import type { NewDiscount, NewFee, NewSeason, NewTax, Pricing } from './pricing.ts'

/** No night and no fee costs more than this many whole units of any currency. */
const highest = 10_000_000

type Check = readonly [holds: boolean, fault: string]

const failed = (checks: readonly Check[]): string[] => checks.filter(([holds]) => !holds).map(([, fault]) => fault)

const isAmount = (currency: string, amount: number | null): boolean =>
  amount === null || (Number.isSafeInteger(amount) && amount >= 0 && amount <= highest * 10 ** minorDigits(currency))
const isShare = (basisPoints: number | null, lowest = 0, most = 10_000): boolean =>
  basisPoints === null || (Number.isSafeInteger(basisPoints) && basisPoints >= lowest && basisPoints <= most)
const isRange = (range: Range | null): boolean =>
  range === null || (isPlainDate(range.from) && isPlainDate(range.to) && range.from < range.to)
const isCount = (count: number | null, least: number, most = 100_000): boolean =>
  count === null || (Number.isSafeInteger(count) && count >= least && count <= most)

const planFaults = (plan: RatePlan, currency: string): string[] =>
  failed([
    [plan.currency === currency, `prices are in ${currency}`],
    [
      [plan.base, plan.weekend, plan.floor, plan.cap, plan.extraGuest, plan.deposit].every((amount) =>
        isAmount(currency, amount),
      ),
      'an amount is out of range',
    ],
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
    [plan.weekendNights.every((day) => isCount(day, 0, 6)), 'a weekend night is no weekday'],
    [isCount(plan.includedGuests, 1, 200), 'at least one guest is included'],
    [isShare(plan.nonRefundable), 'the rate without refund is no share'],
    [Object.values(plan.markups).every((markup) => isShare(markup)), 'a markup is no share'],
  ])

const seasonFaults = (season: NewSeason, currency: string): string[] =>
  failed([
    [isRange(season), `${season.name} has no days`],
    [
      isAmount(currency, season.nightly) && isAmount(currency, season.weekend),
      `${season.name} has an amount out of range`,
    ],
    [isShare(season.adjust, -10_000, 100_000), `${season.name} moves prices out of range`],
  ])

const discountFaults = (discount: NewDiscount): string[] =>
  failed([
    [isShare(discount.basisPoints), `${discount.label} is no share`],
    [isCount(discount.minNights, 1, 365), `${discount.label} needs a number of nights`],
    [isCount(discount.daysAhead, 0, 3_650), `${discount.label} needs a number of days`],
    [isRange(discount.nights) && isRange(discount.booked), `${discount.label} has no days`],
  ])

const feeFaults = (fee: NewFee, currency: string): string[] =>
  failed([
    [fee.kind === 'percent' ? isShare(fee.amount) : isAmount(currency, fee.amount), `${fee.label} is out of range`],
    [isCount(fee.position, 0), `${fee.label} has no place in the order`],
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

/** What is wrong with a change of a home's prices, in words; empty when it is sound. */
export const pricingFaults = (change: Partial<Pricing>, currency: string): string[] => [
  ...(change.plan ? planFaults(change.plan, currency) : []),
  ...(change.seasons ?? []).flatMap((season) => seasonFaults(season, currency)),
  ...(change.discounts ?? []).flatMap(discountFaults),
  ...(change.fees ?? []).flatMap((fee) => feeFaults(fee, currency)),
  ...(change.terms ? [...policyFaults(change.terms.policy), ...scheduleFaults(change.terms.schedule)] : []),
]

export const nightPriceFaults = (
  prices: readonly { night: NightPrice['night']; amount: number | null }[],
  currency: string,
): string[] =>
  failed([
    [prices.every((price) => isPlainDate(price.night)), 'a night is no day'],
    [prices.every((price) => isAmount(currency, price.amount)), 'an amount is out of range'],
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
