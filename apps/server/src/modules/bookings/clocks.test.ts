import { addDays, previewCancellation, type Quote, quoteStay, weekdayOf } from '@porchlight/contract'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { confirmed, good, quoted } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, guest, homeId } = julyScene()

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

const priced = async (arrive: string, depart: string): Promise<Quote> =>
  quoted(await guest(), { homeId: homeId(), arrive, depart })
const rentOf = ({ lines }: Quote): number | undefined => lines.find(({ code }) => code === 'rent')?.amount.amount

/** What the nights of an `a.pricedHome` home cost before any discount: Fridays and Saturdays are more expensive. */
const nightly = (arrive: string, nights: number): number =>
  Array.from({ length: nights }, (_, at) =>
    [5, 6].includes(weekdayOf(addDays(arrive, at))) ? 125_000 : 100_000,
  ).reduce((sum, night) => sum + night, 0)

/** The day after the night in question. */
const odd = {
  'the night that is an hour short': '2027-03-14',
  'the night that is an hour long': '2027-11-07',
  'the leap day': '2028-02-29',
  'the end of the year': '2028-01-01',
}

describe.each(Object.entries(odd))('%s', (_, day) => {
  it('R1 is one night like any other, and is priced as one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 3 }), async (before, after) => {
        const arrive = addDays(day, -before)
        const quote = await priced(arrive, addDays(arrive, before + after))
        expect({ nights: quote.nights, rent: rentOf(quote) }).toEqual({
          nights: before + after,
          rent: nightly(arrive, before + after),
        })
      }),
      { numRuns: 6 },
    )
  })

  it('is priced the same wherever the server is', async () => {
    const [arrive, depart] = [addDays(day, -2), addDays(day, 2)]
    const said: unknown[] = []
    for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
      process.env.TZ = zone
      const { id: _id, hash: _hash, ...quote } = await priced(arrive, depart)
      said.push(quote)
    }
    expect(said[1]).toEqual(said[0])
    expect(said[2]).toEqual(said[0])
  })
})

describe('sixty days before check-in', () => {
  it.each([
    ['over the change to summer time', '2027-05-01', '2027-03-02T21:00:00.000Z'],
    ['over the change to winter time', '2027-12-03', '2027-10-04T20:00:00.000Z'],
    ['over a leap day', '2028-03-31', '2028-01-31T21:00:00.000Z'],
  ])('R36 ends at 4:00 PM in the home’s time zone, %s', async (_, arrive, cutoff) => {
    const { id } = await confirmed(await guest(), { homeId: homeId(), arrive, depart: addDays(arrive, 3) })
    const retainedAt = async (instant: number) => {
      t.clock.set(new Date(instant).toISOString())
      return (await good((await guest()).call(previewCancellation, { params: { id } }))).cancellation.retained.amount
    }
    expect(await retainedAt(Date.parse(cutoff))).toBe(0)
    expect(await retainedAt(Date.parse(cutoff) + 1)).toBeGreaterThan(0)
  })
})

describe('the current day', () => {
  const reasonsFor = async (home: number, arrive: string) => {
    const answer = await (await guest()).call(quoteStay, {
      params: { id: home },
      body: { arrive, depart: addDays(arrive, 4), adults: 2 },
    })
    return answer.ok ? [] : (answer.error.details as { reasons: object[] }).reasons
  }

  it('R1 depends on the home: one afternoon in Auckland is still the evening before in New York', async () => {
    const far = await t.write((ctx) => a.pricedHome(ctx, { timeZone: 'Pacific/Auckland' }))
    t.clock.set('2027-07-01T03:30:00Z')
    expect(await reasonsFor(homeId(), '2027-06-29')).toMatchObject([{ code: 'in_the_past', today: '2027-06-30' }])
    expect(await reasonsFor(homeId(), '2027-06-30')).toMatchObject([{ code: 'advance_notice' }])
    expect(await reasonsFor(far.id, '2027-06-30')).toMatchObject([{ code: 'in_the_past', today: '2027-07-01' }])
    expect(await reasonsFor(homeId(), '2027-07-01')).toEqual([])
  })
})
