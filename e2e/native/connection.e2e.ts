import { expect, test } from '@playwright/test'
import { whenAlive } from '../support/homes.ts'
import { ready } from '../support/ready.ts'
import { phoneOf } from './support/phone.ts'

test.use({ serviceWorkers: 'allow' })

test('C384 C385 C386 C503 only the ping determines whether the app is online: every 5 minutes, or every minute without an answer', {
  tag: '@release',
}, async ({ context, page }) => {
  const { tell } = await phoneOf(context)
  let reachable = true
  let pings = 0
  await context.route('**/app-portal/v1.1/ping', (route) => {
    pings += 1
    return reachable ? route.continue() : route.abort()
  })
  const lost = page.getByText('You’re offline')
  await page.clock.install()
  const answered = page.waitForResponse('**/app-portal/v1.1/ping')
  await page.goto('/')
  await ready(page)
  await expect(async () => {
    await page.clock.runFor(2_000)
    expect(pings).toBe(1)
  }).toPass()
  // The five minutes start at the answer: the clock is stopped until the page has it.
  await (await answered).finished()
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    for (let turn = 0; turn < 3; turn++)
      await new Promise((heard) => {
        port1.onmessage = heard
        port2.postMessage(null)
      })
  })
  await page.clock.runFor(4 * 60_000)
  expect(pings).toBe(1)
  reachable = false
  await page.clock.runFor(61_000)
  await expect(lost).toBeVisible()
  expect(pings).toBe(2)
  await page.clock.runFor(61_000)
  await expect.poll(() => pings).toBe(3)
  // The device has found a network, so nothing waits for the minute to end.
  reachable = true
  await tell(page, 'Network', 'networkStatusChange', { connected: true, connectionType: 'wifi' })
  await expect(lost).toBeHidden()
  expect(pings).toBe(4)
})

test('C66 C516 C517 C518 C519 C520 C521 H1 an unexpected error is shown, reported, and stays in the footer', {
  tag: '@release',
}, async ({ context, page }) => {
  await phoneOf(context)
  await page.goto('/')
  await whenAlive(page)
  const report = page.waitForRequest(/bug-reports?$/)
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('the lamp fell over')
      }, 0),
  )
  expect((await report).postDataJSON()).toMatchObject({
    location: '/',
    visibility: 'foreground',
    message: expect.stringContaining('the lamp fell over'),
  })
  const indicator = page.getByRole('region', { name: /Notices/ }).getByText(/the lamp fell over/)
  await expect(indicator).toBeVisible()
  const foot = page.getByText(
    'An error occurred. The app will try to report it. Please note what action was taken. You may need to restart the app or re-submit the data.',
  )
  await expect(foot).toBeVisible()
  await expect(indicator).toBeHidden({ timeout: 9_000 })
  await expect(foot).toBeVisible()
  await page.evaluate(() => dispatchEvent(new CustomEvent('appAlertError', { detail: 'The wick is short' })))
  await expect(page.getByRole('region', { name: /Notices/ }).getByText('The wick is short')).toBeVisible()
})
