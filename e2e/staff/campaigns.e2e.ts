import { type APIRequestContext, expect, test } from '@playwright/test'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { logIn, newEmail, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

/** The first link with a matching path in an email to this address. */
const linkTo = async (request: APIRequestContext, to: string, fits: RegExp): Promise<string> => {
  let link: string | undefined
  await expect(async () => {
    const emails = (await (await request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)).json()) as {
      text: string
    }[]
    link = emails.map(({ text }) => fits.exec(text)?.[0]).find((one) => one !== undefined)
    expect(link).toBeDefined()
  }).toPass()
  const { pathname, search } = new URL(link as string)
  return `${pathname}${search}`
}

test('a reader confirms, gets the campaign that staff write and send, follows its link, and finds how to unsubscribe', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  const name = `Spring openings ${Date.now()}`
  const reader = await (await browser.newContext()).newPage()
  // Without its page, because a form filled at machine speed is rejected.
  const call = caller(reader.request)
  await call('GET', 'web-data')
  await call('POST', 'newsletter/subscriptions', { list: 'agents', email })
  await reader.goto(await linkTo(reader.request, email, /https?:\S+\/subscribe-ta\?token=\S+/))
  await ready(reader)
  await reader.getByRole('button', { name: /^Confirm/ }).click()
  await expect(reader.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)

  await logIn(page, people.staff, '/staff/newsletter/campaigns')
  await ready(page)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page
    .getByRole('combobox', { name: /^List/ })
    .or(page.getByRole('button', { name: /List/ }))
    .first()
    .click()
  await page.getByRole('option', { name: 'Travel agents' }).click()
  await page.getByRole('button', { name: 'Create draft' }).press('Enter')
  await page.waitForURL(/\/campaigns\/\d+$/)
  await ready(page)
  await page.getByRole('textbox', { name: 'Page the button opens' }).fill('/book-a-property')
  await page.getByRole('textbox', { name: 'Subject' }).first().fill(name)
  await page.getByRole('textbox', { name: 'Text' }).first().fill('Three homes opened their spring.')
  await page.getByRole('textbox', { name: 'Button', exact: true }).first().fill('See the homes')
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await expect(page.getByText('Save your changes before you send.')).toHaveCount(0)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Send now' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).press('Enter')
  const address = page.url()
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText('by Theo Quill', { timeout: 1_000 })
  }).toPass()
  expect(await faults(page)).toEqual([])

  await reader.goto(await linkTo(reader.request, email, /https?:\S+\/newsletter\/links\/\S+/))
  expect(new URL(reader.url()).pathname).toBe('/book-a-property')
  await page.reload()
  await expect(page.getByRole('main')).toContainText(/Followed the link\s*1/)

  await reader.goto(await linkTo(reader.request, email, /https?:\S+\/newsletter\/unsubscribe\/\S+/))
  await ready(reader)
  expect(await faults(reader)).toEqual([])
})
