import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { photo } from '../support/photo.ts'
import { ready } from '../support/ready.ts'
import { endedStay } from './ended-stay.ts'

const claimOf = (page: Page, thing: string) => page.getByRole('article').filter({ hasText: thing })

const noWider = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test('R74 an owner claims a lamp with photos in pairs, the guest offers less on his phone, and the team decides', async ({
  page,
  browser,
}) => {
  test.slow()
  const lamp = `The lamp in the hall (${Date.now()})`
  const id = await endedStay(page)
  const desk = await browser.newPage()
  await logIn(desk, people.owner, `/owners/resolution-center/${id}`)
  await expect(desk.getByText(/Something can be claimed until/)).toBeVisible()
  await desk.getByRole('button', { name: 'Send the claim' }).click()
  await expect(desk.getByText('Please add a photo from after.')).toBeVisible()
  expect(await faults(desk)).toEqual([])
  await desk.getByLabel('What is damaged or missing').fill(lamp)
  await desk.getByLabel('What it costs').fill('300')
  await desk.getByLabel('Photos from before').setInputFiles(await photo('whole.jpg', '#c9a86a'))
  await desk.getByLabel('Photos from after').setInputFiles(await photo('broken.jpg', '#5a4632'))
  await expect(desk.getByText('broken.jpg')).toBeVisible()
  await desk.getByLabel('What happened').fill('It stood there when they came.')
  await desk.getByRole('button', { name: 'Send the claim' }).click()
  const claimed = claimOf(desk, lamp)
  await expect(claimed.getByText('The guest answers')).toBeVisible()
  await expect(claimed.getByRole('img', { name: `After: ${lamp}` })).toBeVisible()
  expect(await faults(desk)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/travelers')
  await ready(page)
  await expect(page.getByRole('link', { name: /^Answer the claim about / }).first()).toBeVisible()
  const more = page.getByRole('navigation', { name: 'More that is yours' })
  for (const name of ['Feedback on your stays', 'Your questions', 'Messages'])
    await expect(more.getByRole('link', { name })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await noWider(page)
  const notice = page.getByRole('dialog', { name: 'Messages' }).getByRole('link', { name: /A claim about your stay/ })
  await expect(async () => {
    await page.reload()
    await page
      .getByRole('button', { name: /^Messages/ })
      .first()
      .click()
    await expect(notice.first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await notice.first().click()
  await expect(page).toHaveURL(`/travelers/resolution-center/bookings/${id}`)
  await ready(page)
  const asked = claimOf(page, lamp)
  await expect(asked.getByRole('heading', { name: '$300 claimed' })).toBeVisible()
  await asked.getByRole('button', { name: 'Agree to $300' }).click()
  const question = page.getByRole('alertdialog', { name: 'Pay $300?' })
  await expect(question.getByText(/is charged within the hour/)).toBeVisible()
  await question.getByRole('button', { name: 'Not yet' }).click()
  await asked.getByRole('button', { name: 'Offer less' }).click()
  await asked.getByLabel('What you would pay').fill('100')
  await asked.getByLabel('What you see otherwise').fill('It was loose already.')
  expect(await faults(page)).toEqual([])
  await noWider(page)
  await asked.getByRole('button', { name: 'Send the answer' }).click()
  await expect(asked.getByText('The owner answers')).toBeVisible()

  await desk.reload()
  await ready(desk)
  await expect(claimed.getByRole('button', { name: 'Take $100' })).toBeVisible()
  await claimed.getByRole('button', { name: 'Leave it to the team' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Leave it to the team' }).click()
  await expect(claimed.getByText('The team decides', { exact: true })).toBeVisible()

  const team = await browser.newPage()
  await logIn(team, people.staff, '/staff/claims')
  const decided = claimOf(team, lamp)
  await expect(decided.getByText('It was loose already.')).toBeVisible()
  await decided.getByLabel('What is charged').fill('150')
  await decided.getByLabel('Why, for both to read').fill('Half of it was wear.')
  expect(await faults(team)).toEqual([])
  await decided.getByRole('button', { name: 'Decide' }).click()
  await expect(decided.getByText('$150 is charged.')).toBeVisible()

  await page.reload()
  await ready(page)
  await expect(asked.getByText('Half of it was wear.')).toBeVisible()
  await expect(asked.getByText('$150 is charged.')).toBeVisible()

  const invoice = asked.getByRole('link', { name: /^Invoice INV-\d+$/ })
  await expect(async () => {
    await page.reload()
    await expect(invoice).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await ready(page)
  await invoice.click()
  await expect(page.getByText('For what the stay damaged')).toBeVisible()
  const lines = page.getByRole('table', { name: 'Line by line' })
  await expect(lines.getByRole('row', { name: `${lamp} $300` })).toBeVisible()
  await expect(lines.getByRole('row', { name: 'Not charged, as it was settled −$150' })).toBeVisible()
  await expect(lines.getByRole('row', { name: 'Total $150' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await noWider(page)
  await page.goto(`/travelers/bookings/${id}`)
  // It is charged at every quarter of an hour: it may be paid by now.
  await expect(page.getByRole('region', { name: 'Money' }).getByText('$150', { exact: true }).first()).toBeVisible()
  await page.goto('/travelers/accounting/invoices')
  await expect(page.getByRole('link', { name: /For what the stay damaged \$150/ })).toBeVisible()
})
