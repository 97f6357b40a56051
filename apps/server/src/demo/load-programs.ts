import { addDays, dateIn, instantAt, type PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { homesOfOwner } from '#modules/homes'
import { enroll, keepUpAll, save } from '#modules/programs'
import { move, openJobsOfHomes } from '#modules/works'

const zone = 'America/New_York'
const usd = (amount: number) => ({ amount, currency: 'USD' })
const year = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const offers = [
  {
    name: 'Year-round garden care',
    summary: 'The same two gardeners all year: lawn and hedges in season, flower beds and storm damage in winter.',
    included: ['Lawn, hedges, and flower beds', 'Leaves and storm damage', 'Yard waste hauled away'],
    price: usd(290_00),
    per: 'month',
    months: year,
    visits: 2,
  },
  {
    name: 'Winter watch',
    summary: 'While the home is empty, someone walks through, checks heating and water, and writes a report.',
    included: ['Heating, water, and windows', 'Faucets run, traps filled', 'Photos of every room'],
    price: usd(85_00),
    per: 'visit',
    months: [1, 2, 3, 11, 12],
    visits: 2,
  },
  {
    name: 'Linen renewal',
    summary: 'We inspect sheets and towels twice a year and replace what’s worn before a guest sees it.',
    included: ['Two full inspections', 'Up to 10% replaced without asking', 'Old linens donated to a shelter'],
    price: usd(640_00),
    per: 'year',
    months: [4, 10],
    visits: 1,
  },
] as const

type Cast = { owners: readonly number[]; staff: number }

/** Marks a home's visits whose day has passed as made on that day. */
const makeVisits = async (app: App, homeId: number, today: PlainDate): Promise<void> => {
  const visits = (await app.work.read((ctx) => openJobsOfHomes(ctx, [homeId]))).filter(
    ({ kind, day }) => kind === 'program' && day < today,
  )
  for (const { id, day } of visits)
    await app.work.at(instantAt(zone, day, '15:00')).write((ctx) => move(app, ctx, id, 'finish'))
}

/** Three programs, and homes of two owners that have been enrolled for a while. */
export const loadPrograms = async (app: App, { owners, staff }: Cast): Promise<void> => {
  const since = new Date(app.clock.now().getTime() - 75 * 86_400_000)
  const ids: number[] = []
  const long = app.work.at(since)
  for (const offer of offers) {
    const request = { ...offer, id: null, included: [...offer.included], months: [...offer.months], offered: true }
    ids.push(await long.write((ctx) => save(ctx, request, staff)))
  }
  const [garden = 0, winter = 0] = ids
  for (const [at, programId] of [
    [0, garden],
    [0, winter],
    [1, garden],
  ] as const) {
    const [home] = await app.work.read((ctx) => homesOfOwner(ctx, owners[at] ?? 0))
    if (!home) continue
    const from = addDays(dateIn(home.timeZone, since), 1)
    await long.write((ctx) => enroll(ctx, { programId, homeId: home.id, from, by: owners[at] ?? staff }))
    await makeVisits(app, home.id, dateIn(zone, app.clock.now()))
  }
  await keepUpAll(app)
}
