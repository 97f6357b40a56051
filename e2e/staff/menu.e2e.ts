import { expect, type Page, test } from '@playwright/test'
import { isCalm } from '../support/calm.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Team’s desk' }).filter({ visible: true })
const heading = (page: Page, name: string) => menu(page).getByText(name, { exact: true })
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

/** The menu ends above the account, whatever is open in it. */
const endsAboveTheAccount = async (page: Page) => {
  const nav = await menu(page).boundingBox()
  const account = await page.locator('.console-side').getByRole('button').last().boundingBox()
  expect((nav?.y ?? 0) + (nav?.height ?? 0)).toBeLessThanOrEqual(account?.y ?? 0)
  expect((account?.y ?? 0) + (account?.height ?? 0)).toBeLessThanOrEqual(900)
}

test('the menu of the team is grouped: the group of the page is open, others open by keyboard, and it ends above the account', async ({
  page,
}) => {
  await logIn(page, people.staff, '/staff/bookings')
  await expect(link(page, 'Bookings')).toHaveAttribute('aria-current', 'page')
  await expect(link(page, 'Payouts')).toBeHidden()
  await heading(page, 'Money').press('Enter')
  await expect(link(page, 'Payouts')).toBeVisible()
  for (const name of ['Homes & owners', 'Partners & site']) await heading(page, name).press('Enter')
  await endsAboveTheAccount(page)
  await isCalm(page)
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

test('on a phone Today and the first of every group are tabs, and the side menu has every page under its heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, people.staff, '/staff/bookings')
  for (const name of ['Today', 'Inbox', 'Bookings', 'Homes']) await expect(link(page, name)).toBeVisible()
  await menu(page).getByRole('button', { name: 'More' }).click()
  const money = page.getByRole('group', { name: 'Money' })
  await expect(money.getByRole('link')).toHaveText([
    'Approvals',
    'Trust',
    'Payouts',
    'Transfers',
    'Owner invoices',
    'Vendor bills',
    'Refunds',
    'Closing',
    'Tax forms',
  ])
  await isCalm(page)
  await money.getByRole('link', { name: 'Vendor bills' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bills of vendors' })).toBeVisible()
})

test('who is let into little sees all of it at once', async ({ page }) => {
  await logIn(page, people.books, '/staff/trust')
  for (const name of ['Payouts', 'Tax forms', 'Partners', 'Protection']) await expect(link(page, name)).toBeVisible()
  await expect(heading(page, 'Bookings & guests')).toHaveCount(0)
  await endsAboveTheAccount(page)
})
