import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { stayUnderWay } from './checked-in-stay.ts'
import { bookAndPay, freeStay } from './stay.ts'

test('C16 C268 C272 a guest orders a private chef, approves the team’s price with a card, and cancels in time', async ({
  page,
  request,
  browser,
}) => {
  await bookAndPay(page, await freeStay(request, 13), 'Ottilie')
  await ready(page)
  await page.getByRole('link', { name: 'Order services for your stay' }).click()
  await expect(page.getByRole('heading', { name: 'Concierge services' })).toBeVisible()
  await page.getByRole('button', { name: 'Order: Private chef for an evening' }).click()
  const order = page.getByRole('dialog', { name: 'Private chef for an evening' })
  await order.getByLabel('Number of people').fill('2')
  await order.getByRole('button', { name: 'Send order' }).click()
  await expect(order.getByText('Choose a date.')).toBeVisible()
  const [, from = ''] = /From (.+) to /.exec((await order.getByText(/^From .+ to /).textContent()) ?? '') ?? []
  await order.getByRole('textbox', { name: 'Date' }).fill(from)
  await order.getByLabel('Special requests').fill('No shellfish, please.')
  await expect(order.getByText('Listed price: $290')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await order.getByRole('button', { name: 'Send order' }).click()
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByText('You’re charged only after you approve.')).toBeVisible()
  const about = page.url()

  const desk = await browser.newPage()
  await logIn(desk, people.staff, '/staff/concierge')
  const line = desk.getByRole('row').filter({ hasText: 'ottilie-' })
  await expect(line.getByText('No shellfish, please.')).toBeVisible()
  await line.getByLabel('Price of the order').fill('310')
  await line.getByLabel('Note to the guest').fill('Mara cooks; she comes at five.')
  expect(await faults(desk)).toEqual([])
  await line.getByRole('button', { name: 'Confirm' }).click()
  await expect(line.getByText('Needs your approval')).toBeVisible()

  await page.goto(about)
  await ready(page)
  await expect(page.getByText('Mara cooks; she comes at five.')).toBeVisible()
  await expect(page.getByText(/after that, \$155 is retained/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Approve and pay with Visa •••• 4242' }).click()
  await expect(page.getByText(/The guest agreed to pay \$310.* more: “Private chef for an evening/)).toBeVisible()

  await page.goto(about)
  await ready(page)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await expect(question.getByText(/^Full refund/)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('This order is canceled.')).toBeVisible()
})

test('C268 C272 a checked-in guest sees the to-dos, orders the beach set, sees corrected entries, and pays', {
  tag: '@release',
}, async ({ page, browser }) => {
  test.slow()
  const team = await browser.newContext()
  const { id, email } = await stayUnderWay(team)
  await logIn(page, email, `/travelers/bookings/${id}`)
  await expect(page.getByRole('heading', { name: 'During your stay' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before you arrive' })).toHaveCount(0)
  await expect(page.getByText('Add your arrival time')).toHaveCount(0)
  const next = page.getByRole('list', { name: 'What happens next' })
  await expect(next.getByRole('listitem').filter({ hasText: 'Checked in:' })).toHaveAttribute('data-state', 'done')
  await expect(next.locator('[aria-current=step]')).toContainText('Check-out. Leave the home as you found it.')
  expect(await faults(page)).toEqual([])

  await page.getByRole('link', { name: 'Order services for your stay' }).click()
  await page.getByRole('button', { name: 'Order: Beach setup for the day' }).click()
  const order = page.getByRole('dialog', { name: 'Beach setup for the day' })
  const heads = order.getByLabel('Number of people')
  const day = order.getByRole('textbox', { name: 'Date' })
  await heads.fill('99')
  await day.fill('24 Dec 2030')
  await order.getByRole('button', { name: 'Send order' }).click()
  await expect(page.getByText('Check your entry')).toBeVisible()
  await expect(order).toBeVisible()
  await expect(day).not.toHaveValue('24 Dec 2030')
  await expect(heads).not.toHaveValue('99')
  expect(await faults(page)).toEqual([])
  await order.getByRole('button', { name: 'Send order' }).click()
  await page.getByRole('link', { name: 'View order' }).first().click()
  await expect(page.getByText('You’re charged only after you approve.')).toBeVisible()
  const about = page.url()

  const desk = await team.newPage()
  await desk.goto('/staff/concierge')
  await ready(desk)
  const line = desk.getByRole('row').filter({ hasText: email })
  await line.getByRole('button', { name: 'Confirm' }).click()
  await expect(line.getByText('Needs your approval')).toBeVisible()

  await page.goto(about)
  await ready(page)
  await page.getByRole('button', { name: /^Approve and pay with Visa/ }).click()
  await expect(page.getByText(/The guest agreed to pay \$85.* more: “Beach setup for the day/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pay $85' })).toBeVisible()
  await page.goto(about)
  await ready(page)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText(/^This order is canceled/)).toBeVisible()
})

test("a stay that can't order services isn't replaced by another", { tag: '@release' }, async ({ page }) => {
  await logIn(page, people.guest, '/travelers/concierge?booking=1#services')
  await expect(page.getByText('You can’t order services for this stay anymore.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Order: Beach setup for the day' })).toBeDisabled()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Order for another stay' }).click()
  await page.getByRole('button', { name: 'Order: Beach setup for the day' }).click()
  await expect(page.getByRole('dialog', { name: 'Beach setup for the day' })).toBeVisible()
})

test('the team edits the services on offer', { tag: '@release' }, async ({ page }) => {
  await logIn(page, people.staff, '/staff/concierge/services')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Enter a price.')).toBeVisible()
  const name = `Bicycles ${Date.now()}`
  await page.getByLabel('Name', { exact: true }).last().fill(name)
  await page.getByLabel('Description').last().fill('Two bicycles at the door for the whole stay.')
  await page.getByRole('radio', { name: 'Quoted per order' }).last().check()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText(name)).toBeVisible()
})
