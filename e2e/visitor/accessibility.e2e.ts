import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { type RouteEntry, routes } from '@porchlight/contract'
import { freeHouse, searchPath, weekQuery } from '../support/houses.ts'
import { logIn, people } from '../support/people.ts'

const schemes = ['light', 'dark'] as const

/** The first link of a page whose address fits, as a path. */
const linkOn = async (page: Page, path: string, fits: RegExp): Promise<string | undefined> => {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return links.find((link) => fits.test(link))
}

type Visitor = keyof typeof people | 'nobody'

const withParams = (path: string) => path.includes(':')

/** The addresses to look at as one person: each screen of the manifest, its parameters taken from links of the product. */
const addressesOf = async (page: Page, visitor: Visitor): Promise<string[]> => {
  const plain = (routes as readonly RouteEntry[])
    .filter((entry) => (visitor === 'nobody' ? !entry.authRequired : entry.roles?.[0] === roleOf[visitor]))
    .filter((entry) => !withParams(entry.path.replace(/\/:\w+\?/g, '')))
    .map((entry) => entry.path.replace(/\/:\w+\?/g, ''))
    .filter((path) => path !== '/book')
  const found = await Promise.all((await details[visitor](page)).map((path) => path))
  return [...plain, ...found.filter((path) => path !== undefined)]
}

const roleOf = { guest: 'traveler', owner: 'owner' } as const

const details: Record<Visitor, (page: Page) => Promise<(string | undefined)[]>> = {
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

const entered = async (browser: Browser, visitor: Visitor): Promise<Page> => {
  const page = await browser.newPage()
  if (visitor !== 'nobody') await logIn(page, people[visitor])
  return page
}

const findingsOn = async (page: Page, path: string): Promise<string[]> => {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${path} ${id} ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}

for (const visitor of ['nobody', 'guest', 'owner'] as const)
  test(`no screen puts a stone in the way of ${visitor}`, async ({ browser }) => {
    test.setTimeout(300_000)
    const page = await entered(browser, visitor)
    const addresses = await addressesOf(page, visitor)
    const findings: string[] = []
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of addresses)
        findings.push(...(await findingsOn(page, path)).map((finding) => `${colorScheme} ${finding}`))
    }
    await page.close()
    expect(findings).toEqual([])
  })
