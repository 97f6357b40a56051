import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { homesFound, searchPath, week, weekQuery, whenAlive } from '../support/homes.ts'
import { mailedLink } from '../support/mail-link.ts'
import { logIn, logInHere, newEmail, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

const favorites = `${searchPath}?show=favorites`

const heartOf = (page: Page, at: number) => page.getByRole('button', { name: /^Save / }).nth(at)

/** Saves the first homes of the search; returns their names. */
const saveHomes = async (page: Page, count: number): Promise<string[]> => {
  await page.goto(searchPath)
  await whenAlive(page)
  const names: string[] = []
  for (let at = 0; at < count; at += 1) {
    const heart = heartOf(page, at)
    names.push(((await heart.getAttribute('aria-label')) ?? '').replace('Save ', ''))
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  return names
}

test('a favorite is saved on the device, listed, and removed', { tag: '@release' }, async ({ page }) => {
  const [first = '', second = ''] = await saveHomes(page, 2)
  await page.goto(favorites)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your favorites')
  // The most recently saved comes first.
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(second)
  await page.getByRole('button', { name: `Save ${second}` }).click()
  await expect(page.getByRole('heading', { name: second })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: first })).toBeVisible()
  await expect(page.getByRole('heading', { name: second })).toHaveCount(0)
})

test('favorites on the device move to the account at login', async ({ page, browser }) => {
  const [name = ''] = await saveHomes(page, 1)
  await page.goto('/account')
  await logInHere(page, people.guest)
  await page.goto(favorites)
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBeNull()
  const elsewhere = await (await browser.newContext()).newPage()
  await logIn(elsewhere, people.guest)
  await elsewhere.goto(favorites)
  await expect(elsewhere.getByRole('heading', { name, level: 2 })).toBeVisible()
  await elsewhere.getByRole('button', { name: `Save ${name}` }).click()
  await expect(elsewhere.getByRole('heading', { name, level: 2 })).toHaveCount(0)
  await elsewhere.context().close()
})

test('recently viewed homes are listed, and the list can be cleared', { tag: '@release' }, async ({ page }) => {
  await page.goto(searchPath)
  await whenAlive(page)
  const name = (await homesFound(page).first().getByRole('heading').textContent()) ?? ''
  await homesFound(page).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await ready(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recently viewed' }).click()
  await expect(page).toHaveURL(/show=seen/)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.getByRole('button', { name: 'Clear this list' }).click()
  await expect(page.getByText('Nothing viewed yet.')).toBeVisible()
})

for (const [size, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test(`favorites are compared with the price of a stay on a ${size}`, {
    tag: size === 'desktop' ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    const [first = '', second = ''] = await saveHomes(page, 2)
    await page.goto(favorites)
    for (const name of [first, second]) await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
    await page.getByRole('button', { name: 'Compare 2 homes' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare homes')
    await expect(page.getByRole('columnheader', { name: first })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Sleeps/ })).toBeVisible()
    await page.getByLabel('Check-in').fill(week.arrive)
    await page.getByLabel('Check-out').fill(week.depart)
    await page.getByRole('button', { name: 'Show prices' }).click()
    await expect(page).toHaveURL(new RegExp(`compare=.*arrive=${week.arrive}`))
    await expect(page.getByRole('row', { name: /^Price/ })).toContainText(/fees included|home|dates|Unavailable/)
    await expect(page.getByLabel('Check-in')).toHaveValue(week.arrive)
    await page.getByRole('link', { name: 'Differences only' }).click()
    await expect(page.getByRole('link', { name: 'Show all' })).toBeVisible()
    await page.getByRole('link', { name: `Remove ${first}` }).click()
    await expect(page.getByRole('columnheader', { name: first })).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: second })).toBeVisible()
  })

test("four compared homes fit on a phone, and a single home isn't compared", { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const names = await saveHomes(page, 4)
  await page.goto(favorites)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByText('Select two or more homes to compare')).toBeVisible()
  await page.getByRole('checkbox', { name: `Compare ${names[0]}` }).check()
  await page.getByRole('button', { name: 'Compare 1 home' }).click()
  await expect(page.getByText('Select one more home')).toBeVisible()
  expect(await faults(page)).toEqual([])
  for (const name of names) await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
  await page.getByRole('button', { name: 'Compare 4 homes' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBe(390)
})

test("a home's page links to a comparison with similar homes, with its dates", { tag: '@release' }, async ({
  page,
}) => {
  await page.goto(`${searchPath}?${weekQuery}`)
  await whenAlive(page)
  const path = (await homesFound(page).last().getAttribute('href')) ?? ''
  await page.goto(path)
  await ready(page)
  const home = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: home })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await expect(page.getByLabel('Check-in')).toHaveValue(week.arrive)
})

