import { keepStayFees, quoteStay, setupOfHome, stayFeesOfHome, undoPrices } from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishHome } from '#modules/homes'
import { a, usualPricing } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { leaveUndecidedOut, setRates } from './index.ts'
import { priceDesk } from './testing/price-desk.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const stay = { arrive: '2027-07-05', depart: '2027-07-08', adults: 2 }
const cleaning = { kind: 'amount', amount: 30_000 } as const
const service = { kind: 'share', share: 800 } as const
const none = { kind: 'none', name: 'Ada Quill', reason: 'The owner cleans between stays' } as const

const priceOf = async (id: number) => {
  const answer = await t.visitor().call(quoteStay, { params: { id }, body: stay })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.quote.lines.map(({ code, amount }) => [code, amount.amount])
}

describe('a home’s cleaning and service fees', () => {
  it('are what its next price charges, in the order the percentages require', async () => {
    const { owner, home, params } = await priceDesk(t, { fees: [] })
    expect(await owner.call(keepStayFees, { params, body: { cleaning, service } })).toMatchObject({ ok: true })
    expect(await priceOf(home.id)).toEqual([
      ['rent', 300_000],
      ['cleaning', 30_000],
      ['service', 26_400],
    ])
    expect(await owner.call(stayFeesOfHome, { params })).toMatchObject({ results: { cleaning, service } })
  })

  it('are waived by name and with a reason, and restored when the change is undone', async () => {
    const { owner, home, params, look } = await priceDesk(t)
    await owner.call(keepStayFees, { params, body: { cleaning: none, service } })
    expect((await priceOf(home.id)).map(([code]) => code)).toEqual(['rent', 'service'])
    expect(await owner.call(stayFeesOfHome, { params })).toMatchObject({ results: { cleaning: none, service } })
    const { version } = await look()
    await owner.call(undoPrices, { params: { ...params, changeId: version } })
    expect(await owner.call(stayFeesOfHome, { params })).toMatchObject({
      results: { cleaning: { kind: 'amount', amount: 45_000 }, service: { kind: 'share', share: 600 } },
    })
  })

  it('that were waived are waived again when their charge is undone', async () => {
    const { owner, params, look } = await priceDesk(t)
    await owner.call(keepStayFees, { params, body: { cleaning: none, service } })
    await owner.call(keepStayFees, { params, body: { cleaning, service } })
    await owner.call(undoPrices, { params: { ...params, changeId: (await look()).version } })
    expect(await owner.call(stayFeesOfHome, { params })).toMatchObject({ results: { cleaning: none, service } })
  })

  it.each([
    ['nothing', { cleaning: { kind: 'amount', amount: 0 }, service }],
    ['less than nothing', { cleaning: { kind: 'amount', amount: -100 }, service }],
    ['words', { cleaning: { kind: 'amount', amount: 'abc' }, service }],
    ['more than half', { cleaning, service: { kind: 'share', share: 5_001 } }],
    ['none without a reason', { cleaning: { kind: 'none', name: 'Ada Quill', reason: '' }, service }],
    ['none without a name', { cleaning: { kind: 'none', name: '', reason: 'No reason' }, service }],
  ])('are rejected as %s, and nothing is lost', async (_, body) => {
    const { owner, params } = await priceDesk(t)
    expect(await owner.call(keepStayFees, { params, body: body as never })).toMatchObject({
      ok: false,
      error: { code: 'invalid_input' },
    })
    expect(await owner.call(stayFeesOfHome, { params })).toMatchObject({ results: { cleaning: { amount: 45_000 } } })
  })

  it('require confirmation when out of proportion to the nights', async () => {
    const { owner, params, look } = await priceDesk(t)
    const body = { cleaning: { kind: 'amount', amount: 600_000 } as const, service }
    expect(await owner.call(keepStayFees, { params, body })).toMatchObject({
      error: { code: 'confirmation_needed', details: { concerns: [{ code: 'high_fee' }] } },
    })
    const confirm = { concerns: ['high_fee'], reason: 'Twelve rooms and a pool house' }
    expect(await owner.call(keepStayFees, { params, body: { ...body, confirm } })).toMatchObject({ ok: true })
    expect((await look()).changes[0]?.confirmed).toMatchObject({ reason: confirm.reason })
  })
})

describe('a home without that decision', () => {
  const draft = async () => {
    const owner = await t.person('owner')
    const home = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, status: 'draft' }))
    return { owner, home, params: { id: String(home.id) } }
  }
  const pricingStep = async ({ owner, params }: Awaited<ReturnType<typeof draft>>) => {
    const setup = await owner.call(setupOfHome, { params })
    return setup.ok && setup.results.steps.find(({ step }) => step === 'pricing')
  }

  it('is not published, not even by a takeover, and tells the team as well which fee is undecided', async () => {
    const made = await draft()
    expect(await pricingStep(made)).toMatchObject({ missing: expect.arrayContaining(['cleaning_fee', 'service_fee']) })
    const publish = () =>
      t.write((ctx) => publishHome(ctx, made.home.id, { as: 'system', accountId: null }, 'taken over'))
    await expect(publish()).rejects.toMatchObject({
      code: 'setup_incomplete',
      details: { steps: [{ step: 'pricing', missing: expect.arrayContaining(['cleaning_fee', 'service_fee']) }] },
    })
    await made.owner.call(keepStayFees, { params: made.params, body: { cleaning, service: none } })
    expect(await pricingStep(made)).toMatchObject({ missing: ['confirmation'] })
    await publish()
  })

  it('treats the fees its prices came with as decided', async () => {
    const made = await draft()
    await t.write(async (ctx) => {
      await setRates(ctx, made.home.id, { fees: usualPricing.fees.slice(0, 1) })
      await leaveUndecidedOut(ctx, made.home.id, 'Hostfully', 'Not in the file')
    })
    expect(await made.owner.call(stayFeesOfHome, { params: made.params })).toMatchObject({
      results: { cleaning: { amount: 45_000 }, service: { kind: 'none', name: 'Hostfully' } },
    })
  })
})
