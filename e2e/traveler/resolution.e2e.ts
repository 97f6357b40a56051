import { expect, type Page, test } from '@playwright/test'
import { payButton, typeCard } from '../guest/stay.ts'
import { faults } from '../support/faults.ts'
import { openMessages } from '../support/messages.ts'
import { logIn, people } from '../support/people.ts'
import { photo } from '../support/photo.ts'
import { ready } from '../support/ready.ts'
import { endedStay } from './ended-stay.ts'

const claimOf = (page: Page, thing: string) => page.getByRole('article').filter({ hasText: thing })

const noWider = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

const claimLamp = async (desk: Page, lamp: string) => {
  await desk.getByLabel('Damaged or missing item').fill(lamp)
  await desk.getByLabel('Cost').fill('300')
  await desk.getByLabel('Before photos').setInputFiles(await photo('whole.jpg', '#c9a86a'))
  await desk.getByLabel('After photos').setInputFiles(await photo('broken.jpg', '#5a4632'))
  await expect(desk.getByText('broken.jpg')).toBeVisible()
  await desk.getByLabel('What happened').fill('It stood there when they came.')
  await desk.getByRole('button', { name: 'Submit claim' }).click()
}

const quarter = 15 * 60_000

/** Settled claims are charged every 15 minutes: a guest who pays one must do so earlier. */
const afterTheQuarter = async (page: Page) => {
  const left = quarter - (Date.now() % quarter)
  if (left < 60_000) await page.waitForTimeout(left + 10_000)
}

