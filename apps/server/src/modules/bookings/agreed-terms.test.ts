import {
  addDays,
  type Booking,
  bookingById,
  cancelBooking,
  changeDeposit,
  changeFee,
  changeHomeGroup,
  changeStay,
  changeTax,
  type GroupChangeInput,
  type Party,
  planStay,
  previewCancellation,
  previewChange,
  type StayChange,
  type TaxTerms,
} from '@porchlight/contract'
import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { setStayRules } from '#modules/availability'
import { type Home, setContract, updateHome } from '#modules/homes'
import {
  type NewPromo,
  type Pricing,
  policyPresets,
  savePromo,
  setNightPrices,
  setProtection,
  setRates,
  setTaxes,
} from '#modules/pricing'
import { a, countyTax, saltgrass, usualPricing } from '#testing/builders'
import { bookingById as bookingRow } from './queries.ts'
import { db } from './tables.ts'
import { confirmed, type Guest, good, type StayOptions } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t, as } = bookingsScene()
let guestId: number
let staffId: number
beforeAll(async () => {
  guestId = (await t.person('traveler')).accountId
  staffId = (await t.person('admin')).accountId
})
const guest = () => as(guestId)

const plain = { note: '', of: 'subtotal', optional: false } as const
/** A home whose price includes every possible component. */
const rich: Pricing = {
  ...usualPricing,
  plan: {
    ...usualPricing.plan,
    includedGuests: 6,
    extraGuest: 5_000,
    deposit: 80_000,
    nonRefundable: 500,
    waiver: { price: 6_900, limit: 150_000 },
  },
  discounts: [
    ...usualPricing.discounts,
    { ...usualPricing.discounts[0], kind: 'early_bird', label: 'Early', daysAhead: 60, minNights: 1 } as never,
  ],
  fees: [
    ...usualPricing.fees,
    { ...plain, code: 'linen', label: 'Linen', kind: 'per_guest', amount: 2_500, position: 3 },
    { ...plain, code: 'resort', label: 'Resort', kind: 'per_guest_night', amount: 300, position: 4 },
    { ...plain, code: 'pets', label: 'Pets', kind: 'per_pet', amount: 9_000, position: 5 },
    { ...plain, code: 'utilities', label: 'Heating', kind: 'per_night', amount: 1_500, of: 'rent', position: 6 },
    { ...plain, code: 'admin', label: 'Administration', kind: 'percent', amount: 250, position: 7 },
    { ...plain, code: 'extra', label: 'Crib', kind: 'per_stay', amount: 4_000, position: 8, optional: true },
  ],
  terms: { policy: policyPresets.firm, schedule: usualPricing.terms.schedule },
}

const promo = (homeId: number, change: Partial<NewPromo> = {}): NewPromo => ({
  code: `AGREED-${homeId}`,
  label: 'Neighbors',
  kind: 'amount',
  amount: 20_814,
  currency: 'USD',
  homeId,
  minNights: 1,
  booked: null,
  stays: null,
  mostUses: null,
  onceEach: false,
  paused: false,
  ...change,
})

type World = { home: Home; booking: Booking }

const staff = () => as(staffId)
const reason = 'Decided by the founders'
const today = '2027-01-15'
let made = 0
const towels = {
  code: 'linen',
  label: 'Towels',
  kind: 'per_night',
  amount: 700,
  currency: 'USD',
  of: 'rent',
  optional: false,
} as const

/** Taxes or company fees that are in force. */
const seriesIn = (table: 'pricing.tax' | 'pricing.fee') =>
  t.read(async (ctx) => {
    const { rows } = await sql<{ series: number }>`
      select distinct series from ${sql.table(table)}
      where ${table === 'pricing.tax' ? sql`area = ${saltgrass.region}` : sql`home_id is null`} and replaced_at is null
    `.execute(db(ctx))
    return rows.map(({ series }) => Number(series))
  })
const editCompanyFee = (terms: RawBuilder<unknown>) =>
  t.write((ctx) => sql`update pricing.fee set ${terms} where home_id is null and replaced_at is null`.execute(db(ctx)))
