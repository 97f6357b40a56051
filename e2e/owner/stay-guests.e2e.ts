import { expect, test } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { mailedLink } from '../support/mail-link.ts'
import { newEmail } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { freeRun, logIn, type OwnHome, ownHomes } from './owner.ts'

test('an owner invites a guest to an owner stay from the calendar and withdraws the link', async ({
  page,
  browser,
}) => {
  await logIn(page)
  const home = (await ownHomes(page))[0] as OwnHome
  const from = await freeRun(page, home.id, 4, 30)
  const call = caller(page.request)
  await call('GET', 'web-data')
  const path = `owners/properties/${home.id}/blocks`
  const body = { from, to: addDays(from, 4), kind: 'owner_stay', reason: 'Family' }
  const { block } = await call<{ block: { id: number } }>('POST', path, body)

  await page.goto(`/owners/calendar/${home.id}?from=${addDays(from, -2)}`)
  await ready(page)
  await page.getByRole('button', { name: 'Family' }).first().click()
  await page.getByRole('link', { name: 'Invite guests' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your stay at ${home.name}`)
  await ready(page)
  const email = newEmail()
  await page.getByLabel('Name').fill('Tove Lind')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Tove Lind')
  expect(await faults(page)).toEqual([])

  const link = await mailedLink(page.request, email, /\/stays\/[\w-]{20,}/)
  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await guest.goto(link)
  await ready(guest)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Edith invites you to ${home.name}`)
  await expect(guest.getByText('Door code and Wi-Fi appear here from', { exact: false })).toBeVisible()
  expect(await faults(guest)).toEqual([])

  await row.getByRole('button', { name: 'Remove Tove Lind' }).click()
  await expect(row).toHaveCount(0)
  expect((await guest.reload())?.status()).toBe(404)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work anymore')
  await call('DELETE', `${path}/${block.id}`)
})
