import { addDays, dateIn, instantAt, type PlainDate } from '@porchlight/contract'
import { siteOf } from '#http/site'
import type { App } from '#kernel/app'
import { blockNights } from '#modules/availability'
import { followDeposits } from '#modules/deposits'
import { homesOfOwner } from '#modules/homes'
import { settleClearing, sweepRefunds } from '#modules/payments'
import { billStays } from './bill-stays.ts'
import { billedRepair } from './billed-repair.ts'
import { loadCompany } from './company.ts'
import { fileTaxes } from './file-taxes.ts'
import { History } from './history.ts'
import { readIsland } from './island.ts'
import { loadBoutiques } from './load-boutiques.ts'
import { loadChannelGuests } from './load-channel-guests.ts'
import { loadConcierge } from './load-concierge.ts'
import { loadContent } from './load-content.ts'
import { loadDocuments } from './load-documents.ts'
import { loadGuestCare } from './load-guest-care.ts'
import { loadGuide } from './load-guides.ts'
import { loadHome, loadServiceLevels, loadTowns } from './load-homes.ts'
import { loadHosts } from './load-hosts.ts'
import { loadIdentity } from './load-identity.ts'
import { loadLinks, loadPartners } from './load-partners.ts'
import { loadPayees } from './load-payees.ts'
import { demoPasswordHash, enrollDemoStaff, type LoadedPeople, loadPeople } from './load-people.ts'
import { loadPlan } from './load-plans.ts'
import { loadPremiums } from './load-premiums.ts'
import { loadPrograms } from './load-programs.ts'
import { loadQuestions } from './load-questions.ts'
import { foundedOn, loadPromos, loadProtection, loadTaxes } from './load-rates.ts'
import { loadSales } from './load-sales.ts'
import { loadSearches } from './load-searches.ts'
import { loadVendors, loadWorks } from './load-works.ts'
import { askForRoof, payRoof } from './negative-balance.ts'
import { inParallel } from './parallel.ts'
import { bringLive, loadPartnerLife, referFirstHome, referredHome } from './partner-life.ts'
import { approveLast, paydaysBetween, payPartners } from './pay-partners.ts'
import { closingAt, payAndClose, setPayday } from './pay-quarter.ts'
import { payThroughStripe } from './pay-through-stripe.ts'
import { bookedAt, bookingStep, type Cast } from './play-stay.ts'
import type { DemoStay } from './stays.ts'
import { type World, worldOf } from './world.ts'

export type Progress = (done: number, of: number, what: string) => void

const zone = 'America/New_York'
const lanes = 6
/** Long enough for the quarter to be over. */
const billedDaysAgo = 120

/** A demo world without its past. */
export type Furnished = { world: World; people: LoadedPeople; homeIds: number[]; vendors: number[] }

const quarterStarts = (from: PlainDate, to: PlainDate): { start: PlainDate; year: number; quarter: number }[] => {
  const starts = []
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++)
    for (let quarter = 1; quarter <= 4; quarter++) {
      const start = `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`
      if (start > from && start <= to)
        starts.push({ start, year: quarter === 1 ? year - 1 : year, quarter: quarter === 1 ? 4 : quarter - 1 })
    }
  return starts
}

const castOf = ({ world, people, homeIds }: Furnished, stay: DemoStay, operator: string): Cast => {
  const person = stay.guest === 0 ? world.people.named[0] : world.people.guests[stay.guest - 1]
  return {
    homeId: homeIds[stay.home] as number,
    home: world.homes[stay.home] as World['homes'][number],
    guestId: people.guests[stay.guest] as number,
    guest: person as World['people']['guests'][number],
    ownerId: people.owners[world.shares[stay.home]?.[0]?.owner ?? 0] as number,
    operator,
  }
}

const furnish = async (app: App, world: World, progress: Progress): Promise<Furnished> => {
  const work = app.work.at(instantAt(zone, foundedOn(world.today), '09:00'))
  const passwordHash = await demoPasswordHash()
  const people = await work.write(async (ctx) => {
    await loadTowns(ctx, readIsland())
    await loadServiceLevels(ctx)
    const loaded = await loadPeople(ctx, world.people, passwordHash)
    await enrollDemoStaff(ctx, app.seal)
    await loadPayees(ctx, app.seal, loaded.owners)
    await loadPartners(app, ctx, world.people, loaded)
    // A home can be published only once someone has decided on its taxes.
    await loadTaxes(ctx, world)
    return loaded
  })
  const first = world.homes[referredHome]
  const referral = first && (await work.write((ctx) => referFirstHome(ctx, first)))
  const homeIds: number[] = []
  for (const home of world.homes)
    homeIds.push(await work.write((ctx) => loadHome(ctx, world, home, world.shares[home.index] ?? [], people)))
  const liveId = homeIds[referredHome]
  if (referral !== undefined && liveId !== undefined)
    await work.write((ctx) => bringLive(ctx, { id: referral, homeId: liveId, by: people.staff }))
  let furnished = 0
  await inParallel(world.homes, lanes, async (home) => {
    const id = homeIds[home.index] as number
    await work.write(async (ctx) => {
      await loadGuide(ctx, app.seal, id, home, people)
      await loadPlan(ctx, app, id, home, people)
    })
    furnished += 1
    progress(furnished, world.homes.length, 'homes')
  })
  await work.write(loadPromos)
  await work.write((ctx) => loadProtection(ctx, people.staff))
  await work.write((ctx) => loadConcierge(ctx, people.staff))
  await work.write((ctx) => loadQuestions(ctx, { ...people, homeIds }))
  await work.write((ctx) => loadLinks(ctx, homeIds, people.staff))
  await work.write((ctx) => loadHosts(ctx, homeIds))
  await work.write((ctx) => loadBoutiques(ctx, world.homes, homeIds))
  await loadContent(app, { homes: world.homes, homeIds })
  const vendors = await work.write((ctx) => loadVendors(ctx, homeIds, people.staff, world.today))
  return { world, people, homeIds, vendors }
}

