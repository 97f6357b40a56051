import { expect, test } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { faults } from '../support/faults.ts'
import { freeHome, oneNightQuery, week, weekQuery } from '../support/homes.ts'
import { ready } from '../support/ready.ts'

const card = 'Show the price'

test('every price line expands to explain itself', async ({ page }) => {
  await page.goto(`${await freeHome(page)}?${weekQuery}`)
  const price = page.getByRole('complementary', { name: card })
  await expect(price.getByText('Stay with fees')).toBeVisible()
  const lines = price.locator('summary').filter({ hasText: /\$/ })
  expect(await lines.count()).toBeGreaterThan(2)
  for (const line of await lines.all()) {
    await line.click()
    const why = line.locator('xpath=..')
    await expect(why).toHaveAttribute('open', '')
    await expect(why.locator(':scope > :not(summary)').first()).toContainText(/\S+/)
  }
  await expect(price.getByRole('link', { name: /^(Book these nights|Request to book)$/ })).toHaveAttribute(
    'href',
    /^\/book\?/,
  )
})

test("the first HTML has the quote's price, and no other price flashes", { tag: '@release' }, async ({ page }) => {
  const address = `${await freeHome(page)}?${weekQuery}`
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const figure = document.querySelector('.price-figure')
      if (figure) seen.add(figure.querySelector('b')?.textContent ?? '')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const html = (await (await page.goto(address))?.text()) ?? ''
  const [, first = ''] = /class="price-figure"[^>]*><p><b class="num">([^<]+)</.exec(html) ?? []
  await ready(page)
  await expect(page.getByRole('complementary', { name: card }).getByText('Stay with fees')).toBeVisible()
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([first])
  const [, id, hash] = /\/book\?quote=(\d+)&amp;hash=([\w-]+)/.exec(html) ?? []
  const answer = await page.request.get(`/app-portal/v1.1/quotes/${id}/${hash}`)
  const { quote } = (await answer.json()).results as { quote: { headline: { amount: number } } }
  expect(Number(first.replace(/[^\d.]/g, '')) * 100).toBeCloseTo(quote.headline.amount, 6)
})

test('unavailable dates show the reason and link to the closest open dates', async ({ page }) => {
  const home = await freeHome(page)
  await page.goto(`${home}?${weekQuery.replace('adults=2', 'adults=30')}`)
  const price = page.getByRole('complementary', { name: card })
  await expect(price.getByText(/^This home sleeps \d+\.$/)).toBeVisible()
  await page.goto(`${home}?${oneNightQuery}&adults=2`)
  await expect(price.getByText(/\d+-night minimum|No check-in on|Unavailable on/).first()).toBeVisible()
  const nearest = price.getByRole('link', { name: /\d{4}, \$/ })
  await nearest.first().click()
  await expect(price.getByText('Stay with fees')).toBeVisible()
})

