import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { bookAndPay, freeStay } from './stay.ts'

test('C16 C268 C272 a guest orders a cook, the team says a price, he agrees with his card and cancels in time', async ({
  page,
  request,
  browser,
}) => {
  await bookAndPay(page, await freeStay(request, 13), 'Ottilie')
  await ready(page)
  await page.getByRole('link', { name: 'Order something for your stay' }).click()
  await expect(page.getByRole('heading', { name: 'What we arrange for you' })).toBeVisible()
  await page.getByRole('button', { name: 'Order: A cook for an evening' }).click()
  const order = page.getByRole('dialog', { name: 'A cook for an evening' })
  await order.getByLabel('How many people?').fill('2')
  await order.getByRole('button', { name: 'Send the order' }).click()
  await expect(order.getByText('Please choose a day.')).toBeVisible()
  const [, from = ''] = /From (.+) to /.exec((await order.getByText(/^From .+ to /).textContent()) ?? '') ?? []
  await order.getByRole('textbox', { name: 'Day' }).fill(from)
  await order.getByLabel('Wishes').fill('No shellfish, please.')
  await expect(order.getByText('Price as listed: $290')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await order.getByRole('button', { name: 'Send the order' }).click()
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(page.getByText('Nothing is charged before you agree.')).toBeVisible()
  const about = page.url()

  const desk = await browser.newPage()
  await logIn(desk, people.staff, '/staff/concierge')
  const line = desk.getByRole('row').filter({ hasText: 'ottilie-' })
  await expect(line.getByText('No shellfish, please.')).toBeVisible()
  await line.getByLabel('Price of the order').fill('310')
  await line.getByLabel('A word to the guest').fill('Mara cooks; she comes at five.')
  expect(await faults(desk)).toEqual([])
  await line.getByRole('button', { name: 'Confirm' }).click()
  await expect(line.getByText('Waits for you')).toBeVisible()

  await page.goto(about)
  await ready(page)
  await expect(page.getByText('Mara cooks; she comes at five.')).toBeVisible()
  await expect(page.getByText(/after that \$155 is kept/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Agree, and pay with Visa ending 4242' }).click()
  await expect(page.getByText(/The guest agreed to pay \$310.* more: “A cook for an evening/)).toBeVisible()

  await page.goto(about)
  await ready(page)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await expect(question.getByText(/^Nothing is kept/)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('This order is cancelled.')).toBeVisible()
})

test('the team keeps what can be ordered', async ({ page }) => {
  await logIn(page, people.staff, '/staff/concierge/services')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Please write a price.')).toBeVisible()
  const name = `Bicycles ${Date.now()}`
  await page.getByLabel('Name', { exact: true }).last().fill(name)
  await page.getByLabel('What it is').last().fill('Two bicycles at the door for the whole stay.')
  await page.getByRole('radio', { name: 'said by us each time' }).last().check()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText(name)).toBeVisible()
})
