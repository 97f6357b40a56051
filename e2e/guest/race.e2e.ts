import { expect, test } from '@playwright/test'
import { freeStay, holdNights, sameStay, signUpInCheckout } from './stay.ts'

test('two guests want the same nights: one books them; the other keeps the form and is offered nearby dates', async ({
  browser,
  request,
}) => {
  const stay = await freeStay(request, 4)
  const second = await sameStay(request, stay)
  const [winner, loser] = await Promise.all([browser.newPage(), browser.newPage()])
  await winner.goto(stay.bookAt)
  await signUpInCheckout(winner, 'Wanda')
  await loser.goto(second)
  await signUpInCheckout(loser, 'Luca')
  await loser.getByLabel('Message to the owner').fill('Two of us, and a cello.')

  await holdNights(winner)
  await loser.getByRole('button', { name: 'Hold these nights for 15 minutes' }).click()
  const lost = loser.getByRole('alert')
  await expect(lost).toContainText('These dates were just booked')
  await expect(loser.getByLabel('Message to the owner')).toHaveValue('Two of us, and a cello.')

  await lost.getByRole('button').first().click()
  await expect(lost).toHaveCount(0)
  await expect(loser).not.toHaveURL(second)
  await expect(loser.getByLabel('Message to the owner')).toHaveValue('Two of us, and a cello.')
  await holdNights(loser)
})

test('released nights can be booked again by the guest who lost them', { tag: '@release' }, async ({
  page,
  request,
}) => {
  const stay = await freeStay(request, 5)
  await page.goto(stay.bookAt)
  await signUpInCheckout(page, 'Ida')
  await holdNights(page)
  const payAt = page.url()
  await page.goto(`/travelers/bookings/${payAt.split('=').at(-1)}`)
  await page.getByRole('button', { name: 'Release nights' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release nights' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`You withdrew your booking of ${stay.home.name}`)

  await page.goto(payAt)
  await page.getByRole('button', { name: /^Hold the nights again for \$/ }).click()
  await expect(page.getByLabel('Type your full name to sign')).toBeVisible()
  expect(page.url()).not.toBe(payAt)
})
