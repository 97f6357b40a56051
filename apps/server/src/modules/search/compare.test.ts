import { compareHomes } from '@porchlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'

let t: TestApp
let small: number
let big: number
beforeAll(async () => {
  t = await testApp()
  small = (await t.write((ctx) => a.pricedHome(ctx, { name: 'Small', sleeps: 2, bedrooms: 1 }))).id
  big = (await t.write((ctx) => a.pricedHome(ctx, { name: 'Big', sleeps: 12 }))).id
})
afterAll(() => t.close())

const compare = async (query: Parameters<typeof ask>[0]) => {
  const answer = await ask(query)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.homes
}
const ask = (query: { ids: string; arrive?: string; depart?: string; adults?: number }) =>
  t.visitor().call(compareHomes, { query })

it('homes are compared side by side in the requested order, with their terms, and with prices only for dates', async () => {
  const homes = await compare({ ids: `${big},${small}` })
  expect(homes).toMatchObject([
    { name: 'Big', sleeps: 12, policyName: 'Strict', headline: null, reasons: [] },
    { name: 'Small', sleeps: 2, policyName: 'Strict', headline: null, reasons: [] },
  ])
})

it('R14 each home shows its price for the stay with all fees, or every reason it cannot be booked', async () => {
  const stay = { arrive: '2027-06-06', depart: '2027-06-09', adults: 4 }
  const [one, other] = await compare({ ids: `${big},${small}`, ...stay })
  // Three nights at 1,000, cleaning 450, service 6%; the 5.5% tax is shown separately.
  expect(one).toMatchObject({ headline: { amount: 365_700 }, taxes: { amount: 20_114 }, reasons: [] })
  expect(other).toMatchObject({ headline: null, taxes: null, reasons: [{ code: 'max_guests', max: 2 }] })
})

it('at most four homes are compared, each once, and homes off the market are left out', async () => {
  const draft = await t.write((ctx) => a.home(ctx, { status: 'draft' }))
  expect((await compare({ ids: `${small},${draft.id},${small}` })).map(({ id }) => id)).toEqual([small])
  for (const query of [{ ids: '1,2,3,4,5' }, { ids: '1', arrive: '2027-06-06' }])
    expect(await ask(query)).toMatchObject({ ok: false, error: { code: 'invalid_input' } })
})
