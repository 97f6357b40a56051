import { expect, test } from '@playwright/test'
import { bookAndPay, freeStay } from '../guest/stay.ts'
import { offlineReady } from '../offline/device.ts'
import { faults } from '../support/faults.ts'
import { logIn } from '../support/people.ts'

test("a guest books through a broker's referral link; the broker sees the booking, the commission, and its source", async ({
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
  // The commission follows the booking a moment later.
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('Booked', { timeout: 1_000 })
  }).toPass()
  await expect(row).toContainText('Ysolde M.')
  await expect(row).toContainText('Broker Property')
  await expect(row).toContainText('8%')
  await row.getByRole('button', { name: `Details of ${number}` }).click()
  const details = page.getByRole('dialog')
  await expect(details).toContainText('The guest arrived through your link (code “alvarez-homes”)')
  expect(await faults(page)).toEqual([])
  await page.goto('/partners/affiliates')
  await expect(page.getByText(/\/\?via=alvarez-homes$/)).toBeVisible()
})

test('R59 a device with an offline cache remembers the referral code of a link it has never opened', {
  tag: '@release',
}, async ({ browser }) => {
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
