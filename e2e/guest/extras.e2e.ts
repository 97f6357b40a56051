import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'
import { freeStay, holdNights, signUpInCheckout } from './stay.ts'

test('a code and an extra change the price before the nights are held, and stay with them', async ({
  page,
  request,
}) => {
  const { bookAt } = await freeStay(request, 7)
  await page.goto(bookAt)
  await ready(page)
  const summary = page.getByRole('complementary', { name: 'What you book' })
  const code = page.getByLabel('Promo code')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Please write a code.')).toBeVisible()
  await code.fill('no-such-code')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('This code is not valid for this stay.')).toBeVisible()
  await code.fill('first-light')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('FIRST-LIGHT is taken off')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Firewood for the stay, \$85/ }).check()
  await expect(summary.getByText('First stay with us')).toBeVisible()
  await expect(summary.getByText('Firewood for the stay', { exact: true })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await signUpInCheckout(page, 'Otis')
  await holdNights(page)
  await expect(summary.getByText('First stay with us')).toBeVisible()
  await expect(summary.getByText('Firewood for the stay', { exact: true })).toBeVisible()
})
