import { expect, test } from '@playwright/test'
import { bookAndPay, freeStay } from '../guest/stay.ts'
import { offlineReady } from '../offline/device.ts'
import { faults } from '../support/faults.ts'
import { logIn } from '../support/people.ts'

test('a guest comes by a broker’s address and books; the broker sees the booking, what he earns and why', async ({
  page,
  browser,
}) => {
  const stay = await freeStay(page.request, 17)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/properties/${stay.home.slug}/alvarez-homes`)
  await bookAndPay(guest, stay, 'Ysolde')
  const [number = ''] =
    /PL-\d+/.exec(
      (await guest
        .getByText(/^Booking PL-/)
        .first()
        .textContent()) ?? '',
    ) ?? []

  await logIn(page, 'broker@demo.porchlight.test', '/partners/travel-agent/referred-guests')
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Ysolde M.')
  await expect(row).toContainText('Came by “alvarez-homes”')
  await expect(row).toContainText('8%')
  await expect(row).toContainText('$')
  await expect(page.getByRole('row').filter({ hasText: '/book-a-property/alvarez-homes' })).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('R59 a device that keeps pages remembers the partner of an address it has never seen', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/')
  await offlineReady(page)
  await page.goto('/?via=alvarez-homes')
  const remembered = async () =>
    (await context.cookies()).find(({ name }) => name === 'porchlight_arrivals')?.value ?? ''
  await expect.poll(remembered).toMatch(/^alvarez-homes\.\d+$/)
  await context.close()
})
