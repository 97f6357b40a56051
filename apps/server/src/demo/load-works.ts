import { addDays, dateIn, type PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { homesOfOwner } from '#modules/homes'
import { saveVendor } from '#modules/vendors'
import {
  checklistOf,
  type JobRow,
  layOut,
  move,
  openJobsOfHomes,
  planJob,
  record,
  rescheduleJob,
  updateTurnovers,
} from '#modules/works'

const zone = 'America/New_York'

const companies = [
  {
    name: 'Shipshape Housekeeping',
    category: 'contracts',
    trade: 'Cleaning and linen',
    contact: 'Nell Hardy',
    tags: ['linen', 'same day'],
    documents: [210, 400],
  },
  {
    name: 'Tidewater Plumbing',
    category: 'general',
    trade: 'Plumber',
    contact: 'Ruth Amory',
    tags: ['24 h', 'boilers'],
    documents: [24, null],
  },
  {
    name: 'Beacon Electric',
    category: 'general',
    trade: 'Electrician',
    contact: 'Sam Ortiz',
    tags: ['24 h'],
    documents: [9, null],
  },
  {
    name: 'Merrow Light & Power',
    category: 'utilities',
    trade: 'Power',
    contact: '',
    tags: [],
    documents: [null, null],
  },
  {
    name: 'Clearwater Pools',
    category: 'contracts',
    trade: 'Pools',
    contact: 'Ivy Chen',
    tags: ['pool', 'spa'],
    documents: [-6, 300],
  },
] as const

const addressOf = (name: string): string => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}@demo.porchlight.test`

/**
 * Vendors that work in the demo's homes, with documents that are valid, expire soon, and have expired. @returns their
 * ids
 */
export const loadVendors = async (
  ctx: WriteCtx,
  homes: readonly number[],
  by: number,
  today: PlainDate,
): Promise<number[]> => {
  const ids: number[] = []
  for (const { documents, tags, ...company } of companies) {
    const [insured, contract] = documents.map((days) => (days === null ? null : addDays(today, days)))
    const vendor = await saveVendor(
      ctx,
      {
        ...company,
        email: addressOf(company.name),
        phone: `+1 631 555 01${60 + ids.length}`,
        note: '',
        tags: [...tags],
        insuredUntil: insured ?? null,
        contractUntil: contract ?? null,
        homes: [...homes],
      },
      by,
    )
    ids.push(vendor.id)
  }
  return ids
}

type Cast = { homeIds: readonly number[]; ownerId: number; staff: number; vendors: readonly number[] }

const done = (items: readonly { text: string }[]) =>
  items.map(({ text }) => ({ text, done: true, note: '', photo: false }))

/** A turnover assigned to the housekeepers, completed on its day, and inspected afterward. */
const playTurnover = async (app: App, job: JobRow, { staff, vendors }: Cast): Promise<void> => {
  const work = app.work.at(new Date((job.opens_at ?? app.clock.now()).getTime() + 4 * 3_600_000))
  await work.write(async (ctx) => {
    await rescheduleJob(app, ctx, job.id, { assignee: { as: 'vendor', id: vendors[0] ?? 0 } })
    const checklist = done(checklistOf('turnover').map((text) => ({ text })))
    await record(ctx, job.id, { checklist, before: [], after: [], found: '' }, staff)
    await move(app, ctx, job.id, 'finish')
    if (job.booking_id === null) return
    const look = await planJob(ctx, {
      kind: 'inspection',
      homeId: job.home_id,
      title: 'After the stay',
      note: '',
      day: job.day,
      bookingId: job.booking_id,
      issueId: null,
    })
    const looked = done([
      { text: 'Doors, windows, and locks' },
      { text: 'Kitchen and appliances' },
      { text: 'Outside, pool, and garden' },
    ])
    await record(
      ctx,
      look.id,
      { checklist: looked, before: [], after: [], found: 'All in order. One wine glass replaced.' },
      staff,
    )
    await move(app, ctx, look.id, 'finish')
  })
}

const repairs = [
  { title: 'Gate doesn’t latch', day: 1, vendor: null, begun: false },
  { title: 'Dripping faucet, upstairs bathroom', day: 2, vendor: 1, begun: false },
  { title: 'Hall light flickers', day: 0, vendor: 2, begun: true },
] as const

/** A repair above the limit, with two bids waiting for the owner's decision. */
const askOwner = async (app: App, homeId: number, { staff, vendors }: Cast, today: PlainDate): Promise<void> => {
  await app.work.write(async (ctx) => {
    const request = {
      kind: 'repair' as const,
      homeId,
      title: 'Water heater leaks',
      note: '',
      bookingId: null,
      issueId: null,
    }
    const job = await planJob(ctx, { ...request, day: addDays(today, 6) })
    const work = { kind: 'labor' as const, what: 'Remove the old one, install, and test', cost: 64_000, markup: 1_000 }
    const heater = (what: string, cost: number) => ({ kind: 'materials' as const, what, cost, markup: 1_000 })
    const vendorId = vendors[1] ?? null
    const first = {
      vendorId,
      note: 'Same type as the old one; can be here on Thursday.',
      lines: [work, heater('Gas heater, 75 gallons', 142_000)],
    }
    const second = {
      vendorId,
      note: 'Costs more now but half as much to run.',
      lines: [work, heater('Heat pump heater, 80 gallons', 238_000)],
    }
    await layOut(app, ctx, job.id, first, staff)
    await layOut(app, ctx, job.id, second, staff)
  })
}

/** Recent turnovers in the demo owner's homes, upcoming ones everywhere, and repairs in each state. */
export const loadWorks = async (app: App, cast: Cast): Promise<void> => {
  const now = app.clock.now()
  const today = dateIn(zone, now)
  const own = (await app.work.read((ctx) => homesOfOwner(ctx, cast.ownerId))).map(({ id }) => id)
  const before = app.work.at(new Date(now.getTime() - 45 * 86_400_000))
  for (const id of own) await before.write((ctx) => updateTurnovers(app, ctx, id))
  const past = (await app.work.read((ctx) => openJobsOfHomes(ctx, own))).filter(({ day }) => day < today)
  for (const job of past) await playTurnover(app, job, cast)
  for (const id of cast.homeIds) await app.work.write((ctx) => updateTurnovers(app, ctx, id))
  const [first] = own
  if (first === undefined) return
  for (const { title, day, vendor, begun } of repairs)
    await app.work.write(async (ctx) => {
      const request = { kind: 'repair' as const, homeId: first, title, note: '', bookingId: null, issueId: null }
      const job = await planJob(ctx, { ...request, day: addDays(today, day) })
      if (vendor !== null)
        await rescheduleJob(app, ctx, job.id, { assignee: { as: 'vendor', id: cast.vendors[vendor] ?? 0 } })
      if (begun) await move(app, ctx, job.id, 'start')
    })
  await askOwner(app, first, cast, today)
}
