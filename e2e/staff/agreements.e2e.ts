import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { newData, type Site, startSite } from '../support/other-site.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

// A separate world: an agreement that everyone must accept would cover every other journey's pages.
let site: Site
let removeData: () => Promise<void>
test.beforeAll(async () => {
  const { data, remove } = await newData()
  removeData = remove
  site = await startSite('porchlight', data)
})
test.afterAll(async () => {
  await site.stop()
  await removeData()
})

const first = 'We answer within two days. '
const second = 'We answer within one day, Sundays too. '

/** Publishes the next version through the API, the way staff just did on screen. */
const publish = async (context: BrowserContext, change: (body: string) => string) => {
  const call = caller(context.request)
  await call('GET', 'web-data')
  type Document = { title: string; body: string; latest: number }
  const { document } = await call<{ document: Document }>('GET', 'staff/agreements/terms')
  const { title, body, latest } = document
  const wording = {
    title,
    body: change(body),
    changes: 'Sundays count, too.',
    acceptAgain: true,
    from: null,
    after: latest,
  }
  await call('POST', 'staff/agreements/terms', wording)
}

const publishOnScreen = async (page: Page) => {
  await page.getByRole('link', { name: 'Terms of use' }).click()
  const text = page.getByLabel('Text', { exact: true })
  const body = await text.inputValue()
  const look = page.getByRole('button', { name: 'Preview' })
  await look.click()
  await expect(page.getByLabel('Summary of changes')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Summary of changes').fill('We say how soon we answer.')
  await text.fill(`${body}<script>`)
  await look.click()
  await expect(text).toHaveAccessibleDescription(/agreements do not use <script>/)
  await text.fill(body.replace('<p>', `<p>${first}`))
  await page.getByRole('switch', { name: 'Require everyone to accept this version' }).check()
  await look.click()
  await expect(page.getByRole('insertion')).toContainText([first.trim()])
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Everyone it applies to must accept it the next time they open a page.')
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('row', { name: /Terms of use/ })).toContainText('Version 2')
}

test('staff write, preview, and publish a version; readers accept it and see what changed in the next', async ({
  browser,
}) => {
  const desk = await browser.newContext({ baseURL: site.url })
  const staff = await desk.newPage()
  await logIn(staff, people.staff, '/staff/agreements')
  await publishOnScreen(staff)

  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await logIn(page, people.guest, '/account')
  const duty = page.getByRole('dialog', { name: 'Our documents have changed' })
  await expect(duty).toContainText('We say how soon we answer.')
  await page.keyboard.press('Escape')
  await expect(duty).toBeVisible()
  expect(await faults(page)).toEqual([])
  await duty.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(duty.getByText('Check the box to accept the changes.')).toBeVisible()
  await duty.getByRole('checkbox', { name: 'I’ve read and accept the changes' }).check()
  await duty.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(duty).toHaveCount(0)

  await publish(desk, (body) => body.replace(first, second))
  await page.reload()
  await ready(page)
  await expect(duty).toContainText('Changes since version 2')
  await expect(duty.getByRole('deletion')).toContainText(['two days'])
  await expect(duty.getByRole('insertion').first()).toContainText('one day')
  await duty.getByRole('checkbox').check()
  await duty.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(duty).toHaveCount(0)
  await page.reload()
  await ready(page)
  await expect(duty).toHaveCount(0)

  await page.goto('/terms?since=1')
  await expect(page.getByRole('insertion').first()).toContainText('We answer within one day, Sundays too.')
  await page.goto('/travelers/profile')
  await expect(page.getByText(/Terms of use/).first()).toBeVisible()
})
