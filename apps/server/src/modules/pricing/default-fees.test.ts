import {
  changeFee,
  chargesOfHome,
  type FeeChangeInput,
  feesDesk,
  keepStayFees,
  moveHome,
  previewFee,
  quoteById,
  quoteStay,
  setupOfHome,
  stayFeesOfHome,
} from '@porchlight/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { settleSteps, setupSteps } from '#modules/homes'
import { a, usualPricing } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { endHomeDecision } from './fee-decisions.ts'
import { setRates } from './index.ts'
import { endCompanyFees } from './testing/company-fees.ts'

const t = sceneApp()

afterEach(() => endCompanyFees(t))

const reason = 'Agreed by the founders today'
const linen = {
  code: 'linen',
  label: 'Linen',
  kind: 'per_guest',
  amount: 1_500,
  currency: 'USD',
  of: 'rent',
  optional: false,
} as const
const cleaning = { ...linen, code: 'cleaning', label: 'Cleaning', kind: 'per_stay', amount: 20_000 } as const
const service = {
  ...linen,
  code: 'service',
  label: 'Service',
  kind: 'percent',
  amount: 1_000,
  currency: null,
  of: 'subtotal',
} as const

const scene = async ({ fees = [] as typeof usualPricing.fees } = {}) => {
  const owner = await t.person('owner')
  const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId, pricing: { fees } }))
  // It made no decisions itself and follows the company.
  await t.write(async (ctx) => {
    for (const fee of ['cleaning', 'service'] as const) await endHomeDecision(ctx, home.id, fee)
  })
  const staff = await t.person('staff')
  const today = (await t.read(async (ctx) => ctx.today)) as string
  const save = (change: FeeChangeInput) => staff.call(changeFee, { body: { change, reason } })
  const good = async (change: FeeChangeInput) => {
    const answer = await save(change)
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  }
  const desk = async () => {
    const answer = await staff.call(feesDesk)
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.results
  }
  const charges = async () => {
    const answer = await staff.call(chargesOfHome, { params: { id: home.id } })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.results
  }
  const added = async (terms: Extract<FeeChangeInput, { kind: 'add' }>['terms'], from = today) => {
    await good({ kind: 'add', terms, from })
    return (await desk()).fees.at(-1)?.id as number
  }
  const quoted = async () => {
    const body = { arrive: '2027-07-05', depart: '2027-07-08', adults: 2 }
    const answer = await t.visitor().call(quoteStay, { params: { id: home.id }, body })
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    return answer.results.quote
  }
  const feesOf = async () => (await quoted()).lines.slice(1).map(({ code, amount }) => [code, amount.amount])
  return { owner, home, staff, today, save, good, desk, charges, added, quoted, feesOf }
}

