import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { enter, logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('C266 C267 C269 a guest completes guest list and arrival time on a phone, and the to-dos are done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, people.guest, '/confirm')
  await expect(page).toHaveURL(/\/travelers\/confirm$/)
  const second = page.getByRole('group', { name: 'Adult 2' })
  await second.getByLabel('First name').fill('Tove')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second.getByText('Enter both a first and last name, or leave both empty.')).toBeVisible()
  await second.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel('Arrival time').selectOption('18:30')
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you\. .+ is ready for you$/)
  await expect(page.getByText('Tove Lindqvist')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'View your stay' }).click()
  await expect(page.getByRole('heading', { name: 'Arriving at 6:30 PM' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'House guide' })).toBeVisible()
  await expect(page.getByText(/^Your access details appear here from .+, the home’s local time/)).toBeVisible()

  await page.goto('/pool-policy')
  await ready(page)
  await expect(page.getByRole('button', { name: 'Accept rules' })).toBeDisabled()
  await page.getByRole('checkbox', { name: /^I have read these rules/ }).check()
  await page.getByRole('button', { name: 'Accept rules' }).click()
  await expect(page.getByText(/^You accepted this version on/)).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('C270 a guest who booked on another site confirms the stay without a login, and the team links it to a home', {
  tag: '@release',
}, async ({ page, browser }) => {
  await page.goto('/airbnb')
  await expect(page).toHaveURL(/\/travelers\/airbnb$/)
  await ready(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('This field is required.').first()).toBeVisible()
  await page.getByLabel('Confirmation code').fill('HMTIDE2027')
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Email').fill('noor@demo.porchlight.test')
  await page.getByLabel('Phone').fill('+1 631 555 0134')
  await page.getByLabel('Check-in').fill('7 Aug 2027')
  await page.getByLabel('Check-out').fill('14 Aug 2027')
  await page.getByLabel('Check-out').press('Tab')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Thank you, Noor')).toBeVisible()

  const desk = await browser.newPage()
  await enter(desk.context(), people.staff)
  await desk.goto('/staff/external-stays')
  await ready(desk)
  const row = desk.getByRole('row').filter({ hasText: 'HMTIDE2027' })
  await row.getByRole('button', { name: 'No matching stay' }).click()
  await expect(row.getByText('No match')).toBeVisible()
  expect(await faults(desk)).toEqual([])
})
