import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { isCalm } from '../support/calm.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { ownHomes } from './owner.ts'

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`staff create a program, an owner joins with a home and leaves it, on ${device}`, {
    tag: device === 'a phone' ? '@release' : [],
  }, async ({ page, browser }) => {
    await page.setViewportSize(viewport)
    const name = `Shutters ${randomUUID().slice(0, 8)}`
    await logIn(page, people.staff, '/staff/programs')
    await expect(page.getByRole('heading', { level: 1, name: 'Care programs' })).toBeVisible()
    await isCalm(page)
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Description').fill('Shutters are oiled and tried.')
    await page.getByLabel('What is included').fill('Hinges oiled\nSlats mended')
    await page.getByRole('spinbutton', { name: 'Price' }).fill('45')
    await page.getByRole('checkbox', { name: 'Dec' }).press('Space')
    await page.getByRole('checkbox', { name: 'Jan' }).press('Space')
    await page.getByRole('button', { name: 'Save program' }).press('Enter')
    await expect(page.getByText('Program saved.', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible()

    const context = await browser.newContext({ viewport })
    const own = await context.newPage()
    await logIn(own, people.owner, '/owners/maintenance')
    const [home] = await ownHomes(own)
    if (!home) throw new Error('the demo owner has no home')
    await own.getByRole('link', { name: `Programs for ${home.name}` }).click()
    await expect(own.getByRole('heading', { level: 1, name: 'Care programs' })).toBeVisible()
    await isCalm(own)
    await own.getByRole('link', { name }).click()
    await expect(own.getByRole('heading', { level: 1, name })).toBeVisible()
    await isCalm(own)
    await own.getByRole('button', { name: `Join with ${home.name}` }).press('Enter')
    await expect(own.getByText(`${home.name} joined the program.`)).toBeVisible()
    await own.getByRole('link', { name: 'Charges', exact: true }).click()
    await expect(own.getByRole('table')).toContainText('$45')
    await isCalm(own)
    await own.getByRole('link', { name: 'Visits', exact: true }).click()
    await ready(own)
    await own.getByRole('link', { name: 'Details', exact: true }).click()
    await own.getByRole('button', { name: 'End program' }).press('Enter')
    await expect(own.getByText('End date saved.')).toBeVisible()
    await context.close()
  })

test('an owner is asked to choose a home when the address names none', { tag: '@release' }, async ({ page }) => {
  await logIn(page, people.owner, '/owners')
  const answer = await page.goto('/owners/maintenance/owner-programs')
  expect(answer?.status()).toBe(422)
  await expect(page.getByRole('heading', { level: 1, name: /choose/i })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Owner portal' })).toBeVisible()
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/owner-programs\?propertyId=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Care programs' })).toBeVisible()
})
