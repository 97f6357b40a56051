import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { enter, join, logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('staff answer a guest from the inbox, and assign, note, and close items by keyboard', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext()
  const { call } = await join(guest)
  await call('POST', 'conversations/team', { text: 'Is the pool heated in May?' })

  await logIn(page, people.staff, '/staff/inbox')
  const row = page.getByRole('link', { name: /Is the pool heated in May\?/ }).first()
  await expect(row).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.keyboard.press('j')
  await expect(page.locator('.inbox-row:focus')).toHaveCount(1)
  // One tab stop per row; X selects it, and goes on working after a click on its checkbox.
  const rows = page.locator('.inbox-row')
  await rows.first().focus()
  await page.keyboard.press('Tab')
  await expect(rows.nth(1)).toBeFocused()
  const choices = page.locator('.inbox-item').getByRole('checkbox')
  await page.keyboard.press('x')
  await expect(choices.nth(1)).toBeChecked()
  await choices.nth(1).click()
  await expect(choices.nth(1)).not.toBeChecked()
  await page.keyboard.press('j')
  await expect(rows.nth(2)).toBeFocused()
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Insert a template').selectOption({ label: 'We will get back to you' })
  await expect(page.getByLabel('Your message')).toHaveValue(/^Hello Ada, thank you for your message/)
  await page.getByLabel('Your message').fill('Yes, to 82 °F from April on.')
  // A reply waits for its writer, and is never in another guest's form.
  await page.locator('.inbox-row[data-item^="message"]').filter({ hasNotText: 'pool heated' }).first().click()
  await expect(page.getByLabel('Your message')).toHaveValue('')
  await row.click()
  await expect(page.getByLabel('Your message')).toHaveValue('Yes, to 82 °F from April on.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Yes, to 82 °F from April on.').first()).toBeVisible()

  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
  await page.getByLabel('New note').fill('Asks about the pool every year.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Asks about the pool every year.')).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
  expect(await faults(page)).toEqual([])

  const back = await guest.newPage()
  await back.goto('/travelers/concierge')
  await expect(back.getByText('Yes, to 82 °F from April on.')).toBeVisible()
  await expect(back.getByText('Asks about the pool every year.')).toHaveCount(0)
})

test('staff turn on a scheduled message after previewing it on a real stay (R72)', { tag: '@release' }, async ({
  page,
}) => {
  const { call } = await enter(page.context(), people.staff)
  const { bookings } = await call<{ bookings: { data: { number: string }[] } }>('GET', 'staff/bookings?perPage=1')
  await page.goto('/staff/settings/messages')
  await page.getByText('Two weeks before arrival').click()
  const opened = page.locator('details[open]')
  await opened.getByLabel('Booking number').fill(bookings.data[0]?.number ?? '')
  await opened.getByRole('button', { name: 'Preview' }).click()
  await expect(opened.locator('blockquote')).toContainText('Hello')
  expect(await faults(page)).toEqual([])
  await opened.getByText('Paused', { exact: true }).last().click()
  await opened.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Two weeks before arrival' })).toContainText('Active')
})

test('the inbox opens with its first item on a desktop and with the list on a phone', async ({ page, browser }) => {
  const guest = await browser.newContext()
  const { call } = await join(guest)
  await call('POST', 'conversations/team', { text: 'Where do we park?' })

  await logIn(page, people.staff, '/staff/inbox')
  const rows = page.locator('.inbox-row')
  await expect(page).toHaveURL(/[?&]open=/)
  await expect(rows.first()).toHaveAttribute('aria-current', 'true')
  const title = page.locator('.inbox-head h2')
  await expect(title).toBeVisible()
  const first = await title.textContent()
  // The address opens the same item for a colleague, and back returns this person to where they came from.
  await page.reload()
  await expect(title).toHaveText(first ?? '')
  // Other journeys snooze their own items: a search without matches is certain to be empty.
  await page.goto('/staff/inbox?list=snoozed&q=nobody-wrote-this')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await expect(title).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/staff/inbox')
  await ready(page)
  await expect(rows.first()).toBeVisible()
  await expect(title).toHaveCount(0)
  await expect(page).not.toHaveURL(/open=/)
})
