import { expect, type Page, test } from '@playwright/test'
import { asHtml } from '../../apps/server/src/modules/notifications/email-html.ts'
import { sampleLetters, sampleSender } from '../../apps/server/src/modules/notifications/testing/sample-emails.ts'
import { colorFaults, faults } from '../support/faults.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 600, height: 900 },
]

/** What a letter asks the network for; readers keep it all back, and so does a careful letter. */
const listen = async (page: Page): Promise<string[]> => {
  const asked: string[] = []
  await page.route('**/*', async (route) => {
    asked.push(route.request().url())
    await route.abort()
  })
  return asked
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const size of sizes)
  test(`every letter is readable at ${size.width} px in the light and in the dark, by everybody, without the network`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const asked = await listen(page)
    const sender = sampleSender(size.width === 390 ? 'porchlight' : 'inn')
    for (const [name, letter] of sampleLetters) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setContent(asHtml(letter, sender))
      await expect(page.getByRole('heading', { level: 1, name: letter.heading })).toBeVisible()
      // On wider paper and for another site the same words wear other colors.
      const byDay = size.width === 390 ? await faults(page) : await colorFaults(page)
      expect([name, 'light', byDay]).toEqual([name, 'light', []])
      expect([name, await overflow(page)]).toEqual([name, 0])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect([name, 'dark', await colorFaults(page)]).toEqual([name, 'dark', []])
    }
    expect(asked).toEqual([])
  })

test('a letter wears the evening of its site where its reader does', async ({ page }) => {
  const [, letter] = sampleLetters[0] ?? []
  if (!letter) throw new Error('no letter')
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [theme, paper] of [
    ['porchlight', 'rgb(21, 18, 15)'],
    ['inn', 'rgb(23, 16, 13)'],
  ] as const) {
    await page.setContent(asHtml(letter, sampleSender(theme)))
    await expect(page.locator('body')).toHaveCSS('background-color', paper)
  }
})