test('the comparison link of similar homes keeps the dates, also without JavaScript', { tag: '@release' }, async ({
  browser,
  page,
}) => {
  await page.goto(`${searchPath}?${weekQuery}`)
  const path = (await homesFound(page).first().getAttribute('href')) ?? ''
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(path)
  await plain.getByRole('link', { name: 'Compare these' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Compare homes')
  await expect(plain.getByRole('columnheader')).toHaveCount(5)
  await expect(plain.getByText('fees included', { exact: false }).first()).toBeVisible()
  await plain.context().close()
})

test('the page of similar homes names the home and keeps the dates, also without JavaScript', {
  tag: '@release',
}, async ({ browser, page }) => {
  await page.goto(`${searchPath}?${weekQuery}`)
  const path = (await homesFound(page).first().getAttribute('href')) ?? ''
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(path)
  const home = (await plain.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await plain.getByRole('link', { name: 'See all similar homes' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(`Homes like ${home}`)
  await expect(plain.locator('meta[property="og:image"]')).toHaveCount(1)
  await plain.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  await expect(plain).toHaveURL(new RegExp(`arrive=${week.arrive}`))
  await plain.context().close()
})

test('a search is followed with only an email address, confirmed by the emailed link, and stopped', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto(`${searchPath}?${weekQuery}`)
  await page.getByRole('link', { name: 'Save search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save this search')
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Email').fill(email)
  await page.getByRole('radio', { name: /^Weekly/ }).check()
  // A form sent within two seconds counts as automated.
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Email me' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  let link = ''
  await expect(async () => {
    const answer = await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`)
    const [first] = (await answer.json()) as { text: string }[]
    link = /\/search-alerts\/[\w-]{32,64}/.exec(first?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`We email ${email} weekly`)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByText('No more emails about this search.')).toBeVisible()
})

test('favorites are saved with only an email address, opened on another device, and deleted', async ({ page }) => {
  const email = newEmail()
  await saveHomes(page, 2)
  await page.goto(favorites)
  await page.getByRole('link', { name: 'Save this list by email' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save your favorites')
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Email').fill(email)
  // A form sent within two seconds counts as automated.
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  const link = await mailedLink(page.request, email, /\/favorite-lists\/[\w-]{32,64}/)
  // Another device, without scripts.
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false })
  if (!context) throw new Error('no browser')
  const other = await context.newPage()
  await other.goto(link)
  await other.getByRole('button', { name: 'Save 2 homes' }).click()
  await other
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(other.getByRole('main').getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await context.close()
  await page.goto(link)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete this list' }).click()
  await expect(page.getByText('This list was deleted')).toBeVisible()
})

test('a search is saved after login and managed on the trips page', async ({ page }) => {
  await page.goto(`${searchPath}?${weekQuery}`)
  await whenAlive(page)
  await page.getByRole('link', { name: 'Save search' }).click()
  await page.getByRole('link', { name: 'Log in and save it with your trips' }).click()
  await logInHere(page, people.guest)
  const saving = page.getByRole('dialog', { name: 'Save this search' })
  await saving.getByLabel('Name').fill(' ')
  await saving.getByRole('button', { name: 'Save search' }).click()
  await expect(saving.getByText('Enter a name for this search.')).toBeVisible()
  await saving.getByLabel('Name').fill('Our week')
  await saving.getByRole('radio', { name: 'Once a week' }).check()
  expect(await faults(page)).toEqual([])
  await saving.getByRole('button', { name: 'Save search' }).click()
  const searches = page.locator('#searches')
  await expect(searches.getByRole('listitem')).toContainText('match now · Once a week')
  await searches.getByRole('button', { name: 'Pause “Our week”' }).click()
  await expect(searches.getByRole('listitem')).toContainText('Paused')
  await searches.getByRole('button', { name: 'Edit “Our week”' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('The week by the sea')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await searches.getByRole('link', { name: 'The week by the sea' }).click()
  await expect(page).toHaveURL(/arrive=/)
  await page.goBack()
  await page.getByRole('button', { name: 'Remove “The week by the sea”' }).click()
  await expect(searches.getByText('No saved searches yet.')).toBeVisible()
})

test('axe finds no issues in the lists and the comparison', { tag: '@release' }, async ({ page }) => {
  await saveHomes(page, 3)
  const clean = async () => {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      expect(await faults(page)).toEqual([])
    }
  }
  await page.goto(favorites)
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await clean()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Compare 3 homes' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await clean()
})
