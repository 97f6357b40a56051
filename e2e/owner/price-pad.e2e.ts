import { expect, test } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { freeRun, ownHomes } from './owner.ts'

test('an owner sets nightly prices on the price pad with the keyboard alone', async ({ page }) => {
  await logIn(page, people.owner, '/owners/properties')
  const home = (await ownHomes(page)).at(-7)
  if (!home) throw new Error('the owner has no such home')
  const night = await freeRun(page, home.id, 2, 20)
  await page.goto(`/owners/pricing/${home.id}/pad?from=${night.slice(0, 7)}`)
  await ready(page)
  expect(await faults(page)).toEqual([])
  const row = page
    .getByRole('row')
    .filter({ has: page.getByLabel(/^Price override/) })
    .nth(Number(night.slice(8)) - 1)
  const amount = 400 + Math.floor(Math.random() * 500)
  await row.getByLabel(/^Price override/).fill(String(amount))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Changes' })).toContainText('1 available night')
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save prices' }).press('Enter')
  await expect(row).toContainText(`$${amount.toLocaleString('en-US')}`)
  await row.getByLabel(/^Price override/).fill('')
  await page.getByRole('button', { name: 'Preview changes' }).click()
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(row).not.toContainText(`$${amount.toLocaleString('en-US')}`)
})

test('an owner raises prices in two homes at once on a phone, reviews them by home, and undoes it', {
  tag: '@release',
}, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await logIn(page, people.owner, '/owners/pricing')
  const homes = (await ownHomes(page)).slice(-9, -7)
  await page.getByRole('button', { name: 'Change several homes' }).tap()
  const panel = page.getByRole('dialog')
  for (const { name } of homes) await panel.getByRole('checkbox', { name: new RegExp(`^${name},`) }).check()
  const from = addDays(new Date().toISOString().slice(0, 10), 300)
  await panel.getByLabel('First night').fill(from)
  await panel.getByLabel('Last night').fill(addDays(from, 6))
  await panel.getByLabel('Percent change (use minus to lower prices)').fill('10')
  await panel.getByRole('button', { name: 'Preview changes' }).tap()
  const effect = panel.getByRole('table', { name: 'Changes by home' })
  for (const { name } of homes) await expect(effect).toContainText(name)
  expect(await faults(page)).toEqual([])
  await panel.getByRole('button', { name: 'Save for 2 homes' }).tap()
  await expect(page.getByText('Saved for 2 homes')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  await expect(page.getByText('Change undone for 2 homes')).toBeVisible()
  await context.close()
})
