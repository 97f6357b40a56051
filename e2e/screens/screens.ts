import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays, type RouteEntry, routes } from '@porchlight/contract'
import { isBuilt } from '../../apps/web/app/screen-modules.ts'
import { readBooks } from '../support/accountant.ts'
import { caller } from '../support/caller.ts'
import { freeHome, oneNightQuery, searchPath, week, weekQuery } from '../support/homes.ts'
import { mailedLink } from '../support/mail-link.ts'
import { enter, newEmail, people } from '../support/people.ts'

export const visitors = ['nobody', 'guest', 'owner', 'staff', 'agent', 'broker', 'affiliate'] as const
export type Visitor = (keyof typeof people | 'nobody') & (typeof visitors)[number]
/** Among partners, an agent opens every screen of the portal; a broker and an affiliate open their own. */
const roleOf = {
  guest: 'traveler',
  owner: 'owner',
  staff: 'staff',
  agent: 'broker',
  broker: null,
  affiliate: null,
} as const

/** Screens without parameters. */
const plainScreens = (visitor: Visitor): string[] =>
  (routes as readonly RouteEntry[])
    .filter(({ id }) => isBuilt(id))
    .filter((entry) => (visitor === 'nobody' ? !entry.authRequired : entry.roles?.[0] === roleOf[visitor]))
    .map((entry) => entry.path.replace(/\/:\w+\?/g, ''))
    .filter((path) => !path.includes(':'))

