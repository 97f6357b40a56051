import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { week } from '../support/homes.ts'
import { ready } from '../support/ready.ts'

const start = '/aesthetic-profile'

/** The ids of all cabins, from the API. */
const cabins = async (request: APIRequestContext): Promise<Set<number>> => {
  const answer = await request.get('/app-portal/v1.1/properties/search?types=cabin&perPage=100')
  const { results } = (await answer.json()) as { results: { homes: { id: number }[] } }
  return new Set(results.homes.map(({ id }) => id))
}

/** The position on the page of the picture that shows one of these homes; undefined if none or all do. */
const placeOf = async (page: Page, homes: ReadonlySet<number>): Promise<number | undefined> => {
  const { search } = new URL(page.url())
  const answer = await page.request.get(`/app-portal/v1.1/tastes/step${search}`)
  const { results } = (await answer.json()) as { results: { options: { homeId: number }[] } }
  const found = results.options.map(({ homeId }) => homes.has(homeId))
  return found.every(Boolean) || !found.includes(true) ? undefined : found.indexOf(true) + 1
}

const question = (page: Page) => page.getByRole('heading', { level: 1 })
const choose = (page: Page, number: number) => page.getByRole('link', { name: new RegExp(`^Photo ${number},`) })
const none = (page: Page) => page.getByRole('link', { name: 'None of these' })

/** Picks a cabin whenever one is shown among others. */
const takeCabins = async (page: Page): Promise<void> => {
  const homes = await cabins(page.request)
  for (let step = 1; step <= 10; step += 1) {
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`Step ${step} of 10`)
    const place = await placeOf(page, homes)
    await (place ? choose(page, place) : none(page)).click()
  }
}

for (const [name, viewport] of Object.entries({
  'at a desk': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
}))
  test.describe(name, () => {
    test.use({ viewport })

    test('ten steps create a profile with matching homes, which is saved, shared, and deleted', {
      tag: name === 'on a phone' ? '@release' : [],
    }, async ({ page, browser }) => {
      await page.goto(start)
      await page.getByRole('link', { name: 'Start', exact: true }).click()
      await ready(page)
      await takeCabins(page)
      await expect(question(page)).toContainText('abins')
      await expect(page.getByText(/^(Fairly|Very) sure/)).toContainText('chance alone gets about')
      const homes = page.getByRole('listitem').filter({ hasText: /^.*Matches cabins/ })
      await expect(homes.first()).toBeVisible()

      await page.getByRole('button', { name: 'Save this profile' }).click()
      await expect(page).toHaveURL(/\/aesthetic-profile\/\d+\/[\w-]{43}$/)
      await expect(question(page)).toContainText('abins')
      const address = page.url()

      await page.getByRole('button', { name: 'Create link' }).click()
      const link = page.getByRole('link', { name: /\/share\// })
      const shared = (await link.getAttribute('href')) as string
      const other = await (await browser.newContext({ viewport })).newPage()
      expect((await other.goto(shared))?.headers()['x-robots-tag']).toBe('noindex, nofollow')
      await expect(other.getByRole('heading', { level: 1 })).toContainText('abins')
      await expect(other.getByRole('button', { name: /Delete|Make a/ })).toHaveCount(0)
      // A share link gives no access to the profile itself.
      await other.goto(shared.replace('/share/', '/'))
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('There’s no profile here')

      await page.getByRole('button', { name: 'Turn off link' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off link' }).click()
      await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible()
      await other.goto(shared)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
      await other.context().close()

      await page.getByRole('button', { name: 'Delete profile' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete profile' }).click()
      await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible()
      expect((await page.goto(address))?.status()).toBe(404)
    })
  })

test('back returns to the previous step; skipping every step creates no profile', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto(`${start}?deal=7`)
  await ready(page)
  const first = await question(page).textContent()
  await choose(page, 2).click()
  await expect(page.getByRole('status').filter({ hasText: 'Step 2' })).toBeVisible()
  await expect(question(page)).toBeFocused()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(question(page)).toHaveText(first as string)
  for (let step = 1; step <= 10; step += 1) {
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`Step ${step} of 10`)
    await none(page).click()
  }
  await expect(question(page)).toHaveText('No clear style yet')
  await expect(page.getByText(/you picked no photos/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this profile' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Homes to start with' })).toBeVisible()
})

test('pictures are picked by keyboard alone, and four give a first impression', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto(`${start}?deal=7`)
  await ready(page)
  await question(page).focus()
  for (let step = 2; step <= 5; step += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`Step ${step} of 10`)
    await expect(question(page)).toBeFocused()
  }
  await page.getByRole('link', { name: 'See my profile now' }).click()
  await expect(page.getByRole('button', { name: 'Save this profile' })).toBeVisible()
})

test('matching homes show prices for a stay and link with it', { tag: '@release' }, async ({ page }) => {
  await page.goto(`${start}?deal=11`)
  await ready(page)
  await takeCabins(page)
  await page.getByLabel('Check-in').fill(week.arrive)
  await page.getByLabel('Check-out').fill(week.depart)
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(page).toHaveURL(new RegExp(`arrive=${week.arrive}`))
  await expect(question(page)).toContainText('abins')
  await page.getByRole('link', { name: /^Search all.*cabins/ }).click()
  await expect(page).toHaveURL(new RegExp(`book-a-property\\?.*arrive=${week.arrive}.*types=`))
})

test('words make a profile that quotes them, with homes; what says nothing is refused and stays', async ({ page }) => {
  await page.goto(start)
  await ready(page)
  const words = page.getByLabel('What do you like?')
  await words.fill('Somewhere nice')
  await page.getByRole('button', { name: 'Show my profile' }).click()
  await expect(page.getByText(/We didn’t find anything our homes are known for/).first()).toBeVisible()
  await expect(words).toHaveValue('Somewhere nice')
  await words.fill('A cozy cabin with a fireplace, but no pool')
  await page.getByRole('button', { name: 'Add another link' }).click()
  await page.getByLabel('Link 2').fill('https://127.0.0.1/')
  await page.getByRole('button', { name: 'Show my profile' }).click()
  await expect(page).toHaveURL(/\/aesthetic-profile\/\d+\/[\w-]{43}$/)
  await expect(page.getByText('Based on what you wrote and linked.')).toBeVisible()
  for (const quote of ['cabin', 'fireplace', 'no pool'])
    await expect(page.getByText(`You wrote “${quote}”`, { exact: true })).toBeVisible()
  await expect(page.getByText('Link 1: not a public address')).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /Matches .*cabins/ })
      .first(),
  ).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all steps are links, and the address contains the result', async ({ page }) => {
    await page.goto(start)
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    for (let step = 1; step <= 10; step += 1) {
      await expect(page.getByText(`Step ${step} of 10`, { exact: true })).toBeVisible()
      await choose(page, 1 + (step % 4)).click()
    }
    await expect(page.getByRole('heading', { name: 'Color palette' })).toBeVisible()
    await expect(page.getByText(/Saving needs JavaScript/)).toBeVisible()
  })
})
