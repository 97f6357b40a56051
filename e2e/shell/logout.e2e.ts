import { expect, test } from '@playwright/test'
import { logIn, people } from '../support/people.ts'

/** A logout that the server rejects with this message. */
const refusal = (message: string) => ({
  status: 500,
  json: { valid: false, results: { error: { code: 'internal', message }, required: [] } },
})

test('C379 C380 C382 C595 C502 C514 C515 logout sends a POST, shows failures, clears user data, and goes to the home page', async ({
  page,
}) => {
  await logIn(page, people.guest)
  const notices = page.getByRole('region', { name: /Notices/ })
  for (const [said, shown] of [
    ['The lamp is out', 'The lamp is out'],
    ['', 'Could not complete request'],
  ] as const) {
    await page.route('**/app-portal/v1.1/logout', (route) => route.fulfill(refusal(said)), { times: 1 })
    await page.getByRole('button', { name: 'Logout' }).last().click()
    await expect(notices.getByText(shown)).toBeVisible()
    await expect(notices.getByText('Error', { exact: true }).first()).toBeVisible()
  }
  const posted = page.waitForRequest((request) => /\/logout$/.test(request.url()) && request.method() === 'POST')
  await page.getByRole('button', { name: 'Logout' }).last().click()
  await posted
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible()
})
