import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type RouteEntry, routes } from '@porchlight/contract'
import { isBuilt } from '../../apps/web/app/screen-modules.ts'
import { freeHouse, searchPath, weekQuery } from '../support/houses.ts'
import { logIn, people } from '../support/people.ts'

/** By night nothing differs but the colours. */
const rulesOf = { light: undefined, dark: ['color-contrast'] }
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

const findingsOn = async (page: Page, path: string, rules: string[] | undefined): Promise<string[]> => {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${path} ${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]}`),
  )
}

for (const visitor of ['nobody', 'guest', 'owner'] as const)
  test(`no screen puts a stone in the way of ${visitor}`, async ({ page }) => {
    test.setTimeout(300_000)
    if (visitor !== 'nobody') await logIn(page, people[visitor])
    const details = (await detailScreens[visitor](page)).filter((path) => path !== undefined)
    const findings: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of [...plainScreens(visitor), ...details])
        findings.push(
          ...(await findingsOn(page, path, rulesOf[colorScheme])).map((finding) => `${colorScheme} ${finding}`),
        )
    }
    expect(findings).toEqual([])
  })
