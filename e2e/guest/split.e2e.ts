import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'
import { freeStay, holdNights, payButton, signAgreement, signUpInCheckout, typeCard } from './stay.ts'

const cents = (text: string | null): number =>
  Number((/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1] ?? '').replaceAll(/\D/g, ''))
const pathOf = async (page: Page, name: string) => {
  const split = await page.request.get(
    page.url().replace(/.*\/travelers\/(bookings\/\d+\/split).*/, '/app-portal/v1.1/$1'),
  )
  const { results } = (await split.json()) as {
    results: { split: { shares: { name: string; path: string | null }[] } }
  }
  return results.split.shares.find((share) => share.name === name)?.path ?? ''
}

test('a guest splits the payment and pays a share, and the stay is booked once a friend has paid by link', async ({
  page,
  browser,
  request,
}) => {
  const free = await freeStay(request, 12)
  await page.goto(free.bookAt)
  await signUpInCheckout(page, 'Nora')
  await holdNights(page)
  await signAgreement(page, 'Nora Marchetti')
  await page.getByRole('link', { name: 'Split the payment' }).press('Enter')
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Split payment')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('This field is required.').first()).toBeVisible()
  expect(await faults(page)).toEqual([])

  const first = page.getByRole('group', { name: 'Person 1' })
  await first.getByLabel('Name').fill('Tove Lindqvist')
  await page.getByRole('button', { name: 'Add person' }).click()
  const second = page.getByRole('group', { name: 'Person 2' })
  await second.getByLabel('Name').fill('Ivo Brandt')
  await second.getByLabel('Email (optional)').fill(`ivo-${Date.now()}@demo.porchlight.test`)
  await page.getByRole('button', { name: 'Split evenly' }).press('Enter')
  await page.getByRole('button', { name: 'Save and continue' }).press('Enter')
  await expect(page.getByText('Shares saved').first()).toBeVisible()
  await expect(page.getByText(/^Your stay is booked once \$/)).toBeVisible()
  await typeCard(page, '4242 4242 4242 4242')
  expect(await faults(page)).toEqual([])
  const own = cents(await payButton(page).textContent())
  await payButton(page).press('Enter')
  await expect(page.getByText(/ paid\. \$.* due by /)).toBeVisible()
  // The friend gets the email a moment after the payment: a reload shows it.
  await expect(async () => {
    await page.reload()
    const line = page.getByRole('listitem').filter({ hasText: 'Ivo Brandt' })
    await expect(line).toContainText('Emailed', { timeout: 1_000 })
  }).toPass()
  await ready(page)
  expect(await faults(page)).toEqual([])

  const friend = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const answer = await friend.goto(await pathOf(page, 'Tove Lindqvist'))
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await ready(friend)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Nora asks you to pay a share')
  expect(await friend.content()).not.toContain('Ivo')
  expect(await faults(friend)).toEqual([])
  await typeCard(friend, '4000 0000 0000 0002')
  await payButton(friend).click()
  await expect(friend.getByText('Your bank declined the card').or(friend.getByRole('alert')).first()).toBeVisible()
  await typeCard(friend, '4242 4242 4242 4242')
  expect(Math.abs(cents(await payButton(friend).textContent()) - own)).toBeLessThanOrEqual(1)
  await payButton(friend).click()
  await expect(friend.getByText('Thank you, your share is paid')).toBeVisible()
  expect(await faults(friend)).toEqual([])
  await friend.close()

  await page.reload()
  await ready(page)
  await expect(page.getByText(/^Your stay is booked\. Any share still unpaid/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Tove Lindqvist' })).toContainText('Paid')
  expect(await faults(page)).toEqual([])

  await page.getByRole('button', { name: 'Edit shares' }).click()
  await page.getByRole('button', { name: 'Remove Ivo Brandt' }).click()
  await page.getByRole('button', { name: 'Save shares' }).click()
  await expect(page.getByText('Ivo Brandt')).toHaveCount(0)
  // The organizer pays part of a share they have reclaimed.
  await page.getByLabel('Amount').fill('250.00')
  await page.keyboard.press('Tab')
  await typeCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay $250', exact: true }).click()
  await expect(page.getByText(/^\$.* of \$.* paid\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'View your stay' }).click()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('$250')
})

test('an invalid share link says so', { tag: '@release' }, async ({ page }) => {
  const answer = await page.goto(`/travelers/shares/${'A'.repeat(43)}`)
  expect(answer?.status()).toBe(404)
  await ready(page)
  await expect(page.getByText('This link no longer works')).toBeVisible()
  expect(await faults(page)).toEqual([])
})
