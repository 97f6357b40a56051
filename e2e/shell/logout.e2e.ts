import { expect, test } from '@playwright/test'
import { logIn, people } from '../support/people.ts'

test('C379 C380 C382 logging out is posted, forgets the person and leads to the start', async ({ page }) => {
  await logIn(page, people.guest)
  await page.waitForLoadState('networkidle')
  const posted = page.waitForRequest((request) => /\/logout$/.test(request.url()) && request.method() === 'POST')
  await page.getByRole('button', { name: 'Logout' }).last().click()
  await posted
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible()
})
