import { expect, type Page, test } from '@playwright/test'
import { type RouteEntry, routes } from '@porchlight/contract'
import { isBuilt } from '../../apps/web/app/screen-modules.ts'
import { colourFaults, faults } from '../support/faults.ts'
import { freeHouse, searchPath, weekQuery } from '../support/houses.ts'
import { logIn, people } from '../support/people.ts'

type Visitor = keyof typeof people | 'nobody'
const roleOf = { guest: 'traveler', owner: 'owner' } as const

/** Screens that are built and need nothing in their address. */
const plainScreens = (visitor: Visitor): string[] =>
  (routes as readonly RouteEntry[])
    .filter(({ id }) => isBuilt(id))
    .filter((entry) => (visitor === 'nobody' ? !entry.authRequired : entry.roles?.[0] === roleOf[visitor]))
    .map((entry) => entry.path.replace(/\/:\w+\?/g, ''))
    .filter((path) => !path.includes(':') && path !== '/book')

/** The first link of a page whose address fits. */
const linkOn = async (page: Page, path: string, fits: RegExp): Promise<string | undefined> => {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return links.find((link) => fits.test(link))
}

/** Screens about one thing, found by the links that lead to it. */
const detailScreens: Record<Visitor, (page: Page) => Promise<(string | undefined)[]>> = {
  nobody: async (page) => {
    const house = await freeHouse(page)
    const priced = `${house}?${weekQuery}`
    return [
      `${searchPath}?${weekQuery}`,
      `${searchPath}?${weekQuery}&max=100`,
      house,
      priced,
      `${house}?arrive=2027-07-06&depart=2027-07-07&adults=30`,
      house.replace('/properties/', '/similar-properties/'),
      await linkOn(page, priced, /^\/book\?/),
      '/account',
      '/no-such-page',
    ]
  },
  guest: async (page) => ['/account', await linkOn(page, '/travelers', /^\/travelers\/bookings\/\d+$/)],
  owner: async (page) => [
    await linkOn(page, '/owners/bookings/upcoming', /^\/owners\/bookings\/\d+$/),
    await linkOn(page, '/owners/bookings/requested', /^\/owners\/bookings\/requested\/\d+$/),
    await linkOn(page, '/owners/accounting/statements', /^\/owners\/accounting\/statements\/\d{4}\/\d/),
  ],
}

/** What is wrong on a screen by day, and with its colours in the evening. */
const findingsOn = async (page: Page, path: string): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const byDay = await faults(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const inTheEvening = await colourFaults(page)
  return [...byDay.map((fault) => `light ${path} ${fault}`), ...inTheEvening.map((fault) => `dark ${path} ${fault}`)]
}

// Long, and no two of them touch: both workers take them.
test.describe.configure({ mode: 'parallel' })

for (const visitor of ['nobody', 'guest', 'owner'] as const)
  test(`no screen puts a stone in the way of ${visitor}`, async ({ page }) => {
    test.setTimeout(300_000)
    if (visitor !== 'nobody') await logIn(page, people[visitor])
    const details = (await detailScreens[visitor](page)).filter((path) => path !== undefined)
    const findings: string[] = []
    for (const path of [...plainScreens(visitor), ...details]) findings.push(...(await findingsOn(page, path)))
    expect(findings).toEqual([])
  })
