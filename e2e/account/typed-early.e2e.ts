import { expect, test } from '@playwright/test'
import { fillQuickSignUp, freeStay } from '../guest/stay.ts'
import { openAsleep } from '../support/asleep.ts'
import { searchPath } from '../support/homes.ts'
import { password, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('the login page has its look before hydration, text typed then stays in the form, and a click is replayed', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/account')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toHaveCSS(
    'background-color',
    'rgb(32, 27, 22)',
  )
  await page.getByLabel('Email').fill(people.guest)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByLabel('Email')).toHaveValue(people.guest)
  wake()
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
})

test('the script that records early clicks comes before everything clickable', { tag: '@release' }, async ({
  request,
}) => {
  const html = await (await request.get(searchPath)).text()
  expect(html.indexOf('page-awake')).toBeGreaterThan(-1)
  expect(html.indexOf('page-awake')).toBeLessThan(html.indexOf('<body'))
})

test('a button clicked before hydration acts after it', { tag: '@release' }, async ({ page }) => {
  const wake = await openAsleep(page, searchPath)
  const heart = page.getByRole('button', { name: /^Save / }).first()
  // By keyboard: the page is still being laid out, and the button may move under the pointer.
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  wake()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a selection made before hydration stays', { tag: '@release' }, async ({ page }) => {
  const wake = await openAsleep(page, '/owners/signup')
  const state = page.getByRole('combobox', { name: 'State' }).first()
  await page.getByLabel('First name').fill('Ada')
  await state.selectOption('NY')
  wake()
  await ready(page)
  // A submit with missing values rewrites every field from the form’s state.
  await page.getByRole('button', { name: /^(Create Account|Continue)$/ }).click()
  await expect(page.getByRole('region', { name: /Notices/ })).toContainText('Required Fields')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(state).toHaveValue('NY')
})

test('a quick sign-up submitted before hydration continues to the code', async ({ page }) => {
  const { bookAt } = await freeStay(page.request, 7)
  const wake = await openAsleep(page, bookAt)
  await fillQuickSignUp(page, 'Ilka', `ilka-${Date.now()}@demo.porchlight.test`)
  await page.getByRole('button', { name: 'Create account and continue' }).click()
  wake()
  await expect(page.getByLabel('Verification code')).toBeVisible()
})

test('stars selected before hydration are sent with the feedback', { tag: '@release' }, async ({ page }) => {
  const wake = await openAsleep(page, '/travelers/feedback')
  // By keyboard: the page is still being laid out, and a star may move under the pointer.
  const four = page.getByRole('radio', { name: /^4/ })
  await four.press(' ')
  await expect(four).toBeChecked()
  await page.getByLabel('Your feedback').fill('The lamp was on.')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && !!request.postData()?.includes('lamp'))
  await page.getByRole('button', { name: 'Send feedback' }).click()
  wake()
  expect((await sent).postDataJSON()).toMatchObject({ rating: 4, text: 'The lamp was on.' })
})
