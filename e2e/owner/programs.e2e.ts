import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { isCalm } from '../support/calm.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { ownHomes } from './owner.ts'

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`the team writes a program, an owner takes part with a home and ends it, at ${device}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport)
    const name = `Shutters ${randomUUID().slice(0, 8)}`
    await logIn(page, people.staff, '/staff/programs')
    await expect(page.getByRole('heading', { level: 1, name: 'Programs of care' })).toBeVisible()
    await isCalm(page)
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('What it is').fill('Shutters are oiled and tried.')
    await page.getByLabel('What is included').fill('Hinges oiled\nSlats mended')
    await page.getByRole('spinbutton', { name: 'Price' }).fill('45')
    await page.getByRole('checkbox', { name: 'Dec' }).press('Space')
    await page.getByRole('checkbox', { name: 'Jan' }).press('Space')
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: `Change ${name}` })).toBeVisible()

    const context = await browser.newContext({ viewport })
    const own = await context.newPage()
    await logIn(own, people.owner, '/owners/maintenance')
    const [home] = await ownHomes(own)
    if (!home) throw new Error('the demo owner has no home')
    await own.getByRole('link', { name: `Programs for ${home.name}` }).click()
    await expect(own.getByRole('heading', { level: 1, name: 'Programs of care' })).toBeVisible()
    await isCalm(own)
    await own.getByRole('link', { name }).click()
    await expect(own.getByRole('heading', { level: 1, name })).toBeVisible()
    await isCalm(own)
    await own.getByRole('button', { name: `Take part with ${home.name}` }).press('Enter')
    await expect(own.getByText(`${home.name} takes part.`)).toBeVisible()
    await own.getByRole('link', { name: 'Charges', exact: true }).click()
    await expect(own.getByRole('table')).toContainText('$45')
    await isCalm(own)
    await own.getByRole('link', { name: 'Visits', exact: true }).click()
    await ready(own)
    await own.getByRole('link', { name: 'Details', exact: true }).click()
    await own.getByRole('button', { name: 'End on this day' }).press('Enter')
    await expect(own.getByText('It ends on that day.')).toBeVisible()
    await context.close()
  })

test('an owner who has named no home is asked to choose one', async ({ page }) => {
  await logIn(page, people.owner, '/owners')
  const answer = await page.goto('/owners/maintenance/owner-programs')
  expect(answer?.status()).toBe(422)
  await expect(page.getByRole('heading', { level: 1, name: /choose/i })).toBeVisible()
})