const newTaxTerms: TaxTerms = {
  kind: 'percent',
  amount: 1_000,
  currency: null,
  on: ['accommodation'],
  shortest: null,
  longest: null,
  firstNights: null,
  persons: [],
  channels: null,
  handling: {},
  effectiveBy: 'night',
  remittance: 'arrival',
  period: 'quarter',
  rounding: 'half_up',
  onlyWithService: false,
  retained: { when: 'never' },
}
/** A new group of one home, whose defaults the home inherits from now on. */
const groupWith = async (homeId: number, group: 'portfolio' | 'brand' = 'portfolio'): Promise<number> => {
  const change: GroupChangeInput = { kind: 'create', group, name: `Later ${++made}`, area: null, homes: [homeId] }
  return (await good((await staff()).call(changeHomeGroup, { body: { change, reason } }))).group
}
/** Sets a single company fee. */
const companyFee = async (): Promise<void> => {
  await t.write((ctx) =>
    sql`update pricing.fee set replaced_at = ${ctx.now} where home_id is null and replaced_at is null`.execute(db(ctx)),
  )
  const change = { kind: 'add', from: today, terms: { ...towels, label: `Towels ${++made}` } } as const
  await good((await staff()).call(changeFee, { body: { change, reason } }))
}

/** A one-week stay in July, booked with a code, an add-on, travel protection, and a waiver. */
const world = async (pricing: Partial<Pricing> = {}, request: Partial<StayOptions> = {}): Promise<World> => {
  const home = await t.write(async (ctx) => {
    const made = await a.pricedHome(ctx, { pricing: { ...rich, ...pricing } })
    await setTaxes(ctx, { kind: 'region', area: saltgrass.region }, [countyTax])
    await setProtection(ctx, { product: { provider: 'Lantern', basisPoints: 700 }, by: staffId })
    await savePromo(ctx, promo(made.id))
    return made
  })
  await companyFee()
  const crib = await t.read((ctx) =>
    sql<{ id: number }>`select id from pricing.fee where home_id = ${home.id} and optional`.execute(db(ctx)),
  )
  const booking = await confirmed(await guest(), {
    homeId: home.id,
    arrive: '2027-07-02',
    depart: '2027-07-09',
    adults: 4,
    promo: promo(home.id).code,
    addOns: crib.rows.map(({ id }) => id),
    protection: true,
    waiver: true,
    ...request,
  })
  t.clock.advance(1)
  return { home, booking }
}

type Request = { arrive?: string; depart?: string } & Partial<Party>
const ask = async (booking: Booking, request: Request, who?: Guest): Promise<StayChange> =>
  (
    await good(
      (who ?? (await guest())).call(previewChange, {
        params: { id: booking.id },
        body: { arrive: booking.arrive, depart: booking.depart, ...booking.party, ...request },
      }),
    )
  ).change
/** A change reduced to its money, without what identifies its quote. */
const money = ({ lines, before, after, refund, dueNow, schedule, nights }: StayChange) => ({
  lines,
  before,
  after,
  refund,
  dueNow,
  schedule,
  nights,
})
const make = async (booking: Booking, { quoteId, quoteHash, hash }: StayChange) =>
  (await good((await guest()).call(changeStay, { params: { id: booking.id }, body: { quoteId, quoteHash, hash } })))
    .booking
const cancellation = async ({ id }: Booking) =>
  (await good((await guest()).call(previewCancellation, { params: { id } }))).cancellation
const seen = async ({ id }: Booking) => (await good((await guest()).call(bookingById, { params: { id } }))).booking

