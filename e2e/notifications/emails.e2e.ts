import { expect, type Page, test } from '@playwright/test'
import { asHtml } from '../../apps/server/src/modules/notifications/email-html.ts'
import { sampleEmails, sampleSender } from '../../apps/server/src/modules/notifications/testing/sample-emails.ts'
import { colorFaults, faults } from '../support/faults.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 600, height: 900 },
]

/** Requests triggered by an email; mail clients block them, so there must be none. */
const listen = async (page: Page): Promise<string[]> => {
  const requests: string[] = []
  await page.route('**/*', async (route) => {
    requests.push(route.request().url())
    await route.abort()
  })
  return requests
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const size of sizes)
  test(`every email is readable and accessible at ${size.width} px, light and dark, without the network`, {
    tag: size.width === 600 ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize(size)
    const requests = await listen(page)
    const sender = sampleSender(size.width === 390 ? 'porchlight' : 'inn')
    for (const [name, email] of sampleEmails) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setContent(asHtml(email, sender))
      await expect(page.getByRole('heading', { level: 1, name: email.heading })).toBeVisible()
      // On a wider screen and on another site, the same texts have different colors.
      const byDay = size.width === 390 ? await faults(page) : await colorFaults(page)
      expect([name, 'light', byDay]).toEqual([name, 'light', []])
      expect([name, await overflow(page)]).toEqual([name, 0])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect([name, 'dark', await colorFaults(page)]).toEqual([name, 'dark', []])
    }
    expect(requests).toEqual([])
  })

test("an email follows the reader's dark mode in its site's colors", { tag: '@release' }, async ({ page }) => {
  const [, email] = sampleEmails[0] ?? []
  if (!email) throw new Error('no email')
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [theme, background] of [
    ['porchlight', 'rgb(21, 18, 15)'],
    ['inn', 'rgb(23, 16, 13)'],
  ] as const) {
    await page.setContent(asHtml(email, sampleSender(theme)))
    await expect(page.locator('body')).toHaveCSS('background-color', background)
  }
})
