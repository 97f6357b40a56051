import { expect, test } from '@playwright/test'
import { bookAndPay, freeStay } from '../guest/stay.ts'
import { faults } from '../support/faults.ts'
import { ready } from '../support/ready.ts'

test('a guest shares the trip by link; a friend joins without a login and is later removed', async ({
  page,
  browser,
  request,
}) => {
  const name = 'Tove'
  await page.setViewportSize({ width: 390, height: 844 })
  await bookAndPay(page, await freeStay(request, 23), 'Rosa')
  await ready(page)
  const block = page.locator('#friends')
  await block.getByRole('button', { name: /^Create (new )?link$/ }).click()
  const link = (await block.getByRole('link', { name: /\/travelers\/invitations\// }).textContent()) ?? ''
  expect(await faults(page)).toEqual([])

  const friend = await browser.newPage()
  const answer = await friend.goto(link)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await ready(friend)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(/^Rosa invites you to /)
  expect(await friend.content()).not.toMatch(/Door|Wi-Fi|\$\d/)
  expect(await faults(friend)).toEqual([])
  await friend.getByRole('button', { name: 'Join guest list' }).click()
  await expect(friend.getByText('This field is required.').first()).toBeVisible()
  await friend.getByLabel('First name').fill(name)
  await friend.getByLabel('Last name').fill('Lindqvist')
  await friend.getByRole('button', { name: 'Join guest list' }).click()
  const own = friend.getByRole('listitem').filter({ hasText: name })
  await expect(own.getByText('Adult, you')).toBeVisible()
  expect(await faults(friend)).toEqual([])

  // The same device, later: it still knows which name it added.
  await friend.reload()
  await ready(friend)
  await own.getByRole('button', { name: 'Leave guest list' }).click()
  await expect(own).toHaveCount(0)
  await friend.getByLabel('First name').fill(name)
  await friend.getByLabel('Last name').fill('Lindqvist')
  await friend.getByRole('button', { name: 'Join guest list' }).click()
  await expect(own).toBeVisible()

  await page.reload()
  await ready(page)
  await block.getByRole('button', { name: `Remove ${name} Lindqvist` }).click()
  const question = page.getByRole('alertdialog')
  expect(await faults(page)).toEqual([])
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(block.getByText(`${name} Lindqvist`)).toHaveCount(0)

  await block.getByRole('button', { name: 'Disable link' }).click()
  await question.getByRole('button', { name: 'Disable link' }).click()
  await expect(block.getByText(/^Link active since/)).toHaveCount(0)
  const after = await friend.goto(link)
  expect(after?.status()).toBe(404)
  await expect(friend.getByText('This invitation is no longer valid')).toBeVisible()
  expect(await faults(friend)).toEqual([])
})