test('dates are selected in the calendar by keyboard', async ({ page }) => {
  await page.goto(await freeHome(page))
  const calendar = page.getByRole('group', { name: 'Availability' })
  await page.getByRole('heading', { name: 'Availability' }).scrollIntoViewIfNeeded()
  const free = calendar.getByRole('button', { name: /, available/ })
  await free.first().focus()
  const arrival = await free.first().textContent()
  await page.keyboard.press('Enter')
  await expect(calendar.getByText('Select your check-out date')).toBeVisible()
  await expect(page).toHaveURL(/arrive=\d{4}/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const whole = page.getByRole('complementary', { name: card }).getByText('Stay with fees')
  const refused = calendar.getByRole('status')
  await expect(whole.or(refused).or(page.getByText('Closest open dates:')).first()).toBeVisible()
  expect(arrival).toMatch(/\d{4}/)
})

test('both dates can be typed in the price card, digit by digit', { tag: '@release' }, async ({ page }) => {
  await page.goto(await freeHome(page))
  const price = page.getByRole('complementary', { name: card })
  await ready(page)
  const typeDate = async (date: string) => {
    const [year, month, day] = date.split('-')
    await page.keyboard.type(`${month}${day}${year}`)
    await page.keyboard.press('Tab')
  }
  await price.getByLabel(/^Check-in from/).focus()
  await typeDate(week.arrive)
  await expect(price.getByLabel(/^Check-out by/)).toBeFocused()
  await typeDate(week.depart)
  await expect(price.getByLabel(/^Check-in from/)).toHaveValue(week.arrive)
  await expect(price.getByLabel(/^Check-out by/)).toHaveValue(week.depart)
  await expect(price.getByText('Stay with fees')).toBeVisible()
})

test('a date typed in the price card stays while the other is missing', { tag: '@release' }, async ({ page }) => {
  await page.goto(await freeHome(page))
  const price = page.getByRole('complementary', { name: card })
  await ready(page)
  await price.getByLabel(/^Check-in from/).fill(week.arrive)
  await expect(price.getByLabel(/^Check-in from/)).toHaveValue(week.arrive)
  await price.getByLabel(/^Check-out by/).fill(week.depart)
  await expect(price.getByText('Stay with fees')).toBeVisible()
})

test('a check-out before the check-in stays in the price card with an error', { tag: '@release' }, async ({ page }) => {
  await page.goto(await freeHome(page))
  const price = page.getByRole('complementary', { name: card })
  await ready(page)
  await price.getByLabel(/^Check-in from/).fill(week.depart)
  await expect(price.getByLabel(/^Check-in from/)).toHaveValue(week.depart)
  const leave = price.getByLabel(/^Check-out by/)
  await leave.fill(week.arrive)
  await expect(leave).toHaveValue(week.arrive)
  await expect(leave).toHaveAccessibleDescription('Check-out must be after check-in.')
  expect(await faults(page, { within: 'aside' })).toEqual([])
  await price.getByLabel(/^Check-in from/).fill(addDays(week.arrive, -7))
  await expect(price.getByRole('alert')).toHaveCount(0)
  await expect(leave).toHaveValue(week.arrive)
})

test('the price card opens the calendar, which closes once both dates are selected', async ({ page }) => {
  await page.goto(await freeHome(page))
  const price = page.getByRole('complementary', { name: card })
  await ready(page)
  await price.getByRole('button', { name: 'Choose your dates' }).click()
  const months = page.getByRole('dialog', { name: 'Choose your dates' })
  await months
    .getByRole('button', { name: /, available/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(months.getByText('Select your check-out date')).toBeVisible()
  await expect(price.getByLabel(/^Check-in from/)).toHaveValue(/\d{4}-\d\d-\d\d/)
  await months.getByRole('button', { name: 'Done' }).click()
  await expect(months).toBeHidden()
  const calendar = page.getByRole('group', { name: 'Availability' })
  await page.getByRole('heading', { name: 'Availability' }).scrollIntoViewIfNeeded()
  await expect(calendar.getByRole('button', { name: /your check-in/ })).toBeVisible()
  // An open calendar turns to a date typed elsewhere.
  await price.getByLabel(/^Check-in from/).fill(week.arrive)
  await expect(calendar.getByRole('button', { name: /June \d+, \d{4}, your check-in/ })).toBeVisible()
  await price.getByRole('button', { name: 'Choose your dates' }).press('Enter')
  await expect(months.getByRole('button', { name: /June \d+, \d{4}, your check-in/ })).toBeFocused()
  for (let night = 0; night < 7; night++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(months).toBeHidden()
  await expect(price.getByRole('button', { name: 'Choose your dates' })).toBeFocused()
  await expect(price.getByLabel(/^Check-out by/)).toHaveValue(week.depart)
  await expect(price.getByText('Stay with fees')).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test("a date field of the price card opens the home's calendar instead of the browser's", async ({ page }) => {
    await page.goto(await freeHome(page))
    const price = page.getByRole('complementary', { name: card })
    await ready(page)
    await price.getByLabel(/^Check-in from/).tap()
    const months = page.getByRole('dialog', { name: 'Choose your dates' })
    await months
      .getByRole('button', { name: /, available/ })
      .first()
      .tap()
    await expect(months.getByText('Select your check-out date')).toBeVisible()
    await months.getByRole('button', { name: 'Done' }).tap()
    await expect(months).toBeHidden()
    await expect(page).toHaveURL(/arrive=\d{4}/)
  })
})

test('a property has structured data and metadata, and its alias is canonical', { tag: '@release' }, async ({
  page,
}) => {
  const home = await freeHome(page)
  await page.goto(home.replace('/properties/', '/property/'))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${home}$`))
  await expect(page).toHaveTitle(/.+, .+ \| Porchlight$/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Sleeps \d+/)
  for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:site_name'])
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const said = texts.map((text) => JSON.parse(text) as { '@type': string })
  expect(said.find((one) => one['@type'] === 'VacationRental')).toMatchObject({ '@context': 'https://schema.org' })
  expect(said.find((one) => one['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
  })
})

test('photos open in a viewer and close on Escape', async ({ page }) => {
  await page.goto(await freeHome(page))
  await ready(page)
  await page.getByRole('button', { name: /^All \d+ photos$/ }).click()
  const viewer = page.getByRole('dialog', { name: /^Photos of/ })
  await expect(viewer).toContainText(/1 of \d+/)
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText(/2 of \d+/)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('similar homes have their own page', { tag: '@release' }, async ({ page }) => {
  const home = await freeHome(page)
  const answer = await page.goto(home.replace('/properties/', '/similar-properties/'))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(2)
})

test('reviews have stars, and a link shows more, also without JavaScript', { tag: '@release' }, async ({
  browser,
  page,
}) => {
  const answer = await page.request.get('/app-portal/v1.1/properties/search?sort=rating&perPage=100')
  const { homes } = (await answer.json()).results as { homes: { slug: string; reviews: number }[] }
  const [{ slug, reviews } = { slug: '', reviews: 0 }] = homes.toSorted((a, b) => b.reviews - a.reviews)
  expect(reviews).toBeGreaterThan(4)
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(`/properties/${slug}?adults=2`)
  const section = plain.locator('#reviews')
  await expect(section.getByRole('listitem')).toHaveCount(4)
  await expect(section.getByRole('listitem').first().getByRole('img', { name: /of 5$/ })).toBeVisible()
  await section.getByRole('link', { name: 'Show more reviews' }).click()
  await expect(plain).toHaveURL(/adults=2&reviews=all#reviews$/)
  await expect(section.getByRole('listitem')).toHaveCount(reviews)
  await plain.context().close()
})
