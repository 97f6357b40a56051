import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { mailedLink } from '../support/mail-link.ts'
import { join } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { logIn } from './owner.ts'

test('an owner gives an accountant read access by email and revokes it', async ({ page, browser }) => {
  await logIn(page)
  const books = await browser.newContext()
  const { email } = await join(books, { firstName: 'Nell', lastName: 'Ferris' })
  await page.goto('/owners/accounting/accountants')
  await ready(page)
  await page.getByLabel('Name').fill('Nell Ferris')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Invited')
  expect(await faults(page)).toEqual([])

  const link = await mailedLink(page.request, email, /\/accountants\/invitations\/[\w-]+/)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  await ready(visitor)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Edith Whitcombe invites you as an accountant')
  await visitor.getByRole('link', { name: 'Log in to accept' }).click()
  await expect(visitor.getByRole('heading', { name: 'Please Login' })).toBeVisible()

  const accountant = await books.newPage()
  await accountant.goto(link)
  await ready(accountant)
  await accountant.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(accountant.getByRole('heading', { level: 1 })).toHaveText('Edith Whitcombe’s books')
  await ready(accountant)
  expect(await faults(accountant)).toEqual([])
  await accountant
    .getByRole('link', { name: /quarter \d{4}/ })
    .first()
    .click()
  await expect(accountant.getByRole('link', { name: 'PDF' })).toBeVisible()
  const pdf = await accountant.getByRole('link', { name: 'PDF' }).getAttribute('href')
  expect((await accountant.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf')

  await page.reload()
  await ready(page)
  await expect(row).toContainText('Has access')
  await row.getByRole('button', { name: 'Remove Nell Ferris' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  expect((await accountant.request.get(pdf ?? '')).status()).toBe(404)
  expect((await accountant.reload())?.status()).toBe(404)
})
