import { expect, type Page, test } from '@playwright/test'
import { pathsFound, searchPath, weekQuery } from '../support/homes.ts'
import { password, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

// Without one, the page reports an error about it.
test.use({ serviceWorkers: 'allow' })

/** The browser's errors: a page whose text differs from the server's shows up here. */
const complaints = (page: Page): string[] => {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/favicon|Failed to load resource/.test(message.text()))
      heard.push(message.text())
  })
  return heard
}

const speak = (page: Page, language: string, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])

test('C377 a visitor sees English until they select French, and then every page is in French', async ({ page }) => {
  const heard = complaints(page)
  await page.goto('/')
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d+ belles maisons, la lumière restée allumée\./)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

  await page.getByRole('button', { name: 'Où' }).or(page.getByLabel('Où')).first().waitFor()
  await page.goto(`${searchPath}?${weekQuery}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ maisons?$/)
  await expect(page.getByText('Les prix valent pour 7 nuits, tous frais compris.')).toBeVisible()
  await page.getByRole('list', { name: 'Maisons trouvées' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Mesuré sur place' })).toBeVisible()
  await expect(page.getByText(/\d+\u202f\d{3}.*\$/).first()).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Connectez-vous' })).toBeVisible()
  expect(heard).toEqual([])
})

test('a French page is French from the first byte, cached separately from the English one', {
  tag: '@release',
}, async ({ request, baseURL }) => {
  const titleOf = async (headers: Record<string, string>, query = '') => {
    const html = await (await request.get(`${baseURL}/${query}`, { headers })).text()
    return `${/<html[^>]* lang="(\w+)"/.exec(html)?.[1]}: ${/<title>([^<]*)/.exec(html)?.[1]}`
  }
  const french = /^fr: \d+ maisons, la lumière restée allumée \| /
  const english = /^en: \d+ homes, with the light left on \| /
  expect(await titleOf({})).toMatch(english)
  expect(await titleOf({ cookie: 'language=fr' })).toMatch(french)
  expect(await titleOf({})).toMatch(english)
  expect(await titleOf({ cookie: 'language=fr' })).toMatch(french)
  expect(await titleOf({}, '?language=fr')).toMatch(french)
})

test('C376 an owner whose language is German has a German calendar on every device', async ({
  page,
  browser,
  baseURL,
}) => {
  const heard = complaints(page)
  await page.goto('/account')
  await ready(page)
  await page.getByLabel('Email').fill(people.owner)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('heading', { name: 'My Account' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible()

  await page.goto('/owners/calendar')
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Kalender' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Heute' }).first()).toBeVisible()
  await expect(
    page.getByText(/Importierter Kalender aktuell|importierten Kalendern? aktuell|kein Kalender importiert/).first(),
  ).toBeVisible()

  const elsewhere = await browser.newPage()
  await speak(elsewhere, 'fr', baseURL)
  await elsewhere.goto('/account')
  await ready(elsewhere)
  await elsewhere.getByLabel('Adresse e-mail').fill(people.owner)
  await elsewhere.getByLabel('Mot de passe', { exact: true }).fill(password)
  await elsewhere.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Mein Konto' })).toBeVisible()
  await elsewhere.getByRole('main').getByRole('link', { name: 'English' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'My Account' })).toBeVisible()
  expect(heard).toEqual([])
})

test("a home's amenities are named in the reader's language, in the search filters and on its page", {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(`${searchPath}?${weekQuery}&language=de`)
  await ready(page)
  await page.getByRole('button', { name: /^Alle Filter/ }).click()
  const filters = page.getByRole('dialog')
  await expect(filters.getByRole('heading', { name: 'Wasser und Aussicht' })).toBeVisible()
  await expect(filters.getByText('Meerblick')).toBeVisible()
  await expect(filters.getByText('Sea view')).toHaveCount(0)
  const [first = ''] = await pathsFound(page, weekQuery)
  await page.goto(`${first}?language=de`)
  await expect(page.getByRole('heading', { name: 'Komfort', exact: true })).toBeVisible()
  await expect(page.getByText('Bettwäsche und Handtücher')).toBeVisible()
  await expect(page.getByText('Linen and towels')).toHaveCount(0)
})
