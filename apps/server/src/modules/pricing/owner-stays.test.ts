import { previewPrices, quoteStay, type StayDiscounts, type StayTerms, undoPrices } from '@porchlight/contract'
import { describe, expect, it, test } from 'vitest'
import { blockNights, setStayRules, stayRulesOf } from '#modules/availability'
import { sceneApp } from '#testing/scene-app'
import { priceDesk } from './testing/price-desk.ts'

const t = sceneApp()

const terms = (change: Partial<StayTerms> = {}) => ({
  kind: 'stays' as const,
  minNights: 1,
  maxNights: 365,
  arriveOn: [],
  departOn: [],
  seasons: [],
  lastMinute: null,
  farOut: null,
  beside: null,
  fillGaps: true,
  preventGaps: false,
  ...change,
})
const takenOff = (change: Partial<StayDiscounts>) => ({
  kind: 'discounts' as const,
  lengthOfStay: [],
  earlyBird: [],
  lastMinute: [],
  ...change,
})

const block = (homeId: number, from: string, to: string) =>
  t.write((ctx) => blockNights(ctx, homeId, { from, to, kind: 'closed', reason: '', who: 'Ada' }))

const quote = (homeId: number, arrive: string, depart: string) =>
  t.visitor().call(quoteStay, { params: { id: homeId }, body: { arrive, depart, adults: 2 } })

const reasons = async (homeId: number, arrive: string, depart: string) => {
  const answer = await quote(homeId, arrive, depart)
  return answer.ok ? [] : (answer.error.details as { reasons: unknown[] }).reasons
}

describe('R10 the most important of an owner’s stay rules for a night applies', () => {
  const all = {
    minNights: 2,
    seasons: [
      { from: '2027-06-01', to: '2027-09-01', minNights: 3, arriveOn: [] },
      { from: '2027-07-01', to: '2027-08-01', minNights: 4, arriveOn: [] },
    ],
    lastMinute: { days: 300, minNights: 5 },
    farOut: { days: 30, minNights: 6 },
    beside: { days: 3, minNights: 8 },
  }
  const longer = all.seasons.slice(0, 1)
  test.each([
    ['beside a taken night', {}, 8],
    ['far out', { beside: null }, 6],
    ['last minute', { beside: null, farOut: null }, 5],
    ['the shorter season', { beside: null, farOut: null, lastMinute: null }, 4],
    ['the longer season', { beside: null, farOut: null, lastMinute: null, seasons: longer }, 3],
    ['every other night', { beside: null, farOut: null, lastMinute: null, seasons: [] }, 2],
  ])('R10 %s', async (_, without, min) => {
    const { home, change, look } = await priceDesk(t)
    await block(home.id, '2027-07-05', '2027-07-10')
    expect(await change(terms({ ...all, ...without }))).toMatchObject({ ok: true })
    const { nights } = await look()
    expect(nights.find(({ date }) => date === '2027-07-10')?.minStay).toBe(min)
  })

  test('R10 a pricing page leaves single-date rules in place, above all of these', async () => {
    const { home, change, look } = await priceDesk(t)
    const own = { kind: 'date' as const, from: '2027-07-10', to: '2027-07-11', minNights: 10 }
    await t.write((ctx) => setStayRules(ctx, home.id, [own]))
    await change(terms(all))
    expect((await look()).nights.find(({ date }) => date === '2027-07-10')?.minStay).toBe(10)
    const rules = (await t.read((ctx) => stayRulesOf(ctx, [home.id]))).get(home.id) ?? []
    expect(rules.filter(({ kind }) => kind === 'date')).toHaveLength(1)
  })
})

describe('R11 gaps', () => {
  const gap = async (change: Partial<StayTerms>) => {
    const { home, change: make } = await priceDesk(t)
    await block(home.id, '2027-07-01', '2027-07-05')
    await block(home.id, '2027-07-07', '2027-07-09')
    expect(await make(terms({ minNights: 4, ...change }))).toMatchObject({ ok: true })
    return home.id
  }

  test.each([
    ['R11 a gap shorter than the minimum is filled exactly where its owner lets it', { fillGaps: true }, []],
    ['R11 and stays empty where they do not', { fillGaps: false }, [{ code: 'min_stay', min: 4 }]],
  ])('%s', async (_, change, refused) => {
    expect(await reasons(await gap(change), '2027-07-05', '2027-07-07')).toEqual(refused)
  })

  test('R11 a stay that would leave an unbookable gap is rejected if its owner says so', async () => {
    const free = await gap({ preventGaps: false })
    expect(await reasons(free, '2027-07-11', '2027-07-16')).toEqual([])
    const retained = await gap({ preventGaps: true, fillGaps: false })
    expect(await reasons(retained, '2027-07-11', '2027-07-16')).not.toEqual([])
    expect(await reasons(retained, '2027-07-09', '2027-07-16')).toEqual([])
  })
})

it('R12 a season’s arrival days only restrict the arrival day', async () => {
  const { home, change } = await priceDesk(t)
  await change(terms({ seasons: [{ from: '2027-07-01', to: '2027-08-01', minNights: 7, arriveOn: [6] }] }))
  expect(await reasons(home.id, '2027-07-10', '2027-07-17')).toEqual([])
  expect(await reasons(home.id, '2027-07-11', '2027-07-18')).toMatchObject([{ code: 'no_arrival_day' }])
  expect(await reasons(home.id, '2027-06-27', '2027-07-04')).toEqual([])
})

