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
    '/account',
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

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** By how much a page is wider than a phone; the longest words are those of the language nobody speaks. */
const beyondPhone = async (page: Page): Promise<string[]> => {
  await page.setViewportSize(phone)
  const over = await page.evaluate(async () => {
    // What is laid out by script is so a frame after the size has changed.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
  return over > 0 ? [`${over} px wider than a phone`] : []
}

// Long, and no two of them touch: both workers take them.
test.describe.configure({ mode: 'parallel' })

for (const [visitor, pathsOf] of Object.entries(screens))
  test(`every word that ${visitor} reads is from the catalogue, and none makes a page wider than a phone`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    if (visitor !== 'nobody') await logIn(page, people[visitor as keyof typeof people])
    const paths = await pathsOf(page)
    await speakPseudo(page, baseURL)
    const known = knownTexts(page)
    const found: string[] = []
    for (const path of paths) {
      await page.setViewportSize(desk)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      const faults = [...(await foreignWords(page, await known.texts())), ...(await beyondPhone(page))]
      found.push(...faults.map((fault) => `${path}: ${fault}`))
    }
    expect(found).toEqual([])
  })