/** The first matching link on a page, fetched without navigating. */
const linkOn = async (page: Page, path: string, fits: RegExp): Promise<string | undefined> => {
  const sent = await (await page.request.get(path)).text()
  const links = [...sent.matchAll(/ href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  return links.find((link) => fits.test(link))
}

/** A screen of a stay, with its id taken from another link. */
const besideOf = async (page: Page, path: string, fits: RegExp, beside: string): Promise<string | undefined> => {
  const id = /\/(\d+)/.exec((await linkOn(page, path, fits)) ?? '')?.[1]
  return id && `${beside}/${id}`
}

/** The aesthetic profile: a step, the result, and a saved and shared one. */
const tasteScreens = async (page: Page): Promise<string[]> => {
  const call = caller(page.request)
  const begin = '/aesthetic-profile?deal=4711'
  let choices = ''
  for (let step = 1; step <= 4; step += 1) {
    const { options } = await call<{ options: { homeId: number; picture: { id: number } }[] }>(
      'GET',
      `tastes/step?deal=4711&choices=${choices}`,
    )
    const shown = options.map(({ homeId, picture }) => `${homeId}.${picture.id}`).join('-')
    choices += `${choices && ','}1_${shown}`
  }
  await call('GET', 'web-data')
  const [secret, share] = ['T', 'S'].map((prefix) => `${prefix}${randomUUID()}`.padEnd(43, prefix)) as [string, string]
  const { id } = await call<{ id: number }>('POST', 'tastes', { choices, secret })
  await call('PUT', `tastes/${id}/share`, { share, secret })
  return [
    begin,
    `${begin}&choices=${choices}&done=1`,
    `/aesthetic-profile/${id}/${secret}`,
    `/aesthetic-profile/${id}/share/${share}`,
  ]
}

/** The owner's screens an accountant can read; here, the guest is the accountant. */
const bookScreens = async (page: Page): Promise<string[]> => {
  const owner = await page.context().browser()?.newContext()
  if (!owner) return []
  const books = `/accountants/${await readBooks(page.context(), owner)}`
  await owner.close()
  const document = await linkOn(page, `${books}/documents`, /\/documents\/\d+$/)
  return [
    '/accountants',
    books,
    `${books}/payouts`,
    `${books}/tax-forms`,
    `${books}/documents`,
    ...(document ? [document] : []),
    `${books}/statements/${new Date().getUTCFullYear()}/1`,
    `/accountants/invitations/${'L'.repeat(43)}`,
  ]
}

/** An owner stay from the calendar: its home and block. */
const ownerStay = async (call: ReturnType<typeof caller>) => {
  const { homes } = await call<{ homes: { id: number }[] }>('GET', 'owners/properties')
  const from = new Date().toISOString().slice(0, 10)
  for (const { id } of homes) {
    const query = `from=${from}&to=${addDays(from, 300)}`
    type Bars = { bars: { blockId: number | null; blockKind: string | null }[] }
    const { bars } = await call<Bars>('GET', `owners/properties/${id}/calendar?${query}`)
    const stay = bars.find(({ blockId, blockKind }) => blockId !== null && blockKind === 'owner_stay')
    if (stay) return { homeId: id, blockId: stay.blockId }
  }
  return undefined
}

/** The guests of an owner stay. */
const stayScreen = async (page: Page): Promise<string | undefined> => {
  const stay = await ownerStay(caller(page.request))
  return stay && `/owners/calendar/${stay.homeId}/stays/${stay.blockId}`
}

/** An owner stay as seen by a guest with its link, and an expired link. */
const stayLinks = async (page: Page): Promise<(string | undefined)[]> => {
  const owner = await page.context().browser()?.newContext()
  if (!owner) return []
  const { call } = await enter(owner, people.owner)
  const stay = await ownerStay(call)
  const email = newEmail()
  if (stay)
    await call('POST', `owners/properties/${stay.homeId}/blocks/${stay.blockId}/guests`, { name: 'Tove Lind', email })
  await owner.close()
  return [stay && (await mailedLink(page.request, email, /\/stays\/[\w-]{20,}/)), `/stays/${'L'.repeat(43)}`]
}

/** Screens of single records, found by links. */
const detailScreens: Record<Visitor, (page: Page) => Promise<(string | undefined)[]>> = {
  nobody: async (page) => {
    const home = await freeHome(page)
    const priced = `${home}?${weekQuery}`
    return [
      `${searchPath}?${weekQuery}`,
      `${searchPath}?${weekQuery}&max=100`,
      `${searchPath}?arrive=${week.arrive}&depart=${week.depart}&adults=20`,
      `${searchPath}/map`,
      '/lease/anybody',
      home,
      priced,
      `${home}?${oneNightQuery}&adults=30`,
      home.replace('/properties/', '/similar-properties/'),
      await linkOn(page, priced, /^\/book\?/),
      await linkOn(page, '/blog', /^\/blog\/[a-z0-9-]+$/),
      await linkOn(page, '/blog', /^\/blog\/topics\/[a-z0-9-]+$/),
      await linkOn(page, '/whereto', /^\/whereto\/[a-z0-9-]+$/),
      ...(await tasteScreens(page)),
      ...(await stayLinks(page)),
      '/no-such-page',
    ]
  },
  guest: async (page) => [
    await linkOn(page, '/travelers/feedback/bookings', /^\/travelers\/bookings\/\d+\/review$/),
    await linkOn(page, '/travelers/feedback/bookings', /^\/travelers\/feedback\/bookings\/\d+$/),
    await linkOn(page, '/travelers', /^\/travelers\/bookings\/\d+$/),
    await besideOf(page, '/travelers/feedback/bookings', /\/\d+\/review$/, '/travelers/resolution-center/bookings'),
    await besideOf(page, '/travelers/feedback/bookings', /\/\d+\/review$/, '/travelers/bookings'),
    ...(await bookScreens(page)),
  ],
  staff: async (page) => [
    await linkOn(page, '/staff/content', /^\/staff\/content\/\d+$/),
    await linkOn(page, '/staff/promos', /^\/staff\/promos\/[A-Z0-9-]+$/),
    await linkOn(page, '/staff/settings/taxes', /^\/staff\/settings\/taxes\/\d+$/),
    await linkOn(page, '/staff/bookings', /^\/staff\/bookings\/\d+$/),
    await linkOn(page, '/staff/homes', /^\/staff\/homes\/\d+$/),
    await linkOn(page, '/staff/documents', /^\/staff\/documents\/\d+$/),
    await linkOn(page, '/staff/documents', /^\/staff\/documents\/templates\/\d+$/),
    await linkOn(page, '/staff/jobs', /^\/staff\/jobs\/\d+$/),
    await linkOn(page, '/staff/payouts', /^\/staff\/payouts\/\d+$/),
    await linkOn(page, '/staff/transfers', /^\/staff\/transfers\/\d+$/),
    await linkOn(page, '/staff/partner-payouts', /^\/staff\/partner-payouts\/\d+$/),
    await linkOn(page, '/staff/links', /^\/properties\/\d+\/qr\//),
  ],
  owner: async (page) => [
    await linkOn(page, '/owners/bookings/upcoming', /^\/owners\/bookings\/\d+$/),
    await besideOf(page, '/owners/bookings/previous', /^\/owners\/bookings\/\d+$/, '/owners/resolution-center'),
    await linkOn(page, '/owners/bookings/requested', /^\/owners\/bookings\/requested\/\d+$/),
    await linkOn(page, '/owners/accounting/statements', /^\/owners\/accounting\/statements\/\d{4}\/\d/),
    await linkOn(page, '/owners/pricing', /^\/owners\/pricing\/\d+$/),
    await linkOn(page, '/owners/pricing/initial-settings', /^\/owners\/pricing\/\d+\/initial-settings$/),
    await linkOn(page, '/owners/pricing/pad', /^\/owners\/pricing\/\d+\/pad$/),
    await linkOn(page, '/owners/maintenance/jobs', /^\/owners\/maintenance\/jobs\/\d+$/),
    await linkOn(page, '/owners/maintenance/issues', /^\/owners\/maintenance\/issues\/\d+$/),
    await linkOn(page, '/owners/vendors', /^\/owners\/vendors\/\d+$/),
    await linkOn(page, '/owners/confirm-strategy', /^\/owners\/confirm-strategy\/\d+$/),
    await stayScreen(page),
  ],
  agent: async (page) => [
    '/partners/accounting/invoices/open',
    await linkOn(page, '/partners/profile', /^\/partners\/agreement\/\d+\//),
    await linkOn(page, '/partners/accounting/invoices/all', /^\/partners\/accounting\/invoices\/[A-Z]+-\d+$/),
  ],
  broker: async () => ['/partners', '/partners/profile', '/partners/properties/referrals'],
  affiliate: async () => ['/partners', '/partners/affiliates'],
}

/** All screens this visitor can open, each once; the offline page, which lists the others, comes first. */
export const screensOf = async (visitor: Visitor, page: Page): Promise<string[]> => {
  const details = (await detailScreens[visitor](page)).filter((path) => path !== undefined)
  return [...new Set(['/account', ...plainScreens(visitor), ...details])]
}