it('shows the effect on arrivals before saving, lists it afterward, and undoes it', async () => {
  const { owner, home, params, ask, change, look } = await priceDesk(t)
  const requested = terms({ minNights: 3, arriveOn: [5, 6] })
  const preview = await owner.call(previewPrices, await ask(requested))
  if (!preview.ok) throw new Error(preview.error.code)
  const { effect, differences } = preview.results
  expect(effect).toMatchObject({ nights: 0, arrivals: { shorter: 0, opened: 0 } })
  expect(effect.arrivals.longer).toBeGreaterThan(600)
  expect(effect.arrivals.closed).toBeGreaterThan(400)
  expect(effect.arrivals.runs[0]).toMatchObject({ before: 1, after: 3 })
  expect(differences).toEqual([
    {
      what: 'min_stay',
      name: '',
      from: null,
      to: null,
      before: { is: 'nights', nights: 1 },
      after: { is: 'nights', nights: 3 },
    },
    { what: 'arrive_on', name: '', from: null, to: null, before: null, after: { is: 'weekdays', weekdays: [5, 6] } },
  ])
  expect(await reasons(home.id, '2027-07-05', '2027-07-07')).toEqual([])
  await change(requested)
  expect(await reasons(home.id, '2027-07-05', '2027-07-07')).toHaveLength(2)
  const { changes, stays, version } = await look()
  expect(stays).toMatchObject({ minNights: 3, arriveOn: [5, 6] })
  expect(changes[0]?.differences).toEqual(differences)
  await owner.call(undoPrices, { params: { ...params, changeId: String(version) } })
  expect(await reasons(home.id, '2027-07-05', '2027-07-07')).toEqual([])
  expect((await look()).stays).toMatchObject({ minNights: 1, arriveOn: [] })
})

describe('discounts for longer, earlier, and later bookings', () => {
  const accommodation = async (homeId: number, arrive: string, depart: string) => {
    const answer = await quote(homeId, arrive, depart)
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.results.quote.lines
      .filter(({ code }) => code.startsWith('discount_'))
      .map(({ code, amount }) => [code, amount.amount])
  }

  it('apply to the next quote; only the highest length-of-stay tier reached applies', async () => {
    const { home, change } = await priceDesk(t)
    const lengthOfStay = [
      { minNights: 3, share: 500 },
      { minNights: 7, share: 1_000 },
    ]
    await change(
      takenOff({
        lengthOfStay,
        earlyBird: [{ daysAhead: 90, share: 300 }],
        lastMinute: [{ daysAhead: 7, share: 2_000 }],
      }),
    )
    expect(await accommodation(home.id, '2027-03-01', '2027-03-03')).toEqual([])
    expect(await accommodation(home.id, '2027-03-01', '2027-03-04')).toEqual([['discount_length_of_stay', -15_000]])
    expect(await accommodation(home.id, '2027-07-05', '2027-07-06')).toEqual([['discount_early_bird', -3_000]])
    expect(await accommodation(home.id, '2027-01-18', '2027-01-19')).toEqual([['discount_last_minute', -20_000]])
  })

  it('are shown with example stays whose price changes, before saving', async () => {
    const { owner, ask } = await priceDesk(t)
    const requested = takenOff({ lengthOfStay: [{ minNights: 7, share: 2_000 }] })
    const preview = await owner.call(previewPrices, await ask(requested))
    if (!preview.ok) throw new Error(preview.error.code)
    const { effect, differences } = preview.results
    expect(effect.examples.map(({ nights }) => nights)).toEqual([7, 7, 14, 28, 7])
    expect(effect.examples.every(({ before, after }) => after.amount < before.amount)).toBe(true)
    expect(differences).toEqual([
      {
        what: 'length_of_stay',
        name: '7',
        from: null,
        to: null,
        before: { is: 'share', share: 1_000 },
        after: { is: 'share', share: 2_000 },
      },
    ])
  })

  it('leave promotions and given names unchanged', async () => {
    const { owner, home, change, look, params } = await priceDesk(t, {
      discounts: [
        {
          kind: 'promotion',
          label: 'Spring',
          basisPoints: 500,
          of: 'rent',
          minNights: 2,
          daysAhead: null,
          nights: null,
          booked: null,
        },
        {
          kind: 'length_of_stay',
          label: 'A week of it',
          basisPoints: 700,
          of: 'accommodation',
          minNights: 7,
          daysAhead: null,
          nights: null,
          booked: null,
        },
      ],
    })
    await change(takenOff({ lengthOfStay: [{ minNights: 7, share: 900 }] }))
    const quoted = await quote(home.id, '2027-03-01', '2027-03-08')
    if (!quoted.ok) throw new Error(quoted.error.code)
    expect(quoted.results.quote.lines.map(({ label }) => label)).toContain('Spring')
    await owner.call(undoPrices, { params: { ...params, changeId: String((await look()).version) } })
    expect((await look()).discounts.lengthOfStay).toEqual([{ minNights: 7, share: 700 }])
  })
})