/** Everything an owner, the team, or time may do to the tables a price came from, by what it affects. */
const later = {
  'the code ends': ({ id }) =>
    t.write((ctx) => sql`update pricing.promo set replaced_at = now() where home_id = ${id}`.execute(db(ctx))),
  'the code is deleted': ({ id }) =>
    t.write((ctx) => sql`delete from pricing.promo where home_id = ${id}`.execute(db(ctx))),
  'the code is worth less': ({ id }) => t.write((ctx) => savePromo(ctx, promo(id, { amount: 100 }))),
  'the code becomes a percent': ({ id }) =>
    t.write((ctx) => savePromo(ctx, promo(id, { kind: 'percent', amount: 9_000, currency: null }))),
  'the code asks for a month': ({ id }) => t.write((ctx) => savePromo(ctx, promo(id, { minNights: 28 }))),
  'the code is for other dates': ({ id }) =>
    t.write((ctx) => savePromo(ctx, promo(id, { stays: { from: '2028-01-01', to: '2028-02-01' } }))),
  'the code could be booked last year': ({ id }) =>
    t.write((ctx) => savePromo(ctx, promo(id, { booked: { from: '2026-01-01', to: '2026-02-01' } }))),
  'the code is paused and used up': ({ id }) =>
    t.write((ctx) => savePromo(ctx, promo(id, { paused: true, mostUses: 1, onceEach: true }))),
  'fees go up': ({ id }) =>
    t.write((ctx) =>
      setRates(ctx, id, { fees: rich.fees.map((fee) => ({ ...fee, amount: Math.min(10_000, fee.amount * 2) })) }),
    ),
  'fees are dropped': ({ id }) => t.write((ctx) => setRates(ctx, id, { fees: [] })),
  'discounts are dropped': ({ id }) => t.write((ctx) => setRates(ctx, id, { discounts: [] })),
  'guests cost more': ({ id }) =>
    t.write((ctx) => setRates(ctx, id, { plan: { ...rich.plan, includedGuests: 1, extraGuest: 40_000 } })),
  'deposit, waiver and rates end': ({ id }) => {
    const { waiver: _, ...plan } = rich.plan
    return t.write((ctx) => setRates(ctx, id, { plan: { ...plan, deposit: 500_000, nonRefundable: null } }))
  },
  'another policy and schedule': ({ id }) =>
    t.write((ctx) =>
      setRates(ctx, id, {
        terms: {
          policy: { ...policyPresets.strict, changes: 'all_as_today', grace: null },
          schedule: [{ share: 10_000, due: { kind: 'booking' } }],
        },
      }),
    ),
  'another tax': () =>
    t.write((ctx) =>
      setTaxes(ctx, { kind: 'region', area: saltgrass.region }, [{ ...countyTax, amount: 1_400, authority: 'state' }]),
    ),
  'no tax': () => t.write((ctx) => setTaxes(ctx, { kind: 'region', area: saltgrass.region }, [])),
  'the tax row is edited': () =>
    t.write((ctx) => sql`update pricing.tax set amount = 2000 where area = ${saltgrass.region}`.execute(db(ctx))),
  'travel protection costs more': () =>
    t.write((ctx) => setProtection(ctx, { product: { provider: 'Lantern', basisPoints: 1_500 }, by: staffId })),
  'travel protection ends': () => t.write((ctx) => setProtection(ctx, { product: null, by: staffId })),
  'the home is left out of a tax': async ({ id }) => {
    for (const tax of await seriesIn('pricing.tax'))
      await (await staff()).call(changeTax, { body: { change: { kind: 'leave_out', tax, home: id }, reason } })
  },
  'the company’s fee goes up': () => editCompanyFee(sql`amount = 9900`),
  'the company’s fee becomes a percent': () => editCompanyFee(sql`kind = 'percent', amount = 900, currency = null`),
  'the company’s fee ends': async () => {
    for (const fee of await seriesIn('pricing.fee'))
      await (await staff()).call(changeFee, { body: { change: { kind: 'end', fee, on: today }, reason } })
  },
  'the company adds a fee': async () => {
    const change = { kind: 'add', from: today, terms: { ...towels, label: `Towels ${++made}` } } as const
    await good((await staff()).call(changeFee, { body: { change, reason } }))
  },
  'the home leaves the company’s fee out': async ({ id }) => {
    for (const fee of await seriesIn('pricing.fee'))
      await (await staff()).call(changeFee, {
        body: { change: { kind: 'leave_out', fee, home: id, name: 'Ada' }, reason },
      })
  },
  'a tax version begins during the stay': async () => {
    for (const tax of await seriesIn('pricing.tax'))
      await (await staff()).call(changeTax, {
        body: {
          change: { kind: 'version', tax, from: '2027-07-05', terms: { ...newTaxTerms, amount: 3_000 } },
          reason,
        },
      })
  },
  'the home moves into a group with its own fees and taxes': async ({ id }) => {
    const who = await staff()
    const group = await groupWith(id)
    await good(
      who.call(changeFee, {
        body: {
          change: { kind: 'add', from: today, terms: { ...towels, label: `Group towels ${++made}` }, group },
          reason,
        },
      }),
    )
    await good(
      who.call(changeTax, {
        body: {
          change: {
            kind: 'add',
            terms: {
              ...newTaxTerms,
              amount: 900,
              area: { kind: 'group', area: String(group) },
              authorityName: `Group ${made}`,
              label: `Group tax ${made}`,
              from: null,
              to: null,
            },
          },
          reason,
        },
      }),
    )
  },
  'the group charges less than the company': async ({ id }) => {
    const group = await groupWith(id)
    for (const replaces of await seriesIn('pricing.fee'))
      await (await staff()).call(changeFee, {
        body: {
          change: {
            kind: 'add',
            from: today,
            terms: { ...towels, amount: 1, label: `Group ${++made}` },
            group,
            replaces,
          },
          reason,
        },
      })
  },
  'the group requires another deposit': async ({ id }) => {
    const change = { group: await groupWith(id), currency: 'USD', amount: 900_000 }
    await good((await staff()).call(changeDeposit, { body: { change, reason } }))
    await t.write((ctx) =>
      sql`update pricing.rate_plan set deposit_inherits = true where home_id = ${id}`.execute(db(ctx)),
    )
  },
  'the home joins another brand': ({ id }) => groupWith(id, 'brand'),
  'discounts add up': ({ id }) =>
    t.write((ctx) =>
      setRates(ctx, id, {
        plan: { ...rich.plan, discounts: 'stack' },
        discounts: rich.discounts.map((discount) => ({ ...discount, basisPoints: 4_000, minNights: 1 })),
      }),
    ),
  'commission goes up': ({ id }) =>
    t.write((ctx) =>
      setContract(ctx, id, '2027-01-01', {
        commissionBasisPoints: 4_500,
        commissionBase: 'accommodation',
        recognition: 'each_night',
        cleaningTo: 'owner',
      }),
    ),
  'the home sells in another currency': ({ id }) =>
    t.write((ctx) => sql`update pricing.rate_plan set currency = 'EUR' where home_id = ${id}`.execute(db(ctx))),
  'a night costs something else': ({ id }) =>
    t.write((ctx) => setNightPrices(ctx, id, [{ night: '2027-07-04', amount: 700_000 }])),
  'check-in moves': ({ id }) => t.write((ctx) => updateHome(ctx, id, { checkInTime: '20:00', checkOutTime: '07:00' })),
  'the home sleeps fewer and takes no pets': ({ id }) =>
    t.write((ctx) => updateHome(ctx, id, { sleeps: 3, maxPets: 0 })),
  'every price row is deleted but the rates': ({ id }) =>
    t.write(async (ctx) => {
      for (const table of ['fee', 'discount', 'terms', 'promo', 'night_price', 'season'])
        await sql`delete from pricing.${sql.raw(table)} where home_id = ${id}`.execute(db(ctx))
    }),
} satisfies Record<string, (home: Home) => Promise<unknown>>
type Later = keyof typeof later
/** In a full run, each of them happens to a separate booking. */
const inFull = process.env.AGREED_TERMS !== undefined
const names = Object.keys(later) as Later[]