test('R74 an owner files a damage claim with paired photos, the guest offers less on a phone, and the team decides', async ({
  page,
  browser,
}) => {
  test.slow()
  const lamp = `The lamp in the hall (${Date.now()})`
  const id = await endedStay(page)
  const desk = await browser.newPage()
  await logIn(desk, people.owner, `/owners/resolution-center/${id}`)
  await expect(desk.getByText(/Damage claims are open until/)).toBeVisible()
  await desk.getByRole('button', { name: 'Submit claim' }).click()
  await expect(desk.getByText('Add an after photo.')).toBeVisible()
  expect(await faults(desk)).toEqual([])
  await claimLamp(desk, lamp)
  const claimed = claimOf(desk, lamp)
  await expect(claimed.getByText('Waiting for the guest')).toBeVisible()
  await expect(claimed.getByRole('img', { name: `After: ${lamp}` })).toBeVisible()
  expect(await faults(desk)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/travelers')
  await ready(page)
  await expect(page.getByRole('link', { name: /^Answer claim: / }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('complementary', { name: 'Menu' })
  for (const name of ['Feedback', 'Questions']) await expect(menu.getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await faults(page)).toEqual([])
  await noWider(page)
  const notice = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /Damage claim for your stay/ })
  await expect(async () => {
    await page.reload()
    await openMessages(page)
    await expect(notice.first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await notice.first().click()
  await expect(page).toHaveURL(`/travelers/resolution-center/bookings/${id}`)
  await ready(page)
  const claim = claimOf(page, lamp)
  await expect(claim.getByRole('heading', { name: '$300 claimed' })).toBeVisible()
  await claim.getByRole('button', { name: 'Agree to $300' }).click()
  const question = page.getByRole('alertdialog', { name: 'Pay $300?' })
  await expect(question.getByText(/is charged within the hour/)).toBeVisible()
  await question.getByRole('button', { name: 'Not now' }).click()
  await claim.getByRole('button', { name: 'Offer a lower amount' }).click()
  await claim.getByLabel('Your offer').fill('100')
  await claim.getByLabel('Why this amount').fill('It was loose already.')
  expect(await faults(page)).toEqual([])
  await noWider(page)
  await claim.getByRole('button', { name: 'Send answer' }).click()
  await expect(claim.getByText('Waiting for the owner')).toBeVisible()

  await desk.reload()
  await ready(desk)
  await expect(claimed.getByRole('button', { name: 'Accept $100' })).toBeVisible()
  await claimed.getByRole('button', { name: 'Ask the team to decide' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Ask the team to decide' }).click()
  await expect(claimed.getByText('With the team', { exact: true })).toBeVisible()

  const team = await browser.newPage()
  await logIn(team, people.staff, '/staff/claims')
  const decided = claimOf(team, lamp)
  await expect(decided.getByText('It was loose already.')).toBeVisible()
  await decided.getByLabel('Amount to charge').fill('301')
  await decided.getByLabel('Reason, shown to both sides').fill('Half of it was wear.')
  await decided.getByRole('button', { name: 'Decide' }).click()
  await expect(decided.getByText('Enter at most $300, the amount claimed.')).toBeVisible()
  expect(await faults(team)).toEqual([])
  await decided.getByLabel('Amount to charge').fill('150')
  await decided.getByRole('button', { name: 'Decide' }).click()
  const sure = team.getByRole('alertdialog', { name: 'Charge $150?' })
  await expect(sure.getByText(/^We charge .+ \$150 within the hour/)).toBeVisible()
  expect(await faults(team)).toEqual([])
  await sure.getByRole('button', { name: 'Not now' }).click()
  await expect(decided.getByText('With the team', { exact: true })).toBeVisible()
  await decided.getByRole('button', { name: 'Decide' }).click()
  await sure.getByRole('button', { name: 'Charge $150' }).click()
  await expect(decided.getByText('$150 is charged.')).toBeVisible()

  await page.reload()
  await ready(page)
  await expect(claim.getByText('Half of it was wear.')).toBeVisible()
  await expect(claim.getByText('$150 is charged.')).toBeVisible()

  const invoice = claim.getByRole('link', { name: /^Invoice INV-\d+$/ })
  await expect(async () => {
    await page.reload()
    await expect(invoice).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await ready(page)
  await invoice.click()
  await expect(page.getByText('Damage during the stay')).toBeVisible()
  const lines = page.getByRole('table', { name: 'Line items' })
  await expect(lines.getByRole('row', { name: `${lamp} $300` })).toBeVisible()
  await expect(lines.getByRole('row', { name: 'Not charged under the settlement −$150' })).toBeVisible()
  await expect(lines.getByRole('row', { name: 'Total $150' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await noWider(page)
  await page.goto(`/travelers/bookings/${id}`)
  // It is charged every quarter of an hour, so it may already be paid.
  await expect(page.getByRole('region', { name: 'Payment' }).getByText('$150', { exact: true }).first()).toBeVisible()
  await page.goto('/travelers/accounting/invoices')
  await expect(page.getByRole('link', { name: /Damage during the stay \$150/ })).toBeVisible()
})

test('a guest pays a settled claim with another card', { tag: '@release' }, async ({ page, browser }) => {
  test.slow()
  const lamp = `The lamp on the stairs (${Date.now()})`
  const id = await endedStay(page)
  const desk = await browser.newPage()
  await logIn(desk, people.owner, `/owners/resolution-center/${id}`)
  await claimLamp(desk, lamp)
  await expect(claimOf(desk, lamp).getByText('Waiting for the guest')).toBeVisible()

  const team = await browser.newPage()
  await logIn(team, people.staff, '/staff/claims')
  const running = claimOf(team, lamp)
  await running.getByRole('button', { name: 'Extend by a day' }).click()
  await team.getByRole('alertdialog').getByRole('button', { name: 'Extend by a day' }).click()
  await expect(running.getByText(/ from the team extended the deadline by a day$/)).toBeVisible()
  expect(await faults(team)).toEqual([])
  await afterTheQuarter(page)

  await page.goto(`/travelers/resolution-center/bookings/${id}`)
  await ready(page)
  const claim = claimOf(page, lamp)
  await expect(claim.getByText(/ from the team extended the deadline by a day$/)).toBeVisible()
  await claim.getByRole('button', { name: 'Agree to $300' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Agree to $300' }).click()
  await expect(claim.getByText('$300 is charged.')).toBeVisible()
  const invoice = claim.getByRole('link', { name: /^Invoice INV-\d+$/ })
  await expect(async () => {
    await page.reload()
    await expect(invoice).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const payNow = /^Pay \$[\d,]+ now$/
  await expect(claim.getByRole('link', { name: payNow })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await ready(page)
  const invoicePath = (await invoice.getAttribute('href')) ?? ''
  await page.goto(`/travelers/bookings/${id}`)
  await ready(page)
  await expect(page.getByRole('region', { name: 'Payment' }).getByRole('link', { name: payNow })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.goto(invoicePath.toLowerCase())
  await ready(page)
  await expect(page).toHaveTitle(/^Invoice INV-\d+ /)
  await page.getByRole('link', { name: payNow }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Balance due' })).toBeVisible()
  const what = page.getByRole('listitem').filter({ hasText: invoicePath.split('/').at(-1) ?? '' })
  await expect(what).toContainText('Damage during the stay')
  await expect(what).toContainText('$300')
  await expect(page.getByText('If you cancel')).toBeHidden()
  await expect(page.getByText('Bank account')).toBeHidden()
  expect(await faults(page)).toEqual([])
  await typeCard(page, '4000 0000 0000 9995')
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Insufficient funds')
  await expect(page.getByRole('alert')).not.toContainText('nights')
  await typeCard(page, '4000 0000 0000 0119')
  await payButton(page).click()

  await expect(page).toHaveURL(/\/travelers\/bookings\/\d+$/)
  await expect(page.getByText('paid in full')).toBeVisible()
  await expect(page.getByRole('link', { name: payNow })).toBeHidden()
  await page.goto(invoicePath)
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
})
