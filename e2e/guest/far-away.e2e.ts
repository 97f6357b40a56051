import { type Browser, expect, test } from '@playwright/test'
import { bookAndPay, freeStay } from './stay.ts'

/** The text on a page for someone whose clock may show a different date. */
const readFrom = async (browser: Browser, timezoneId: string, path: string, text: string): Promise<string> => {
  const context = await browser.newContext({ timezoneId, locale: 'en-US', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(path)
  await page.getByText(text).first().waitFor()
  // The last thing to load.
  await page.getByLabel('Also show prices in').first().waitFor()
  const read = await page.locator('body').ariaSnapshot()
  await context.close()
  // Each visitor has their own quote, with the same hash.
  return read.replace(/quote=\d+/g, 'quote')
}

const zones = ['America/New_York', 'Pacific/Auckland', 'Pacific/Pago_Pago']

test('nights, prices, and deadlines of a stay are the same from New York, Auckland, and Pago Pago', async ({
  browser,
  request,
}) => {
  const { home, arrive, depart, bookAt } = await freeStay(request, 14)
  const homePath = `/properties/${home.slug}?arrive=${arrive}&depart=${depart}&adults=2`
  for (const [path, text] of [
    [homePath, 'Book these nights'],
    [bookAt, 'Until'],
  ] as const) {
    const [here = '', ...there] = await Promise.all(zones.map((zone) => readFrom(browser, zone, path, text)))
    for (const read of there) expect(read).toBe(here)
  }
})

test.describe('a guest in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test("books the home's nights and sees times in its time zone", { tag: '@release' }, async ({ page, request }) => {
    const stay = await freeStay(request, 15)
    await bookAndPay(page, stay, 'Aroha')
    await expect(page.getByText('All times are local to the home (New York).')).toBeVisible()
    const day = (date: string) =>
      new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(date))
    const next = page.getByRole('list', { name: 'What happens next' })
    await expect(next).toContainText(`${day(stay.arrive)}, `)
    await expect(next).toContainText(`${day(stay.depart)}, `)
  })
})
