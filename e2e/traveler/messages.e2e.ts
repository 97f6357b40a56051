import { expect, type Page, test } from '@playwright/test'
import { offlineReady } from '../offline/device.ts'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { enter, logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test.use({ serviceWorkers: 'allow' })

const widerBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

type Waiting = { conversations: { data: { id: number; last: { text: string } }[] } }

/** The team answers the person who asked this question. */
const teamAnswers = async (page: Page, question: string, text: string): Promise<void> => {
  const { call } = await enter(page.context(), people.staff)
  const { conversations } = await call<Waiting>('GET', 'staff/conversations?perPage=100')
  const { id } = conversations.data.find(({ last }) => last.text.includes(question)) ?? {}
  await call('POST', `staff/conversations/${id}`, { text })
}

/** A guest's number of unread messages. */
const unreadOf = async (page: Page): Promise<number> => {
  const { conversations } = await caller(page.request)<{ conversations: { unread: number }[] }>('GET', 'conversations')
  return conversations.reduce((sum, { unread }) => sum + unread, 0)
}

test('C268 a guest messages the team with a file, on a phone, and reads the answer', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, people.guest, '/travelers')
  await page.getByRole('link', { name: 'View stay', exact: true }).click()
  await expect(page).toHaveURL(/bookings\/\d+$/)
  await ready(page)
  const about = page.url()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Enter a message or add a file.')).toBeVisible()
  await page.getByLabel('Your message').fill('May we come at noon?')
  await page.getByRole('button', { name: 'Add files' }).click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
    })
  await expect(page.getByText('plan.pdf').first()).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const talk = page.getByRole('list', { name: 'Messages with the team' })
  await expect(talk.getByText('May we come at noon?').last()).toBeVisible()
  await expect(talk.getByRole('link', { name: 'plan.pdf' }).last()).toBeVisible()
  expect(await faults(page)).toEqual([])
  expect(await widerBy(page)).toBe(0)

  const team = await browser.newPage()
  await teamAnswers(team, 'May we come at noon?', 'You may: nobody leaves that day.')
  await page.goto('/concierge')
  await expect(page).toHaveURL(/\/travelers\/concierge$/)
  const answered = page.getByRole('link', { name: /You may: nobody leaves that day/ })
  await expect(answered).toBeVisible()
  expect(await faults(page)).toEqual([])
  await answered.click()
  await expect(page).toHaveURL(`${about}#messages`)
  await expect(talk.getByText('You may: nobody leaves that day.').last()).toBeVisible()
  // Viewing marks as read. In other journeys, the same guest may have opened the stay before.
  await expect.poll(() => unreadOf(page)).toBe(0)
  await page.goto('/travelers/concierge')
  await expect(page.getByRole('heading', { name: 'About your stays' })).toBeVisible()
  await expect(page.getByText('1 new')).toHaveCount(0)
})

test('C268 a message written offline waits on the device and is sent when online', async ({ page, context }) => {
  await logIn(page, people.owner)
  await page.goto('/travelers/concierge')
  await ready(page)
  await expect(page.getByLabel('Your message')).toBeEditable()
  await offlineReady(page)
  await context.setOffline(true)
  await page.getByLabel('Your message').fill('Is the beach hut ours as well?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('It syncs automatically when you’re back online.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your queued change was sent.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Is the beach hut ours as well?').last()).toBeVisible()
})
