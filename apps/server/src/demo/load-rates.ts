import { addDays, type PlainDate } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { type StayRule, setStayRules, setStaySettings } from '#modules/availability'
import {
  halfAndHalf,
  type NewFee,
  type NewSeason,
  type NewTax,
  policyPresets,
  savePromo,
  setProtection,
  setRates,
  setTaxes,
  usualTax,
} from '#modules/pricing'
import type { DemoHome } from './homes.ts'
import type { World } from './world.ts'

const cents = (dollars: number): number => dollars * 100
const yearsAround = (today: PlainDate): number[] => [-1, 0, 1, 2].map((step) => Number(today.slice(0, 4)) + step)

const summerOf = (year: number) => ({ from: `${year}-06-15`, to: `${year}-09-08` })
const winterOf = (year: number) => ({ from: `${year}-11-15`, to: `${year + 1}-03-15` })

/** Converts a percentage of the base rate into a signed adjustment in basis points. */
const adjustment = (hundredths: number): number => (hundredths - 100) * 100

const seasonsOf = ({ rates }: DemoHome, today: PlainDate): NewSeason[] =>
  yearsAround(today).flatMap((year) => [
    { ...summerOf(year), name: `Summer ${year}`, nightly: null, weekend: null, adjust: adjustment(rates.summer) },
    { ...winterOf(year), name: `Winter ${year}`, nightly: null, weekend: null, adjust: adjustment(rates.winter) },
  ])

const feesOf = ({ rates }: DemoHome): NewFee[] => [
  {
    code: 'cleaning',
    label: 'Cleaning and linen',
    note: 'One full clean after the stay, with beds made and towels for everyone.',
    kind: 'per_stay',
    amount: cents(rates.cleaning),
    of: 'rent',
    position: 1,
    optional: false,
  },
  {
    code: 'service',
    label: 'Service fee',
    note: 'Pays for the people who answer the phone, day and night.',
    kind: 'percent',
    amount: 600,
    of: 'subtotal',
    position: 2,
    optional: false,
  },
  {
    code: 'extra',
    label: 'Firewood for the stay',
    note: 'Dry oak by the door when you come, enough for every evening.',
    kind: 'per_stay',
    amount: cents(85),
    of: 'rent',
    position: 3,
    optional: true,
  },
  {
    code: 'mid_stay_clean',
    label: 'Mid-stay cleaning',
    note: 'Fresh beds and towels in the middle of the stay.',
    kind: 'per_stay',
    amount: cents(Math.round(rates.cleaning / 2)),
    of: 'rent',
    position: 4,
    optional: true,
  },
]

const rulesOf = ({ rates }: DemoHome, today: PlainDate): StayRule[] => [
  { kind: 'default', minNights: rates.minStay, maxNights: 60 },
  ...yearsAround(today).map(
    (year): StayRule => ({ kind: 'season', ...summerOf(year), minNights: rates.summerMinStay }),
  ),
]

/** A home's rates and minimum stays. */
export const loadRates = async (ctx: WriteCtx, homeId: number, home: DemoHome, today: PlainDate): Promise<void> => {
  const { rates, policy } = home
  await setRates(ctx, homeId, {
    plan: {
      currency: 'USD',
      base: cents(rates.base),
      weekend: cents(rates.weekend),
      weekendNights: [5, 6],
      floor: null,
      cap: null,
      includedGuests: rates.extraGuestFrom,
      extraGuest: cents(rates.extraGuest),
      counted: ['adults', 'children'],
      discounts: 'one',
      nonRefundable: null,
      markups: {},
      deposit: cents(rates.deposit),
    },
    seasons: seasonsOf(home, today),
    fees: feesOf(home),
    discounts: [
      {
        kind: 'length_of_stay',
        label: 'A week or longer',
        basisPoints: 700,
        of: 'accommodation',
        minNights: 7,
        daysAhead: null,
        nights: null,
        booked: null,
      },
      {
        kind: 'length_of_stay',
        label: 'Four weeks or longer',
        basisPoints: 1_800,
        of: 'accommodation',
        minNights: 28,
        daysAhead: null,
        nights: null,
        booked: null,
      },
    ],
    terms: { policy: policyPresets[policy], schedule: halfAndHalf },
  })
  await setStayRules(ctx, homeId, rulesOf(home, today))
  await setStaySettings(ctx, homeId, { preparationNights: home.prepNights, noticeDays: 1 })
}

const tax = (authority: string, authorityName: string, label: string, amount: number): NewTax => ({
  ...usualTax,
  authority,
  authorityName,
  label,
  kind: 'percent',
  amount,
  currency: null,
  on: ['accommodation', 'cleaning', 'service'],
  longest: { nights: 30, inclusive: false },
  persons: ['adults', 'children'],
  retained: { when: 'within_days', days: 30 },
})

/** The county taxes stays under thirty nights everywhere; two towns add one percent of their own. */
export const loadTaxes = async (ctx: WriteCtx, { homes }: World): Promise<void> => {
  const towns = [...new Map(homes.map((home) => [home.town.id, home.town])).values()]
  const [first] = towns
  if (!first) return
  await setTaxes(ctx, { kind: 'region', area: first.county }, [
    tax('merrow-county', first.county, 'County occupancy tax', 550),
  ])
  for (const town of towns.filter(({ kind }) => /county seat|village/i.test(kind)).slice(0, 2)) {
    await setTaxes(ctx, { kind: 'town', area: town.id }, [tax(town.id, town.name, `${town.name} visitor tax`, 100)])
  }
}

/** One promo code that anyone can enter. */
export const loadPromos = (ctx: WriteCtx): Promise<void> =>
  savePromo(ctx, {
    code: 'FIRST-LIGHT',
    label: 'First stay with us',
    kind: 'percent',
    amount: 500,
    currency: null,
    homeId: null,
    minNights: 2,
    booked: null,
    onceEach: true,
  })

/** Travel protection from a provider on the island. */
export const loadProtection = (ctx: WriteCtx, staffId: number): Promise<void> =>
  setProtection(ctx, { product: { provider: 'Harbor Mutual', basisPoints: 620 }, by: staffId })

/** When everything in the demo world was set up: before its first stay was booked. */
export const foundedOn = (today: PlainDate): PlainDate => addDays(today, -715)