describe('R18, R35 terms agreed at booking stay agreed', () => {
  it('a guest who costs nothing leaves the total unchanged after the code is gone', async () => {
    const fees = rich.fees.filter(({ code }) => code === 'cleaning' || code === 'service')
    const { home, booking } = await world({ fees })
    await later['the code is deleted'](home)
    const change = await ask(booking, { adults: 5 })
    expect(change.after).toEqual(booking.total)
    expect(change.lines.find(({ label }) => label === 'Neighbors')?.after.amount).toBe(-20_814)
    const now = await make(booking, change)
    expect(now.total).toEqual(booking.total)
    // A second change still applies it.
    expect((await ask(now, { infants: 1 })).after).toEqual(booking.total)
  })

  const requests: Request[] = [
    { infants: 1 },
    { adults: 6, pets: 0 },
    { depart: '2027-07-11' },
    { arrive: '2027-06-30', children: 1 },
    { depart: '2027-07-07' },
  ]
  /** More guests than the home sleeps are rejected, and so are new nights in another currency. */
  const refusedAfter = (name: Later): number[] => {
    if (name.startsWith('the home sleeps')) return [1, 3]
    return name.includes('currency') ? [2, 3] : []
  }
  const withTaxAgain = () => t.write((ctx) => setTaxes(ctx, { kind: 'region', area: saltgrass.region }, [countyTax]))

  const agreedIn = async (booking: Booking) => {
    const before: ReturnType<typeof money>[] = []
    for (const request of requests) before.push(money(await ask(booking, request)))
    return { before, owed: await cancellation(booking) }
  }

  if (inFull)
    it.each(names)('every change costs the same after: %s', async (name) => {
      const { home, booking } = await world()
      const { before, owed } = await agreedIn(booking)
      await later[name](home)
      for (const [at, request] of requests.entries())
        if (!refusedAfter(name).includes(at)) expect(money(await ask(booking, request))).toEqual(before[at])
      expect(await cancellation(booking)).toEqual(owed)
      await withTaxAgain()
    })
  else
    it('every change costs the same while one event after another happens', async () => {
      const { home, booking } = await world()
      const { before, owed } = await agreedIn(booking)
      const inTurn = [...names].sort((one, other) => refusedAfter(one).length - refusedAfter(other).length)
      const left = new Set(requests.keys())
      for (const [turn, name] of inTurn.entries()) {
        await later[name](home)
        for (const at of refusedAfter(name)) left.delete(at)
        const at = [...left][turn % left.size] as number
        expect([name, money(await ask(booking, requests[at] as Request))]).toEqual([name, before[at]])
      }
      for (const at of left) expect(money(await ask(booking, requests[at] as Request))).toEqual(before[at])
      expect(await cancellation(booking)).toEqual(owed)
      await withTaxAgain()
    })

  it('holds for any guests, any nights, and any combination of these, before and after a change is made', async () => {
    const request = fc.record({
      adults: fc.integer({ min: 1, max: 7 }),
      children: fc.integer({ min: 0, max: 1 }),
      infants: fc.integer({ min: 0, max: 2 }),
      pets: fc.integer({ min: 0, max: 2 }),
      from: fc.integer({ min: -4, max: 3 }),
      to: fc.integer({ min: -3, max: 4 }),
    })
    const events = names.filter((name) => !name.startsWith('the home sleeps') && !name.includes('currency'))
    await fc.assert(
      fc.asyncProperty(
        request,
        request,
        fc.uniqueArray(fc.constantFrom(...events), { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        async (first, second, happened, nonRefundable) => {
          const { home, booking } = await world(
            {},
            nonRefundable ? { protection: false, addOns: [], nonRefundable } : {},
          )
          const nights = ({ from, to, ...party }: typeof first) => ({
            ...party,
            arrive: addDays('2027-07-02', from),
            depart: addDays('2027-07-09', to),
          })
          const isSame = (one: Request) =>
            one.arrive === booking.arrive &&
            one.depart === booking.depart &&
            one.adults === 4 &&
            !one.children &&
            !one.infants &&
            !one.pets
          fc.pre(!isSame(nights(first)) && !isSame(nights(second)))
          const wanted = [await ask(booking, nights(first)), await ask(booking, nights(second))]
          for (const name of happened) await later[name](home)
          expect(money(await ask(booking, nights(first)))).toEqual(money(wanted[0] as StayChange))
          const again = await ask(booking, nights(second))
          expect(money(again)).toEqual(money(wanted[1] as StayChange))
          const now = await make(booking, again)
          expect(now.total).toEqual(again.after)
          expect(now.quote && now.deposit).toEqual(booking.deposit)
          const row = await t.read((ctx) => bookingRow(ctx, booking.id))
          expect(row.contract).toMatchObject({ commissionBasisPoints: 2_000, recognition: 'check_in' })
          expect(row.quote.document.nonRefundable).toBe(nonRefundable)
          if (!nonRefundable) expect(row.quote.document.policy).toEqual(policyPresets.firm)
          expect(row.quote.document.place.checkInTime).toBe('16:00')
          await t.write((ctx) => setTaxes(ctx, { kind: 'region', area: saltgrass.region }, [countyTax]))
        },
      ),
      { numRuns: Number(process.env.AGREED_TERMS ?? 3) },
    )
  }, 120_000)

  it('refunds by the agreed policy and check-in time', async () => {
    const { home, booking } = await world()
    await later['another policy and schedule'](home)
    await later['check-in moves'](home)
    await make(booking, await ask(booking, { depart: '2027-07-10' }))
    t.clock.set('2027-01-18T17:00:00Z')
    const row = await t.read((ctx) => bookingRow(ctx, booking.id))
    expect([row.checkInAt, row.checkOutAt].map((at) => at.toISOString())).toEqual([
      '2027-07-02T20:00:00.000Z',
      '2027-07-10T14:00:00.000Z',
    ])
    const { refund } = await good(
      (await guest()).call(cancelBooking, { params: { id: booking.id }, body: { reason: 'Plans changed' } }),
    )
    expect(refund.retained.amount).toBe(6_900)
  })

  it('shows the agreed hours, whatever the home’s hours are now', async () => {
    const { home, booking } = await world()
    const hours = { checkInTime: '16:00', checkOutTime: '10:00', timeZone: home.timeZone }
    await later['check-in moves'](home)
    expect((await seen(booking)).home).toMatchObject(hours)
    const plan = { arrivalTime: '16:30', note: '', guests: [] }
    await good((await guest()).call(planStay, { params: { id: booking.id }, body: plan }))
  })

  it('only new nights cost today’s rate', async () => {
    const { home, booking } = await world()
    await t.write((ctx) =>
      setNightPrices(
        ctx,
        home.id,
        ['2027-07-05', '2027-07-09', '2027-07-10'].map((night) => ({ night, amount: 300_000 })),
      ),
    )
    const rent = async (request: Request) => (await ask(booking, request)).lines[0]?.after.amount
    expect(await rent({ infants: 1 })).toBe(750_000)
    expect(await rent({ depart: '2027-07-11' })).toBe(750_000 + 600_000)
    expect(await rent({ depart: '2027-07-08' })).toBe(650_000)
  })

  it('every night costs today’s rate where that was agreed, and nothing else changes', async () => {
    const policy = { ...policyPresets.firm, changes: 'all_as_today' as const }
    const { home, booking } = await world({ terms: { ...rich.terms, policy } })
    await t.write((ctx) =>
      setRates(ctx, home.id, { plan: { ...rich.plan, base: 200_000, weekend: 250_000 }, fees: [] }),
    )
    await later['the code is deleted'](home)
    const longer = await ask(booking, { depart: '2027-07-10' })
    expect(longer.repriced).toBe(true)
    expect(longer.lines[0]?.after.amount).toBe(1_750_000)
    expect(longer.lines.find(({ label }) => label.startsWith('Cleaning'))?.after.amount).toBe(45_000)
    expect(longer.lines.find(({ label }) => label === 'Neighbors')?.after.amount).toBe(-20_814)
    const guests = await ask(booking, { infants: 2 })
    expect(guests).toMatchObject({ repriced: false, after: booking.total })
  })

  it('does not apply the home’s rules for new nights to agreed ones', async () => {
    const { home, booking } = await world()
    await t.write((ctx) => setStayRules(ctx, home.id, [{ kind: 'default', minNights: 14, arriveOn: [1] }]))
    await t.write((ctx) => sql`update homes.home set status = 'paused' where id = ${home.id}`.execute(db(ctx)))
    expect((await ask(booking, { infants: 1 })).after).toEqual(booking.total)
    expect((await seen(booking)).total).toEqual(booking.total)
  })

  it('keeps the code’s own conditions as agreed, and releases it with the nights', async () => {
    const { home } = await world()
    const five = await t.write(async (ctx) => {
      const made = await a.pricedHome(ctx)
      await savePromo(ctx, promo(made.id, { minNights: 5 }))
      return made
    })
    expect(home.id).not.toBe(five.id)
    const booking = await confirmed(await guest(), {
      homeId: five.id,
      arrive: '2027-07-02',
      depart: '2027-07-09',
      promo: promo(five.id).code,
    })
    t.clock.advance(1)
    await t.write((ctx) => savePromo(ctx, promo(five.id, { minNights: 1, amount: 90_000 })))
    const short = await make(booking, await ask(booking, { depart: '2027-07-05' }))
    expect(short.lines.some(({ label }) => label === 'Neighbors')).toBe(false)
    const back = await ask(short, { depart: '2027-07-09' })
    expect(back.after).toEqual(booking.total)
  })
})