const block = async (app: App, { world, homeIds }: Furnished): Promise<void> => {
  for (const { home, from, to, kind, reason } of world.blocks) {
    const owner = world.people.owners[(world.shares[home]?.[0]?.owner ?? 1) - 1] ?? world.people.named[1]
    // A night that someone has booked in the meantime stays booked.
    await app.work
      .write((ctx) =>
        blockNights(ctx, homeIds[home] as number, {
          from,
          to,
          kind,
          reason,
          who: `${owner?.firstName} ${owner?.lastName}`,
        }),
      )
      .catch(() => {})
  }
}

/**
 * What the history leaves for the present: documents to sign, deposits of guests currently staying, and work that is
 * waiting.
 */
const bringUpToDate = async (app: App, loaded: Furnished): Promise<void> => {
  const { world, people, homeIds, vendors } = loaded
  await loadDocuments(app, loaded, zone)
  await loadIdentity(app, zone, people.guests[0] ?? 0)
  await payThroughStripe(app, people.owners)
  // Refunds from the past have arrived by now.
  await sweepRefunds(app)
  await app.work.write((ctx) => settleClearing(ctx, new Date(ctx.now.getTime() - 86_400_000)))
  // Cards are authorized for the deposits of guests who are here or arrive tomorrow.
  await followDeposits(app)
  await block(app, loaded)
  await loadSearches(app, world)
  await loadPrograms(app, people)
  await loadPartnerLife(app, people.staff)
  await loadWorks(app, { homeIds, vendors, staff: people.staff, ownerId: people.owners[0] ?? 0 })
  await loadGuestCare(app, { people, homeIds })
  await loadSales(app, { people, homeIds })
  await loadChannelGuests(app, { homeIds, staff: people.staff })
  await loadPremiums(app, people.staff)
}

/**
 * Loads the company, the people, and the homes of a seed's demo world, with prices, through the modules' public
 * interfaces. Dates are relative to today.
 */
export const furnishDemo = async (
  app: App,
  { homes, seed }: { homes: number; seed: number },
  progress: Progress,
): Promise<Furnished> => {
  await app.work.write((ctx) => loadCompany(ctx, app.seal))
  await app.adapters.brands.refresh()
  return furnish(app, worldOf(readIsland(), { homes, seed, today: dateIn(zone, app.clock.now()) }), progress)
}

/**
 * Plays the past of a demo world step by step in chronological order, so that bookings, payments, statements, and
 * payouts come about as they do in production.
 */
export const playDemo = async (app: App, loaded: Furnished, progress: Progress): Promise<void> => {
  const { world } = loaded
  const now = app.clock.now()
  const history = new History(now)
  const { legalName } = siteOf(app)
  for (const stay of world.stays)
    history.add([
      bookingStep(stay, castOf(loaded, stay, legalName), bookedAt(stay, now), (steps) => history.add(steps)),
    ])
  const { people, vendors } = loaded
  const [own] = await app.work.read((ctx) => homesOfOwner(ctx, people.owners[0] ?? 0))
  const billedOn = addDays(world.today, -billedDaysAgo)
  if (own)
    history.add([
      billedRepair({
        homeId: own.id,
        vendorId: vendors[1] ?? 0,
        staff: people.staff,
        on: billedOn,
        at: instantAt(zone, billedOn, '15:00'),
      }),
    ])
  const tick = () => progress(history.done, history.size, 'steps of its history')
  const over = quarterStarts(foundedOn(world.today), world.today).filter((quarter) => closingAt(quarter) <= now)
  const last = over.at(-1)
  const payUntil = async (from: Date, until: Date) => {
    for (const payday of paydaysBetween(from, until)) {
      await history.playUntil(app, payday, lanes, tick)
      await payPartners(app, loaded.people, payday)
    }
  }
  let paidUntil = instantAt(zone, foundedOn(world.today), '09:00')
  for (const quarter of over) {
    await payUntil(paidUntil, closingAt(quarter))
    paidUntil = closingAt(quarter)
    await history.playUntil(app, closingAt(quarter), lanes, tick)
    const close = () => payAndClose(app, loaded.people, quarter)
    await (quarter === last ? askForRoof(app, loaded.people, quarter, close) : close())
    await fileTaxes(app, loaded.people, quarter)
  }
  await payUntil(paidUntil, now)
  await history.playUntil(app, now, lanes, tick)
  await approveLast(app, loaded.people)
  if (last) await payRoof(app, people.staff, last)
  await setPayday(app, loaded.people)
  await Promise.all([
    billStays(app, (done, of) => progress(done, of, 'stays with their papers')),
    bringUpToDate(app, loaded),
  ])
}
