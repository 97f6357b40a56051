import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { faults } from '../support/faults.ts'
import { enter, logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

/** The demo guest's stay that ended a few days ago: reports written during it may still arrive. */
const endedStay = async (page: Page): Promise<string> => {
  const { call } = await enter(page.context(), people.guest)
  const { bookings } = await call<{ bookings: { data: { id: number; depart: string; status: string }[] } }>(
    'GET',
    'bookings?when=previous&perPage=50',
  )
  const [last] = bookings.data
    .filter(({ status }) => status === 'completed')
    .sort((one, other) => other.depart.localeCompare(one.depart))
  return `/travelers/bookings/${last?.id}`
}

test('R77 an issue report with a photo, created offline, waits on the phone, is sent once, and the team answers it', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await endedStay(page))
  await ready(page)
  const block = page.locator('#issues')
  await block.getByRole('button', { name: 'Send report' }).click()
  await expect(block.getByText('Describe the problem.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await block.getByRole('button', { name: 'Add photos' }).click()
  await expect(block.getByLabel('Photos')).toBeAttached()
  const words = `The boiler drips (${Date.now()}).`
  await context.setOffline(true)
  await block.getByLabel('What’s wrong?').fill(words)
  await block.getByLabel('Photos').setInputFiles({
    name: 'boiler.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: '#876' } })
      .jpeg()
      .toBuffer(),
  })
  await expect(block.getByText('boiler.jpg')).toBeVisible()
  await block.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('It syncs automatically when you’re back online.')).toBeVisible()
  await context.setOffline(false)
  const card = block.getByRole('article').filter({ hasText: words })
  await expect(card.getByText('Received')).toBeVisible({ timeout: 60_000 })
  await expect(card.getByRole('img', { name: 'boiler.jpg' })).toBeVisible()
  await expect(card).toHaveCount(1)

  const desk = await browser.newPage()
  await logIn(desk, people.staff, '/staff/issues')
  const line = desk.getByRole('article').filter({ hasText: words })
  await line.getByLabel('Update for the reporter').fill('Mara comes at five.')
  expect(await faults(desk)).toEqual([])
  await line.getByRole('button', { name: 'Mark resolved' }).click()
  await expect(desk.getByText('Saved. The reporter is notified.', { exact: true })).toBeVisible()
  await expect(line.getByText('Mara comes at five.')).toBeVisible()

  await page.reload()
  await ready(page)
  await expect(card.getByText('Mara comes at five.')).toBeVisible()
  await expect(card.getByText('Resolved')).toBeVisible()

  const office = await browser.newPage()
  await logIn(office, people.owner, '/owners/maintenance/issues')
  const report = office.getByRole('article').filter({ hasText: words })
  await expect(report.getByText('Mara comes at five.')).toBeVisible()
  expect(await faults(office)).toEqual([])
  await report.getByRole('link', { name: /^View issue: / }).click()
  await expect(office).toHaveURL(/\/owners\/maintenance\/issues\/\d+$/)
  await expect(report.getByRole('img', { name: 'boiler.jpg' })).toBeVisible()
  await expect(office.getByRole('link', { name: 'View booking' })).toBeVisible()
  expect(await faults(office)).toEqual([])
})
