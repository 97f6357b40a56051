import type { Role } from '@porchlight/contract'
import type { WriteCtx } from '../kernel/work.ts'
import { createAccount } from '../modules/accounts/index.ts'
import {
  type Area,
  createHome,
  type Home,
  type HomeDetails,
  type NewHome,
  publishHome,
  saveArea,
  setContract,
  setShares,
} from '../modules/homes/index.ts'
import {
  halfAndHalf,
  leaveUndecidedOut,
  type NewTax,
  type Pricing,
  policyPresets,
  setRates,
  setTaxes,
  usualTax,
} from '../modules/pricing/index.ts'
import { aPlan } from '../modules/pricing/testing/sample.ts'
import { saveVendor } from '../modules/vendors/index.ts'

/** The hash of a password no one knows. */
export const nobodysPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$jYOqZA32aRFUHA+R1Ajpvw$8+PuoSQJMmuTlWhueRqKdu/SLeEDOt1j46FDJ4OcFBA'

let made = 0
const next = (): number => ++made

export const saltgrass: Area = {
  id: 'saltgrass',
  name: 'Saltgrass',
  kind: 'Beach village',
  region: 'Merrow County, NY',
  country: 'US',
  postcode: '11990',
  character: 'Dunes, and four miles of beach.',
  lat: 40.15,
  lng: -71.45,
  bbox: [-71.5, 40.1, -71.4, 40.2],
}

export const homeDetailsOf: HomeDetails = {
  name: 'Marram House',
  headline: 'A shingled home behind the first dune',
  description: 'Built in 1931 for a harbor pilot who wanted to see the boat from bed.',
  typeCode: 'house',
  serviceLevel: 'full',
  townId: saltgrass.id,
  address: '12 Dune Road',
  lat: 40.15123,
  lng: -71.45678,
  timeZone: 'America/New_York',
  currency: 'USD',
  sleeps: 8,
  bedrooms: 4,
  bathrooms: 3.5,
  maxPets: 2,
  minGuestAge: 0,
  instant: true,
  requestTo: 'owner',
  checkInTime: '16:00',
  checkOutTime: '10:00',
  amenities: ['wifi', 'pool', 'fire_pit'],
  honestNotes: ['The boardwalk floods at spring tides.'],
  houseRules: ['No smoking indoors'],
  registration: null,
}

type HomeRequests = Partial<NewHome> & {
  /** The account that owns everything; a new one unless given. */
  ownerId?: number
  status?: 'draft' | 'live'
  /** The day shares and contract start. */
  from?: string
}

const plainFee = { note: '', of: 'subtotal', optional: false } as const

/** The prices of a home from `a.pricedHome`. */
export const usualPricing: Pricing = {
  plan: aPlan(),
  seasons: [],
  discounts: [
    {
      kind: 'length_of_stay',
      label: 'Weekly discount',
      basisPoints: 1_000,
      of: 'accommodation',
      minNights: 7,
      daysAhead: null,
      nights: null,
      booked: null,
    },
  ],
  fees: [
    { ...plainFee, code: 'cleaning', label: 'Cleaning and linen', kind: 'per_stay', amount: 45_000, position: 1 },
    { ...plainFee, code: 'service', label: 'Service', kind: 'percent', amount: 600, position: 2 },
  ],
  terms: { policy: policyPresets.strict, schedule: halfAndHalf },
}

export const countyTax: NewTax = {
  ...usualTax,
  authority: 'merrow-county',
  authorityName: 'Merrow County',
  label: 'County tax',
  kind: 'percent',
  amount: 550,
  currency: null,
  on: ['accommodation', 'cleaning', 'service'],
  longest: { nights: 30, inclusive: true },
  persons: ['adults'],
  retained: { when: 'never' },
}

/**
 * Creates objects for tests with valid values; specify only what matters. Inside a transaction: `write((ctx) =>
 * a.home(ctx))`.
 */
export const a = {
  /** A vendor without documents. @param by a team member */
  vendor: (ctx: WriteCtx, { homes, by }: { homes: number[]; by: number }) =>
    saveVendor(
      ctx,
      {
        name: 'Tidewater',
        category: 'general',
        trade: 'Plumber',
        contact: '',
        email: '',
        phone: '',
        note: '',
        tags: [],
        insuredUntil: null,
        contractUntil: null,
        homes,
      },
      by,
    ),

  account: (ctx: WriteCtx, { roles = ['traveler'] as Role[], firstName = 'Ada', lastName = 'Quill' } = {}) =>
    createAccount(ctx, {
      email: `account-${process.pid}-${next()}@demo.porchlight.test`,
      firstName,
      lastName,
      phone: '+1 631 555 0199',
      passwordHash: nobodysPassword,
      roles,
    }),

  /** A live home with an owner and a contract: 20% of the accommodation, recognized at check-in. */
  home: async (ctx: WriteCtx, requests: HomeRequests = {}): Promise<Home> => {
    const { ownerId, status = 'live', from = '2020-01-01', ...details } = requests
    if ((details.townId ?? saltgrass.id) === saltgrass.id) await saveArea(ctx, saltgrass)
    const home = await createHome(ctx, { ...homeDetailsOf, ...details })
    const owner = ownerId ?? (await a.account(ctx, { roles: ['owner'] })).id
    await setShares(ctx, home.id, from, [{ accountId: owner, basisPoints: 10_000 }])
    await setContract(ctx, home.id, from, {
      commissionBasisPoints: 2_000,
      commissionBase: 'accommodation',
      recognition: 'check_in',
      cleaningTo: 'operator',
    })
    if (status === 'draft') return home
    await leaveUndecidedOut(ctx, home.id, 'Ada Quill', 'made for a test')
    await publishHome(ctx, home.id, { as: 'system', accountId: null }, 'made for a test')
    return { ...home, status: 'live', publishedAt: ctx.now }
  },

  /**
   * A home with prices: 1,000 a night and 1,250 on Fridays and Saturdays, six guests included, 10% off a week,
   * cleaning 450, service 6%, county tax 5.5%, half now and half thirty days before, strict policy.
   */
  pricedHome: async (
    ctx: WriteCtx,
    { pricing = {}, ...changes }: HomeRequests & { pricing?: Partial<Pricing> } = {},
  ): Promise<Home> => {
    const home = await a.home(ctx, changes)
    await setTaxes(ctx, { kind: 'region', area: saltgrass.region }, [countyTax])
    await setRates(ctx, home.id, { ...usualPricing, ...pricing })
    return home
  },
}
