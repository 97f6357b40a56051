import { quoteStay, setTermsOfHome, termsOfHome } from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Home } from '#modules/homes'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { setRates } from './commands.ts'
import { policyPresets } from './engine/policy.ts'

const t = sceneApp()
let owner: Awaited<ReturnType<typeof t.person>>
let home: Home
beforeAll(async () => {
  owner = await t.person('owner')
})
beforeEach(async () => {
  home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
})

const params = () => ({ id: String(home.id) })
const quote = async () => {
  const body = { arrive: '2027-07-02', depart: '2027-07-09', adults: 2 }
  const answer = await t.visitor().call(quoteStay, { params: { id: home.id }, body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.quote
}

describe('payment and cancellation terms of a home', () => {
  it('R26 R40 are set by its owner or the team, and apply from the next quote on', async () => {
    const chosen = { policy: 'rebooking', schedule: { atBooking: 100, daysBefore: 30 } } as const
    expect(await owner.call(setTermsOfHome, { params: params(), body: chosen })).toMatchObject({ results: chosen })
    const given = await quote()
    expect(given.policyName).toBe('Rebooking')
    expect(given.schedule).toMatchObject([{ amount: given.total, atBooking: true }])
    const staff = await t.person('staff')
    expect(await staff.call(termsOfHome, { params: params() })).toMatchObject({
      results: {
        home: { id: home.id },
        terms: { policy: { code: 'rebooking', name: 'Rebooking' }, schedule: chosen.schedule },
      },
    })
    const by = { policy: 'rebooking_by_night', schedule: { atBooking: 100, daysBefore: 30 } } as const
    await staff.call(setTermsOfHome, { params: params(), body: by })
    expect((await quote()).cancellation).toMatchObject([
      { refundShare: 10_000, resale: null },
      {
        text: 'Full refund: Cleaning and linen, County tax.',
        resale: { counts: 'night_by_night', keeps: { kind: 'amount', amount: { amount: 10_000, currency: 'USD' } } },
      },
      { until: null, resale: null },
    ])
  })

  it('R26 make one part due at booking and the rest a set number of days before arrival', async () => {
    const schedule = { atBooking: 30, daysBefore: 45 }
    await owner.call(setTermsOfHome, { params: params(), body: { policy: 'flexible', schedule } })
    const given = await quote()
    expect(given.schedule).toHaveLength(2)
    expect(given.schedule[0]?.amount.amount).toBe(Math.round(given.total.amount * 0.3))
    expect(given.schedule[1]?.dueOn).toBe('2027-05-18')
    expect(await owner.call(termsOfHome, { params: params() })).toMatchObject({ results: { terms: { schedule } } })
  })

  it('R26 allow any number of installments, due by their rules, that sum to the total and are read back as chosen', async () => {
    const schedule = {
      atBooking: 20,
      daysBefore: 14,
      installments: [
        { share: 30, due: { kind: 'before_arrival' as const, days: 90 } },
        { share: 10, due: { kind: 'on' as const, date: '2027-05-01' } },
        { share: 15, due: { kind: 'monthly' as const } },
      ],
    }
    const body = { policy: 'flexible', schedule } as const
    expect(await owner.call(setTermsOfHome, { params: params(), body })).toMatchObject({ results: body })
    expect(await owner.call(termsOfHome, { params: params() })).toMatchObject({ results: { terms: { schedule } } })
    const given = await quote()
    const dates = given.schedule.map(({ dueOn }) => dueOn)
    expect(dates.slice(0, 4)).toEqual(['2027-01-15', '2027-04-03', '2027-05-01', '2027-06-18'])
    expect(given.schedule.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(given.total.amount)
    for (const installments of [
      [{ share: 81, due: { kind: 'monthly' as const } }],
      [{ share: 0, due: { kind: 'monthly' as const } }],
      [{ share: 10, due: { kind: 'on' as const, date: '2027-02-30' } }],
    ])
      expect(
        await owner.call(setTermsOfHome, {
          params: params(),
          body: { ...body, schedule: { ...schedule, installments } },
        }),
      ).toMatchObject({ error: { code: 'invalid_input' } })
    expect(await owner.call(termsOfHome, { params: params() })).toMatchObject({ results: { terms: { schedule } } })
  })

  it('show when different terms were agreed for this home only', async () => {
    await t.write((ctx) =>
      setRates(ctx, home.id, {
        terms: {
          policy: { ...policyPresets.firm, code: 'ours', name: 'As agreed with the Vales' },
          schedule: [{ share: 10_000, due: { kind: 'monthly' } }],
        },
      }),
    )
    expect(await owner.call(termsOfHome, { params: params() })).toMatchObject({
      results: { terms: { policy: { code: null, name: 'As agreed with the Vales' }, schedule: null } },
    })
  })

  it("can't be set by anyone else, accept no other policy or schedule, and require prices first", async () => {
    const stranger = await t.person('owner')
    const body = { policy: 'firm', schedule: { atBooking: 50, daysBefore: 30 } } as const
    expect(await stranger.call(termsOfHome, { params: params() })).toMatchObject({ error: { status: 404 } })
    expect(await stranger.call(setTermsOfHome, { params: params(), body })).toMatchObject({ error: { status: 404 } })
    for (const wrong of [
      { ...body, policy: 'never' },
      { ...body, schedule: { atBooking: 0, daysBefore: 30 } },
      { ...body, schedule: { atBooking: 101, daysBefore: 30 } },
      { ...body, schedule: { atBooking: 50, daysBefore: 0 } },
    ])
      expect(await owner.call(setTermsOfHome, { params: params(), body: wrong as typeof body })).toMatchObject({
        error: { status: 422, code: 'invalid_input' },
      })
    const bare = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))
    const its = { id: String(bare.id) }
    expect(await owner.call(termsOfHome, { params: its })).toMatchObject({ results: { terms: null } })
    expect(await owner.call(setTermsOfHome, { params: its, body })).toMatchObject({
      error: { status: 409, code: 'not_allowed_now' },
    })
  })
})
