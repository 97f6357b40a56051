import { expect, type Page, test } from '@playwright/test'
import { freeHouse, searchPath, weekQuery } from '../support/houses.ts'
import { logIn, people } from '../support/people.ts'
import { foreignWords, knownTexts } from './foreign-words.ts'

/**
 * Every screen in the language nobody speaks, whose words stand in ⟦brackets⟧. What stands outside of them is no word of
 * the catalogue: a name or a text out of the database, which came with the page's data, or a word that somebody forgot.
 */

const speakPseudo = async (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'language', value: 'en-XA', url: baseURL ?? '' }])

/** The first link of a page whose address fits. */
const linkOn = async (page: Page, path: string, fits: RegExp): Promise<string[]> => {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return links.filter((link) => fits.test(link)).slice(0, 1)
}

const screens = {
  nobody: async (page: Page) => {
    const house = await freeHouse(page)
    const priced = `${house}?${weekQuery}`
    return [
      '/',
      searchPath,
      `${searchPath}?${weekQuery}`,
      `${searchPath}?${weekQuery}&max=100`,
      `${searchPath}/map`,
      house,
      priced,
      `${house}?arrive=2027-07-06&depart=2027-07-07&adults=30`,
      house.replace('/properties/', '/similar-properties/'),
      ...(await linkOn(page, priced, /^\/book\?/)),
      '/book',
      '/account',
      '/owners/signup',
      '/no-such-page',
    ]
  },
  guest: async (page: Page) => [
    '/account',
    '/travelers',
    '/travelers/bookings/previous',
    '/travelers/concierge',
    '/travelers/feedback',
    '/travelers/feedback/bookings',
    ...(await linkOn(page, '/travelers/feedback/bookings', /^\/travelers\/bookings\/\d+\/review$/)),
    ...(await linkOn(page, '/travelers/feedback/bookings', /^\/travelers\/feedback\/bookings\/\d+$/)),
    ...(await linkOn(page, '/travelers', /^\/travelers\/bookings\/\d+$/)),
  ],
  owner: async (page: Page) => [
    '/owners',
    '/owners/homes',
    '/owners/calendar',
    '/owners/bookings',
    '/owners/bookings/requested',
    '/owners/bookings/upcoming',
    '/owners/bookings/previous',
    '/owners/accounting/statements',
    ...(await linkOn(page, '/owners/bookings/upcoming', /^\/owners\/bookings\/\d+$/)),
    ...(await linkOn(page, '/owners/bookings/requested', /^\/owners\/bookings\/requested\/\d+$/)),
    ...(await linkOn(page, '/owners/accounting/statements', /^\/owners\/accounting\/statements\/\d{4}\/\d/)),
  ],
}

for (const [visitor, pathsOf] of Object.entries(screens))
  test(`every word that ${visitor} reads is from the catalogue`, async ({ page, baseURL }) => {
    test.setTimeout(240_000)
    if (visitor !== 'nobody') await logIn(page, people[visitor as keyof typeof people])
    const paths = await pathsOf(page)
    await speakPseudo(page, baseURL)
    const known = knownTexts(page)
    const found: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      found.push(...(await foreignWords(page, await known.texts())).map((word) => `${path}: ${word}`))
    }
    expect(found).toEqual([])
  })

test('no word of the catalogue makes a page wider than a phone', async ({ page, baseURL }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, people.owner)
  const owners = await screens.owner(page)
  await speakPseudo(page, baseURL)
  const wide: string[] = []
  for (const path of ['/', searchPath, `${searchPath}?${weekQuery}`, '/account', ...owners]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { over, width } = await page.evaluate(() => ({
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      width: document.documentElement.clientWidth,
    }))
    if (over > 0) wide.push(`${path}: ${over} px over ${width}`)
  }
  expect(wide).toEqual([])
})
