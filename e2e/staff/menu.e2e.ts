import { expect, type Page, test } from '@playwright/test'
import { isCalm } from '../support/calm.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Staff menu' }).filter({ visible: true })
const group = (page: Page, name: string) => menu(page).locator('summary').getByText(name, { exact: true })
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

/** The menu ends above the account, regardless of which groups are open. */
const endsAboveTheAccount = async (page: Page) => {
  const nav = await menu(page).boundingBox()
  const account = await page.locator('.console-side').getByRole('button').last().boundingBox()
  expect((nav?.y ?? 0) + (nav?.height ?? 0)).toBeLessThanOrEqual(account?.y ?? 0)
  expect((account?.y ?? 0) + (account?.height ?? 0)).toBeLessThanOrEqual(900)
}

test('the staff menu opens the group of the current page, the others open by keyboard, and it ends above the account', {
  tag: '@release',
}, async ({ page }) => {
  await logIn(page, people.staff, '/staff/bookings')
  await expect(link(page, 'Bookings')).toHaveAttribute('aria-current', 'page')
  await expect(link(page, 'Payouts')).toBeHidden()
  await group(page, 'Money').press('Enter')
  await expect(link(page, 'Payouts')).toBeVisible()
  for (const name of ['Homes', 'Operations']) await group(page, name).press('Enter')
  await expect(link(page, 'Settings')).toBeVisible()
  await endsAboveTheAccount(page)
  await isCalm(page, { withFrame: true })
  await link(page, 'Boutiques').focus()
  await expect(link(page, 'Boutiques')).toBeInViewport()
  await link(page, 'Payouts').press('Enter')
  await expect(page).toHaveURL(/\/staff\/payouts$/)
  await ready(page)
  await expect(link(page, 'Payouts')).toHaveAttribute('aria-current', 'page')
  await expect(link(page, 'Bookings')).toBeHidden()
  await page.reload()
  await ready(page)
  await expect(link(page, 'Payouts')).toBeVisible()
  await expect(link(page, 'Homes')).toBeHidden()
})

test('on a phone, Today, Inbox, Calendar, and Operations are tabs, and the side menu lists every page under its group', {
  tag: '@release',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, people.staff, '/staff/bookings')
  for (const name of ['Today', 'Inbox', 'Calendar', 'Operations']) await expect(link(page, name)).toBeVisible()
  await menu(page).getByRole('button', { name: 'More' }).click()
  const money = page.getByRole('group', { name: 'Money' })
  await expect(money.getByRole('link')).toHaveText([
    'Reports',
    'Approvals',
    'Trust account',
    'Payouts',
    'Transfers',
    'Owner invoices',
    'Vendor bills',
    'Refunds',
    'Quarter close',
    'Tax forms',
    'Promo codes',
    'Travel protection',
  ])
  await isCalm(page, { withFrame: true })
  await money.getByRole('link', { name: 'Vendor bills' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vendor bills' })).toBeVisible()
})

test('staff with few permissions see only the groups they work in', async ({ page }) => {
  await logIn(page, people.books, '/staff/trust')
  for (const name of ['Payouts', 'Tax forms', 'Travel protection']) await expect(link(page, name)).toBeVisible()
  await group(page, 'People').press('Enter')
  await expect(link(page, 'Partners')).toBeVisible()
  await expect(group(page, 'Bookings')).toHaveCount(0)
  await endsAboveTheAccount(page)
})
