import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, newEmail, people, secret } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('staff add an owner, who opens the account through the emailed link, and mark a guest as do not rent', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await logIn(page, people.admin, '/staff/people')
  await page.getByRole('link', { name: 'Add person' }).click()
  await page.getByLabel('First name').fill('Rosalind')
  await page.getByLabel('Last name').fill('Achterberg')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Add and invite' }).click()
  await expect(page.getByText('Choose at least one.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Owner' }).check()
  await page.getByRole('button', { name: 'Add and invite' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rosalind Achterberg' })).toBeVisible()
  await expect(page.getByText('Invited', { exact: true })).toBeVisible()
  const profile = page.url()

  await page.getByLabel('New note').fill('Prefers a call before noon.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Prefers a call before noon.')
  await page.getByRole('link', { name: 'Add a home' }).click()
  await expect(page.getByLabel('Owner’s email')).toHaveValue(email)

  const context = await browser.newContext()
  const owner = await context.newPage()
  let link = ''
  await expect(async () => {
    const answer = await context.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`)
    const [message] = (await answer.json()) as { text: string }[]
    link = /\/welcome#\S+/.exec(message?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  await owner.goto(link)
  await expect(owner.getByText(email)).toBeVisible()
  expect(new URL(owner.url()).hash).toBe('')
  expect(await faults(owner)).toEqual([])
  await owner.getByLabel('Password', { exact: true }).fill(secret)
  await owner.getByLabel('Confirm password').fill(secret)
  await owner.getByRole('button', { name: 'Open my account' }).click()
  await owner.waitForURL(/\/owners/)
  await ready(owner)
  await owner.goto(link)
  await ready(owner)
  await context.close()

  await page.goto(profile)
  await ready(page)
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as do not rent' }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel('Reason').fill('Held a party for 90 people')
  await question.getByRole('button', { name: 'Mark as do not rent' }).click()
  await expect(page.getByText('Do not rent: Held a party for 90 people')).toBeVisible()
  await page.goto('/staff/people?q=Achterberg')
  await ready(page)
  await expect(page.getByRole('row', { name: /Achterberg/ })).toContainText('Do not rent')
})

test('staff merge two accounts of one guest, after seeing what moves', { tag: '@release' }, async ({ page }) => {
  const emails = [newEmail(), newEmail()]
  const profiles: string[] = []
  await logIn(page, people.admin, '/staff/people')
  for (const email of emails) {
    await page.goto('/staff/people/new')
    await ready(page)
    await page.getByLabel('First name').fill('Odile')
    await page.getByLabel('Last name').fill('Brancusi')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('checkbox', { name: 'Guest' }).check()
    await page.getByRole('button', { name: 'Add and invite' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Odile Brancusi' })).toBeVisible()
    profiles.push(new URL(page.url()).pathname)
  }
  await page.getByLabel('New note').fill('Brings a dog.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Brings a dog.')

  await page.goto(profiles[0] as string)
  await ready(page)
  await page.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('row', { name: /Staff notes/ })).toContainText('1')
  await page.getByLabel('Reason').fill('Same person, confirmed by phone')
  await page.getByRole('button', { name: 'Merge accounts' }).click()
  await expect(page.getByText('Accounts merged')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Brings a dog.')

  await page.goto(profiles[1] as string)
  await ready(page)
  await page.getByRole('link', { name: 'This account became part of Odile Brancusi.' }).click()
  await expect(page.getByRole('region', { name: 'Possible duplicates' })).toContainText(emails[1] as string)
})
