import { expect, type Page, test } from '@playwright/test'
import { addDays, type Night } from '@porchlight/contract'
import { dayName, freeRun, type OwnHome, ownHomes } from '../owner/owner.ts'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { enter, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { offlineReady } from './support/queue-page.ts'

test.use({ serviceWorkers: 'allow' })

// Several pages, each waiting for the connection.

const device = { name: 'On this device' }

/**
 * The calendar of one of the owner's homes, at a date with the given number of consecutive available nights, the given
 * weeks ahead.
 */
const atFreeNights = async (page: Page, index: number, nights: number, weeksAhead: number) => {
  await enter(page.context(), people.owner)
  const home = (await ownHomes(page))[index] as OwnHome
  const from = await freeRun(page, home.id, nights, weeksAhead)
  await page.goto(`/owners/calendar?from=${addDays(from, -2)}`)
  await ready(page)
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `${home.name}:` }) })
  const night = row.getByRole('gridcell', { name: new RegExp(`^${dayName(from)}\\b`) })
  await night.scrollIntoViewIfNeeded()
  const panel = page.getByRole('complementary', { name: `${home.name}: availability and calendars` })
  return { home, from, row, night, panel }
}

test('C36 nights blocked offline show as pending, and are sent when online', async ({ context, page }) => {
  const { home, from, row, night, panel } = await atFreeNights(page, 4, 3, 18)
  await offlineReady(page)
  await context.setOffline(true)
  await night.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await panel.getByRole('textbox', { name: 'Reason' }).fill('Aunt Rosalind')
  await panel.getByRole('button', { name: 'Block nights', exact: true }).click()
  await expect(page.getByText('It syncs automatically when you’re back online.')).toBeVisible()
  const sign = page.getByRole('link', { name: '1 queued change on this device' })
  await expect(sign.first()).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('Your queued change was sent.')).toBeVisible()
  await expect(sign).toHaveCount(0)
  const path = `properties/${home.id}/calendar?from=${from}&to=${addDays(from, 2)}`
  const { nights } = await caller(page.request)<{ nights: Night[] }>('GET', path)
  expect(nights.map(({ status }) => status)).toEqual(['blocked', 'blocked'])
  await expect(row.getByRole('button', { name: 'Aunt Rosalind' })).toBeVisible()
})

test('a write the server rejects is listed on the account page, edited there, and sent again', async ({
  context,
  page,
}) => {
  const { home, from, night, panel } = await atFreeNights(page, 5, 6, 20)
  await offlineReady(page)
  await context.setOffline(true)
  await night.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Block nights', exact: true }).click()
  await expect(page.getByText('It syncs automatically when you’re back online.')).toBeVisible()
  // Meanwhile, someone else takes one of the nights.
  const call = caller(page.request)
  await call('GET', 'web-data')
  const other = { from, to: addDays(from, 1), kind: 'repair', reason: 'Boiler' }
  await call('POST', `owners/properties/${home.id}/blocks`, other)

  await context.setOffline(false)
  await page.getByText('A queued change needs your decision.').click()
  await expect(page).toHaveURL(/\/account#device$/)
  const section = page.getByRole('region', device)
  await expect(section.getByText(`Block nights at ${home.name}`)).toBeVisible()
  await expect(section.getByText(/Rejected: “.+”/)).toBeVisible()
  expect(await faults(page)).toEqual([])

  await section.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('form', { name: 'Edit and send again' })
  await form.getByLabel('From').fill(addDays(from, 1))
  await form.getByLabel('To').fill(addDays(from, 3))
  await form.getByRole('button', { name: 'Save and send' }).click()
  await expect(section.getByRole('heading', { name: 'Synced in the last hour' })).toBeVisible()
  await expect(section.getByText('No queued changes.')).toBeVisible()
  const path = `properties/${home.id}/calendar?from=${from}&to=${addDays(from, 4)}`
  const { nights } = await caller(page.request)<{ nights: Night[] }>('GET', path)
  expect(nights.map(({ status }) => status)).toEqual(['blocked', 'blocked', 'blocked', 'open'])
})

test('a queued change can be discarded before it is sent', async ({ context, page }) => {
  const { home, from, night, panel } = await atFreeNights(page, 6, 3, 22)
  const account = await context.newPage()
  await account.goto('/account')
  await ready(account)
  await Promise.all([page, account].map(offlineReady))
  await context.setOffline(true)
  await night.focus()
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Block nights', exact: true }).click()
  await expect(page.getByText('It syncs automatically when you’re back online.')).toBeVisible()

  const section = account.getByRole('region', device)
  await expect(section.getByText(`Block nights at ${home.name}`)).toBeVisible()
  await expect(section.getByText('Sends when you’re back online.')).toBeVisible()
  // By keyboard alone: focus moves into the dialog and back.
  const ask = section.getByRole('region', { name: 'Discard this change?' })
  await section.getByRole('button', { name: 'Discard' }).focus()
  await account.keyboard.press('Enter')
  await expect(ask.getByRole('button', { name: 'Discard change' })).toBeFocused()
  await account.keyboard.press('Tab')
  await account.keyboard.press('Enter')
  await expect(ask).toHaveCount(0)
  await expect(section.getByRole('button', { name: 'Edit' })).toBeFocused()
  await account.keyboard.press('Tab')
  await account.keyboard.press('Enter')
  await account.keyboard.press('Enter')
  await expect(section.getByText('No queued changes.')).toBeVisible()
  await expect(section.getByRole('heading', { name: 'On this device' })).toBeFocused()
  await context.setOffline(false)
  await account.reload()
  const path = `properties/${home.id}/calendar?from=${from}&to=${addDays(from, 1)}`
  const { nights } = await caller(page.request)<{ nights: Night[] }>('GET', path)
  expect(nights.map(({ status }) => status)).toEqual(['open'])
})