describe('a company fee', () => {
  it('is charged by every home without its own, and an issued quote keeps its price (R16)', async () => {
    const { added, feesOf, quoted, charges } = await scene()
    const before = await quoted()
    await added(cleaning)
    await added(linen)
    await added(service)
    expect(await feesOf()).toEqual([
      ['cleaning', 20_000],
      ['linen', 3_000],
      ['service', 32_300],
    ])
    const retained = await t.visitor().call(quoteById, { params: { id: before.id, hash: before.hash } })
    expect(retained).toMatchObject({ results: { quote: { total: before.total } } })
    expect((await charges()).fees.map(({ code, origin }) => [code, origin])).toEqual([
      ['cleaning', 'company'],
      ['linen', 'company'],
      ['service', 'company'],
    ])
  })

  it('is replaced by a home’s own fee, and costs the same as one with the same terms', async () => {
    const { home, added, good, feesOf, quoted, charges } = await scene()
    const fee = await added(cleaning)
    await added(service)
    const inherited = (await quoted()).total
    await good({ kind: 'override', home: home.id, fee, terms: cleaning })
    expect((await quoted()).total).toEqual(inherited)
    await good({ kind: 'override', home: home.id, fee, terms: { ...cleaning, amount: 50_000 } })
    expect(await feesOf()).toEqual([
      ['cleaning', 50_000],
      ['service', 35_000],
    ])
    expect((await charges()).fees.map(({ code, origin }) => [code, origin])).toEqual([
      ['cleaning', 'override'],
      ['service', 'company'],
    ])
    await good({ kind: 'inherit', home: home.id, fee })
    expect((await quoted()).total).toEqual(inherited)
  })

  it('is waived for one home by name and with a reason, and can be restored', async () => {
    const { home, added, good, feesOf, charges, desk } = await scene()
    const fees = [await added(linen), await added(cleaning)]
    for (const fee of fees) await good({ kind: 'leave_out', home: home.id, fee, name: 'Ada Quill' })
    expect(await feesOf()).toEqual([])
    expect((await charges()).leftOut.map(({ name, reason: why }) => [name, why])).toEqual([
      ['Ada Quill', reason],
      ['Ada Quill', reason],
    ])
    expect((await desk()).fees.map(({ homes }) => homes.leaveOut)).toEqual([1, 1])
    for (const fee of fees) await good({ kind: 'inherit', home: home.id, fee })
    expect((await feesOf()).map(([code]) => code)).toEqual(['cleaning', 'linen'])
  })

  it('changes for bookings from a day on, and its latest change can be undone', async () => {
    const { added, good, feesOf, desk } = await scene()
    const fee = await added(cleaning)
    await good({ kind: 'version', fee, from: '2027-05-01', terms: { ...cleaning, amount: 30_000 } })
    expect(await feesOf()).toEqual([['cleaning', 20_000]])
    expect((await desk()).fees.at(-1)?.versions).toMatchObject([
      { amount: 20_000, to: '2027-05-01' },
      { amount: 30_000, from: '2027-05-01', to: null },
    ])
    const [last] = (await desk()).history
    expect(last).toMatchObject({ kind: 'version', reason, canUndo: true, by: expect.stringMatching(/\S/) })
    await good({ kind: 'undo', change: last?.id as number })
    expect((await desk()).fees.at(-1)?.versions).toMatchObject([{ amount: 20_000, to: null }])
  })

  it('changed today is restored with a new version', async () => {
    const { added, good, feesOf, desk, today } = await scene()
    const fee = await added(cleaning)
    expect(await (await scene()).save({ kind: 'version', fee, from: today, terms: cleaning })).toMatchObject({
      error: { code: 'versions_overlap' },
    })
    await good({ kind: 'end', fee, on: today })
    expect(await feesOf()).toEqual([])
    await good({ kind: 'undo', change: (await desk()).history[0]?.id as number })
    expect(await feesOf()).toEqual([['cleaning', 20_000]])
  })

  it.each([
    ['over 100%', { add: { ...service, amount: 10_001 } }, 'invalid_input'],
    ['of nothing', { add: { ...cleaning, amount: 0 } }, 'invalid_input'],
    ['without a currency', { add: { ...cleaning, currency: null } }, 'invalid_input'],
    ['from a day that is over', { add: cleaning, from: '2026-01-01' }, 'starts_in_past'],
  ])('is rejected without saving anything: %s', async (_, { add, from }: { add: object; from?: string }, code) => {
    const { save, desk, today } = await scene()
    const change = { kind: 'add', terms: add, from: from ?? today } as FeeChangeInput
    expect(await save(change)).toMatchObject({ ok: false, error: { code } })
    expect((await desk()).fees).toEqual([])
  })

  it('exists once', async () => {
    const { added, save, today } = await scene()
    await added(cleaning)
    expect(await save({ kind: 'add', terms: { ...cleaning, label: 'Other' }, from: today })).toMatchObject({
      error: { code: 'fee_exists' },
    })
    expect(await save({ kind: 'none', code: 'cleaning', name: 'Ada Quill' })).toMatchObject({
      error: { code: 'fee_charged' },
    })
  })
})

describe('the preview of a fee', () => {
  it('shows what changes for guest, owner, and company, saves nothing, and matches what happens', async () => {
    const { home, staff, today, feesOf, good, quoted } = await scene()
    const change = { kind: 'add' as const, terms: cleaning, from: today }
    const stay = { home: home.id, arrive: '2027-07-05', depart: '2027-07-08', adults: 2 }
    const answer = await staff.call(previewFee, { body: { change, stay } })
    if (!answer.ok) throw new Error(answer.error.code)
    const parts = answer.results.stay?.parts
    expect(parts).toMatchObject({
      before: { owner: { amount: 240_000 }, company: { amount: 60_000 } },
      after: { owner: { amount: 240_000 }, company: { amount: 80_000 } },
    })
    expect(await feesOf()).toEqual([])
    await good(change)
    expect((await quoted()).total).toEqual(parts?.after.guest)
  })
})

