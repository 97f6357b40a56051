import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, request, test } from '@playwright/test'
import { totp } from '../account/totp.ts'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { type Site, startSite } from '../support/other-site.ts'
import { secret } from '../support/people.ts'
import { ready } from '../support/ready.ts'

const email = 'first@averil.example'

let data: string
let site: Site
test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'porchlight-opening-'))
  site = await startSite('', data, { PORCHLIGHT_DEMO_HOMES: '0' })
})
test.afterAll(async () => {
  await site?.stop()
  await rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

/** The code of the setup link printed on the server. */
const setupCode = async (): Promise<string> => {
  const env = { ...process.env, PORCHLIGHT_DATA: data, PORCHLIGHT_DEMO_HOMES: '0', LOG_LEVEL: 'warn' }
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/server/src/cli/main.ts', 'admin', email], {
    env,
  })
  return /#(\S+)/.exec(stdout)?.[1] ?? ''
}

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

test('an administrator sets up a company on an empty installation, and a second brand answers on its own host name', async ({
  page,
}) => {
  const visit = async (address: string) => {
    await page.goto(address)
    await ready(page)
  }
  const closed = await page.goto(site.url)
  expect(closed?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: 'Not open yet' })).toBeVisible()

  await visit(`${site.url}/setup#${await setupCode()}`)
  await fill(page, {
    'First name': 'Nora',
    'Last name': 'Averil',
    Email: email,
    Password: secret,
    'Confirm password': secret,
  })
  await page.getByRole('button', { name: 'Create administrator' }).press('Enter')
  await page.waitForURL('**/staff/settings/start')
  // The second factor the page requires.
  const desk = await request.newContext({ baseURL: site.url, storageState: await page.context().storageState() })
  const call = caller(desk)
  await call('GET', 'web-data')
  const { secret: key } = await call<{ secret: string }>('POST', 'account/authenticator')
  await call('POST', 'account/authenticator/proof', { code: totp(key) })
  await desk.dispose()

  await visit(`${site.url}/staff/settings/start`)
  await expect(page.getByText('0 of 13 complete')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Legal entity' }).click()
  await fill(page, {
    'Legal name': 'Averil Stays LLC',
    'Street address': '4 Harbor Road',
    City: 'Averil Harbor',
    'Zip Code': '1196',
  })
  await page.getByLabel('State', { exact: true }).selectOption('NY')
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(page.getByText('Enter a ZIP code, like 11990')).toBeVisible()
  await fill(page, { 'Zip Code': '11963' })
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
  const add = async (name: string, host?: string) => {
    await page.getByRole('link', { name: 'Add a brand' }).click()
    await fill(page, { Name: name, 'Contact email': 'stay@averil.example', 'Contact phone': '+1 631 555 0188' })
    if (host) {
      await page.getByRole('textbox', { name: 'Host names' }).fill(host)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Save brand' }).press('Enter')
    await expect(page.getByRole('table').getByText(name, { exact: true })).toBeVisible()
  }
  await add('Averil')
  await add('Cove', 'cove.localhost')

  await visit(`${site.url}/staff/settings/start`)
  await expect(page.getByText('4 of 13 complete')).toBeVisible()
  await page.context().clearCookies()
  const { port } = new URL(site.url)
  for (const [address, name] of [
    [site.url, 'Averil'],
    [`http://cove.localhost:${port}`, 'Cove'],
  ] as const) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('banner').getByRole('link', { name }).first()).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(name))
  }
})
