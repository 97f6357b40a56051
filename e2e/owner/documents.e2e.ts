import { expect, type Page, test } from '@playwright/test'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { newOwner } from '../support/new-owner.ts'
import { logIn, newEmail, people } from '../support/people.ts'
import { photo } from '../support/photo.ts'
import { ready } from '../support/ready.ts'

const sign = async (page: Page, name: string, button: string) => {
  await page.getByLabel('Your full name').fill(name)
  await page.getByRole('checkbox', { name: 'I have read and agree to this document.' }).check()
  await page.getByRole('button', { name: button }).click()
}

type Email = { to: string; text: string }
const linkTo = async (page: Page, address: string): Promise<string> => {
  const found = async () => {
    const emails = (await (await page.request.get('/dev/outbox.json')).json()) as Email[]
    const texts = emails.filter(({ to }) => to === address).map(({ text }) => text)
    return texts.flatMap((text) => /\/owners\/(?:us-open-2026|home-vision)\/[^\s"]+/.exec(text)?.[0] ?? [])[0] ?? ''
  }
  await expect.poll(found).not.toBe('')
  return found()
}

test('an owner reviews example payouts and signs the contract, staff countersign, and an addendum is signed from an email link', async ({
  page,
  browser,
}) => {
  test.slow()
  const { id, email } = await newOwner(page.context())
  await page.goto(`/owners/documents/${id}`)
  await ready(page)
  await expect(page.getByText('Choose a service level to get your contract.')).toBeVisible()
  const call = caller(page.context().request)
  await call('GET', 'web-data')
  await call('PUT', `owners/properties/${id}/service-level`, { level: 'essential' })
  await page.reload()
  await ready(page)
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Review and sign: Management contract' }).press('Enter')
  const text = page.getByRole('region', { name: 'Management contract', exact: true })
  await expect(text.getByText('Our commission is 18% of the rent after discounts.')).toBeVisible()
  await expect(page.getByText('Once the home has prices, you see three example stays here')).toBeVisible()
  await page.getByRole('button', { name: 'Sign document' }).press('Enter')
  await expect(page.getByText('Check the box to agree.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await sign(page, 'Maud Ellery', 'Sign document')
  await expect(page.getByText('Signed. We’ll email everyone', { exact: false })).toBeVisible()
  await expect(page.getByText('Waiting for us')).toBeVisible()

  const team = await browser.newPage()
  await logIn(team, people.staff, `/staff/homes/${id}/documents`)
  await team.getByRole('link', { name: 'Management contract' }).press('Enter')
  await ready(team)
  await expect(team.getByText('The owners have signed. Your signature completes the document.')).toBeVisible()
  expect(await faults(team)).toEqual([])
  await sign(team, 'Theo Quill', 'Countersign')
  await expect(team.getByText('Fully signed')).toBeVisible()
  await team.goto(`/staff/homes/${id}/ownership`)
  await ready(team)
  await expect(team.getByText(/^18% of rent/)).toBeVisible()
  await team.getByRole('navigation', { name: 'Home pages' }).getByRole('link', { name: 'Documents' }).click()
  await ready(team)
  await team.getByLabel('Template').selectOption('Addendum for the US Open 2026')
  await team.getByRole('button', { name: 'Send to owners' }).click()
  await expect(team.getByText('Document sent')).toBeVisible()
  expect(await faults(team)).toEqual([])

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const path = await linkTo(team, email)
  expect((await visitor.goto(path.replace(`/${id}/`, '/999999/')))?.status()).toBe(404)
  await visitor.goto(path)
  await ready(visitor)
  expect(await faults(visitor)).toEqual([])
  await sign(visitor, 'Maud Ellery', 'Sign document')
  await expect(visitor.getByText(/^Fully signed /)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/owners/documents/${id}`)
  await ready(page)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'US Open' }).getByText('Signed', { exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add document' }).click()
  await expect(page.getByText('Add the file, or enter the number.')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill('Liability, one million')
  await page.getByLabel('Expires on').fill('12/31/2027')
  const sent = page.waitForResponse(/media-resources\/upload-/)
  await page.getByLabel('File', { exact: true }).setInputFiles(await photo('policy.jpg', '#886644'))
  await sent
  await page.getByRole('button', { name: 'Add document' }).click()
  await expect(page.getByRole('link', { name: 'Liability, one million' })).toBeVisible()
  await expect(page.getByText('Insurance · until Dec 31, 2027')).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('staff publish a new template version, and a person without an account applies for Home Vision from an email link', {
  tag: '@release',
}, async ({ page, browser }) => {
  await logIn(page, people.staff, '/staff/documents')
  await ready(page)
  expect(await faults(page)).toEqual([])
  const title = `Pool rules ${Date.now()}`
  await page.getByRole('link', { name: 'New template' }).press('Enter')
  await ready(page)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Text', { exact: true }).fill('<p>{{commission}}</p>')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText(/^This can’t be published/).first()).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill('<p>{{operator}} looks after the pool of {{home}}.</p>')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('operator looks after the pool of home.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish version' }).click()
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()

  const email = newEmail()
  await page.getByLabel('Name').fill('Nora Field')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Home address').fill('4 Dune Road, Oldharbour')
  await page.getByRole('button', { name: 'Send document' }).click()
  await expect(page.getByText('Document sent')).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(await linkTo(page, email))
  await ready(visitor)
  await expect(visitor.getByRole('heading', { name: 'Home Vision application' })).toBeVisible()
  await sign(visitor, 'Nora Field', 'Sign document')
  await expect(visitor.getByText('Signed. We’ll email everyone', { exact: false })).toBeVisible()
})