describe('the owner’s form for cleaning and service fees', () => {
  it('shows what the company charges, and keeps following the company if saved unchanged', async () => {
    const { owner, home, added, charges } = await scene()
    await added(cleaning)
    await added(service)
    const params = { id: String(home.id) }
    const shown = await owner.call(stayFeesOfHome, { params })
    expect(shown).toMatchObject({
      results: { cleaning: { kind: 'amount', amount: 20_000 }, service: { kind: 'share', share: 1_000 } },
    })
    const body = { cleaning: { kind: 'amount', amount: 20_000 }, service: { kind: 'share', share: 900 } } as const
    expect(await owner.call(keepStayFees, { params, body })).toMatchObject({ ok: true })
    expect((await charges()).fees.map(({ code, origin }) => [code, origin]).toSorted()).toEqual([
      ['cleaning', 'company'],
      ['service', 'override'],
    ])
  })
})

describe('a home without its own fees', () => {
  const readyButFees = async () => {
    const home = await t.write(async (ctx) => {
      const made = await a.home(ctx, { status: 'draft' })
      await setRates(ctx, made.id, { ...usualPricing, fees: [] })
      const steps = setupSteps.filter((step) => step !== 'final-approval')
      await settleSteps(
        ctx,
        made.id,
        steps.map((step) => ({ step, state: 'waived' as const })),
        { as: 'system', accountId: null },
        'for a test',
      )
      return made
    })
    const staff = await t.person('staff')
    const handIn = () => staff.call(moveHome, { params: { id: home.id }, body: { to: 'submitted', note: '' } })
    return { home, staff, handIn }
  }

  it('needs a decision on cleaning and service, which the company makes for all homes by setting fees or none', async () => {
    const { handIn } = await readyButFees()
    const { added, save } = await scene()
    expect(await handIn()).toMatchObject({
      error: {
        code: 'setup_incomplete',
        details: { steps: [{ step: 'pricing', missing: expect.arrayContaining(['cleaning_fee', 'service_fee']) }] },
      },
    })
    await added(cleaning)
    expect(await handIn()).toMatchObject({
      error: { details: { steps: [{ missing: expect.arrayContaining(['service_fee']) }] } },
    })
    await save({ kind: 'none', code: 'service', name: 'Ada Quill' })
    expect(await handIn()).toMatchObject({ ok: true })
  })

  it("that is new gets the company’s fees and its destination's taxes, and needs no decision", async () => {
    const { added, staff } = await scene()
    await added(cleaning)
    await added(service)
    const home = await t.write((ctx) => a.home(ctx, { status: 'draft' }))
    await t.drain()
    const charges = await staff.call(chargesOfHome, { params: { id: home.id } })
    expect(charges).toMatchObject({ results: { missing: [], taxes: [{ label: 'County tax' }] } })
    const setup = await staff.call(setupOfHome, { params: { id: home.id } })
    expect(setup.ok && setup.results.steps.flatMap(({ missing }) => missing)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cleaning_fee|service_fee|tax/)]),
    )
  })
})

describe('an implausible fee', () => {
  const absurd = (terms: Extract<FeeChangeInput, { kind: 'add' }>['terms'], from: string): FeeChangeInput => ({
    kind: 'add',
    terms,
    from,
  })

  it.each([
    ['a percent of the whole price', { ...service, amount: 10_000 }, 'high_share' as const],
    ['a stay’s fee of more than five usual nights', { ...cleaning, amount: 600_000 }, 'high_fee' as const],
    [
      'a night’s fee of more than a night',
      { ...linen, kind: 'per_night', amount: 120_000 } as const,
      'high_fee' as const,
    ],
  ])('%s is named in the preview and saved only after confirmation (R14)', async (_, terms, code) => {
    const { staff, today, desk } = await scene()
    const change = absurd(terms, today)
    expect(await staff.call(previewFee, { body: { change } })).toMatchObject({ results: { concerns: [{ code }] } })
    const before = (await desk()).fees.length
    expect(await staff.call(changeFee, { body: { change, reason } })).toMatchObject({
      error: { code: 'confirmation_needed', details: { concerns: [{ code }] } },
    })
    expect((await desk()).fees).toHaveLength(before)
    expect(await staff.call(changeFee, { body: { change, reason, confirmed: [code] } })).toMatchObject({ ok: true })
  })

  it('and a currency no home is priced in are rejected', async () => {
    const { staff, today } = await scene()
    const change = absurd({ ...cleaning, currency: 'XXX' }, today)
    expect(await staff.call(previewFee, { body: { change } })).toMatchObject({ error: { code: 'unknown_currency' } })
  })
})
