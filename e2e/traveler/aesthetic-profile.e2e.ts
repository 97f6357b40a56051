import { expect, type Page, test } from '@playwright/test'
import { join, logInHere, people, secret, toLoginForm } from '../support/people.ts'
import { ready } from '../support/ready.ts'

/** Answers ten questions and saves the profile. */
const keepOne = async (page: Page, deal: number): Promise<void> => {
  await page.goto(`/aesthetic-profile?deal=${deal}`)
  await ready(page)
  for (let step = 1; step <= 10; step += 1) {
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`Step ${step} of 10`)
    await page.getByRole('link', { name: /^Photo 1,/ }).click()
  }
  await page.getByRole('button', { name: 'Save this profile' }).click()
  await page.waitForURL((url) => !url.search)
}

for (const [name, viewport] of Object.entries({
  'at a desk': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
}))
  test.describe(name, () => {
    test.use({ viewport })

    test('a profile made before login is saved to the account, retaken, shared, and deleted', {
      tag: '@release',
    }, async ({ page, browser }) => {
      // A browser the account recognizes, logged out.
      const { call, email } = await join(page.context())
      await call('POST', 'logout')
      await keepOne(page, 21)
      const address = new URL(page.url()).pathname
      await page.getByRole('link', { name: 'Save to your account' }).click()
      await toLoginForm(page)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(secret)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page.getByText('The profile is in your account')).toBeVisible()
      await expect(page).toHaveURL(/\/travelers\/aesthetic-profile$/)
      await expect(page.getByRole('heading', { name: 'Color palette' })).toBeVisible()

      await page.getByRole('link', { name: 'Start over' }).click()
      await keepOne(page, 22)
      await expect(page).toHaveURL(/\/travelers\/aesthetic-profile$/)
      const earlier = page.getByRole('region', { name: 'Earlier profiles' })
      await expect(earlier.getByRole('link')).toHaveCount(1)

      await page.getByRole('button', { name: 'Create link' }).click()
      await expect(page.getByRole('link', { name: /\/share\// })).toBeVisible()
      await page.getByRole('button', { name: /^Delete profile:/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete profile' }).click()
      await expect(earlier).toHaveCount(0)

      // Other people can reach it neither by its previous address nor by its id.
      const stranger = await browser.newPage()
      for (const path of [address, address.replace(/\/[^/]+$/, '')])
        expect((await stranger.goto(path))?.status(), path).toBe(404)
      await stranger.close()
    })
  })

test('links to the aesthetic profile from trips and profile', { tag: '@release' }, async ({ page }) => {
  await page.goto('/travelers')
  await logInHere(page, people.guest)
  await page.getByRole('link', { name: 'Aesthetic profile' }).click()
  await expect(page).toHaveURL(/\/travelers\/aesthetic-profile$/)
  await page.goto('/travelers/profile')
  await page.getByRole('link', { name: /^Your aesthetic profile/ }).click()
  await expect(page).toHaveURL(/\/travelers\/aesthetic-profile$/)
})
