import { addDays, type HomeService, type PlainDate } from '@porchlight/contract'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { type Account, accountByEmail } from '#modules/accounts'
import { attributionTerms, noteClick, noteQuote } from '#modules/attribution'
import { commissionsPage, disputeCommission, disputeUntil } from '#modules/commissions'
import { applyForRoles, moveReferral, refer, saveLicense, verifyLicense } from '#modules/partners'
import type { DemoHome } from './homes.ts'
import { demoPartners, subIdOf } from './load-partners.ts'
import { demoDomain } from './people.ts'

const dayMs = 86_400_000

const accountOf = async (ctx: WriteCtx, login: string): Promise<Account> => {
  const account = await accountByEmail(ctx, `${login}@${demoDomain}`)
  if (!account) throw new Error(`the demo world has no ${login}`)
  return account
}

type Place = { owner: string; address: string; city: string; service: HomeService; note?: string }
type Stage = 'contacted' | 'inspected' | 'signed' | 'live'

/** A partner refers a home; returns the referral. */
const referred = async (
  ctx: WriteCtx,
  login: string,
  { owner, service, note = '', ...place }: Place,
): Promise<number> => {
  const { id: accountId, roles } = await accountOf(ctx, login)
  const ownerEmail = `${owner.toLowerCase().replaceAll(' ', '.')}@${demoDomain}`
  const details = { ownerName: owner, ownerEmail, ownerPhone: '', region: 'NY', service, note, consent: true as const }
  return refer(ctx, { accountId, roles }, { ...details, ...place })
}

/** The home in the world that a partner referred and that earns for them: it came to us through Home Vision. */
export const referredHome = 5

/** The home is referred before we know it; returns the referral. */
export const referFirstHome = (ctx: WriteCtx, { site, town }: DemoHome): Promise<number> => {
  const place = { address: `${site.no} ${site.street}`, city: town.name }
  return referred(ctx, 'referral', { owner: 'Cornelia Marsh', service: 'home_vision', ...place })
}

/** From the first contact to the day the home is live. */
export const bringLive = async (
  ctx: WriteCtx,
  { id, homeId, by }: { id: number; homeId: number; by: number },
): Promise<void> => {
  for (const state of ['contacted', 'inspected', 'signed'] as const)
    await moveReferral(ctx, { id, by, state, reason: '' })
  await moveReferral(ctx, { id, by, state: 'live', homeId, reason: '' })
}

type Underway = Place & {
  by: 'referral' | 'broker'
  daysAgo: number
  stages: readonly { stage: Stage; daysAgo: number }[]
}

/** Homes being onboarded. */
const underway: readonly Underway[] = [
  {
    by: 'referral',
    daysAgo: 31,
    stages: [
      { stage: 'contacted', daysAgo: 29 },
      { stage: 'inspected', daysAgo: 12 },
    ],
    owner: 'Walter Penrose',
    address: '41 Gull Point Road',
    city: 'Averil Harbor',
    service: 'home_vision',
    note: 'Wants the kitchen and both baths redone before the first season.',
  },
  {
    by: 'referral',
    daysAgo: 9,
    stages: [{ stage: 'contacted', daysAgo: 7 }],
    owner: 'Iris Delacroix',
    address: '8 Orchard Lane',
    city: 'Averil Harbor',
    service: 'rental',
  },
  {
    by: 'broker',
    daysAgo: 2,
    stages: [],
    owner: 'Henry Ashworth',
    address: '120 Ocean Avenue',
    city: 'Averil Harbor',
    service: 'rental',
    note: 'Closes at the end of the month.',
  },
]

const referHomes = async (app: App, staff: number): Promise<void> => {
  const at = (daysAgo: number) => app.work.at(new Date(app.clock.now().getTime() - daysAgo * dayMs))
  for (const { by, daysAgo, stages, ...place } of underway) {
    const id = await at(daysAgo).write((ctx) => referred(ctx, by, place))
    for (const { stage, daysAgo: ago } of stages)
      await at(ago).write((ctx) => moveReferral(ctx, { id, by: staff, state: stage, reason: '' }))
  }
}

const person = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Safari/605.1.15'
const robot = 'Googlebot/2.1 (+http://www.google.com/bot.html)'

/** Clicks for one day: more on weekends, most from the affiliate, always the same within a world. */
const clicksOf = async (ctx: WriteCtx, day: number): Promise<void> => {
  for (const [at, partner] of demoPartners.entries()) {
    const { code, program } = partner
    const number = program === 'affiliate' ? 2 + ((day * 5) % 7) : (day + at * 2) % 3
    for (let click = 0; click < number; click++) {
      const subId = subIdOf(partner, day + click)
      await noteClick(ctx, { code, subId, userAgent: click === 0 && day % 4 === 0 ? robot : person })
      if ((day + click) % 5 === 0) await noteQuote(ctx, [{ code, at: ctx.now, subId }])
    }
  }
}

const daysOfClicks = 200

const countClicks = async (app: App): Promise<void> => {
  for (let day = daysOfClicks; day >= 0; day--)
    await app.work.at(new Date(app.clock.now().getTime() - day * dayMs)).write((ctx) => clicksOf(ctx, day))
}

/** The broker's license for a second state, which expires soon. */
const addExpiringLicense = async (ctx: WriteCtx, by: number): Promise<void> => {
  const { id: accountId } = await accountOf(ctx, 'broker')
  const expiresOn: PlainDate = addDays(ctx.today, 19)
  await verifyLicense(ctx, await saveLicense(ctx, { accountId, state: 'CT', number: 'RES.0812207', expiresOn }), by)
}

/** The affiliate disputes their last commission. */
const dispute = async (ctx: WriteCtx): Promise<void> => {
  const { id: by } = await accountOf(ctx, 'affiliate')
  const terms = await attributionTerms(ctx)
  for (const state of ['earned', 'approved', 'paid'] as const) {
    const { rows } = await commissionsPage(ctx, { page: 1, perPage: 1, partnerIds: [by], state })
    const [row] = rows
    if (!row || ctx.today > disputeUntil(ctx, row, terms)) continue
    const reason = 'The guest added two nights after they booked. The commission is of the first five nights only.'
    return disputeCommission(ctx, { id: row.id, reason, by })
  }
}

/** Current partner activity: clicks, homes being onboarded, an application, an expiring license, a dispute. */
export const loadPartnerLife = async (app: App, staff: number): Promise<void> => {
  await countClicks(app)
  await referHomes(app, staff)
  await app.work.write(async (ctx) => {
    await applyForRoles(ctx, (await accountOf(ctx, 'applicant')).id)
    await addExpiringLicense(ctx, staff)
    await dispute(ctx)
  })
}
