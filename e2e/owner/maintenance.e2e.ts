import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { faults } from '../support/faults.ts'
import * as logins from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { logIn, ownHomes } from './owner.ts'

test('R77 an owner reports an issue offline and approves a bid above the limit offline; both sync and the job starts', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  const homes = await ownHomes(page)
  const home = homes[1] ?? homes[0]
  if (!home) throw new Error('the demo owner has no home')
  await page.goto('/owners/maintenance/issues')
  await ready(page)
  expect(await faults(page)).toEqual([])
  const words = `The gutter hangs (${Date.now()}).`
  await page.getByRole('button', { name: 'Add photos' }).click()
  await expect(page.getByLabel('Photos')).toBeAttached()
  await context.setOffline(true)
  await page.getByLabel('Home', { exact: true }).selectOption({ label: home.name })
  await page.getByLabel('What’s wrong?').fill(words)
  await page.getByLabel('Photos').setInputFiles({
    name: 'gutter.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: '#876' } })
      .jpeg()
      .toBuffer(),
  })
  await expect(page.getByText('gutter.jpg')).toBeVisible()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('It syncs automatically when you’re back online.')).toBeVisible()
  await context.setOffline(false)
  const card = page.getByRole('article').filter({ hasText: words })
  await expect(card.getByRole('img', { name: 'gutter.jpg' })).toBeVisible({ timeout: 60_000 })

  // The repair uses the report's words.
  const title = words
  const desk = await browser.newPage()
  await logins.logIn(desk, logins.people.staff, '/staff/issues')
  const line = desk.getByRole('article').filter({ hasText: words })
  expect(await faults(desk)).toEqual([])
  await line.getByRole('button', { name: /^Schedule repair/ }).click()
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await ready(desk)
  await desk.getByLabel('Item', { exact: true }).fill('New brackets')
  await desk.getByLabel('Cost', { exact: true }).fill('900')
  await expect(desk.getByText('Total: $990. Needs owner approval.')).toBeVisible()
  await desk.getByRole('button', { name: 'Submit bid' }).click()
  await expect(desk.getByRole('article').getByText('Needs owner approval', { exact: true })).toBeVisible()
  expect(await faults(desk)).toEqual([])

  await card.getByRole('link', { name: /^View issue/ }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await ready(page)
  await expect(page.getByText('$990').first()).toBeVisible()
  expect(await faults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByText('Message or counteroffer').click()
  await page.getByRole('button', { name: 'Send counteroffer' }).click()
  await expect(page.getByText('Enter the amount you’d pay.')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Approve bid' }).click()
  await expect(page.getByText('It syncs automatically when you’re back online.').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/approved \$990/)).toBeVisible()

  await desk.reload()
  await ready(desk)
  await expect(desk.getByText('Accepted', { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: 'Start job' }).click()
  await expect(desk.getByText('In progress', { exact: true })).toBeVisible()
})

test('the other issue lists and the post-stay inspection open', { tag: '@release' }, async ({ page }) => {
  await logIn(page)
  for (const path of ['pending', 'check-out', 'damage-claims']) {
    await page.goto(`/owners/maintenance/issues/${path}`)
    await ready(page)
    await expect(page.getByRole('navigation', { name: 'Issue filters' })).toBeVisible()
    expect(await faults(page)).toEqual([])
  }
  await page.goto('/owners/maintenance/issues/check-out')
  await ready(page)
  await page.getByRole('link', { name: 'After the stay' }).first().click()
  await page.getByRole('link', { name: /^Booking / }).click()
  await expect(page).toHaveURL(/\/owners\/bookings\/\d+/)
  await page.goto(page.url().replace('/owners/bookings/', '/owners/post-inspection-report/'))
  await ready(page)
  await expect(page.getByRole('heading', { name: 'Post-stay inspection' })).toBeVisible()
  await expect(page.getByText('All in order. One wine glass replaced.')).toBeVisible()
  expect(await faults(page)).toEqual([])
})
