import { expect, test } from '@playwright/test'
import type { Conversation } from '@porchlight/contract'
import { openAdvanced } from '../account/people.ts'
import { enter, join, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { everythingStored, offlineReady, savedPages, untilSaved } from './device.ts'

test.use({ serviceWorkers: 'allow' })

const concierge = '/travelers/concierge'

test("a page with a door code is never saved offline, and the code isn't stored anywhere on the device", async ({
  page,
  context,
  browser,
}) => {
  const { call } = await join(context)
  await call('POST', 'conversations/team', { text: 'How do we get in?' })
  const { conversation } = await call<{ conversation: Conversation }>('GET', 'conversations/team')
  expect((await page.request.get(concierge)).headers()['cache-control']).toBe('private, no-cache')

  const desk = await browser.newContext()
  const { call: answer } = await enter(desk, people.staff)
  await answer('POST', `staff/conversations/${conversation.id}`, { text: 'The door code is 4711#. Welcome!' })
  await desk.close()

  const opened = await page.goto(concierge)
  expect(opened?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByText('The door code is 4711#. Welcome!').last()).toBeVisible()
  const data = await page.request.get(`${concierge}.data`)
  expect([data.headers()['cache-control'], (await data.text()).includes('4711#')]).toEqual(['no-store', true])

  // Opened by a link as well, because then the worker would fetch it in full.
  await page.goto('/travelers')
  await offlineReady(page)
  await page.goto(concierge)
  await page.goto('/account')
  await ready(page)
  await untilSaved(page, '/account')
  expect((await savedPages(page)).map(({ address }) => address)).not.toContain(concierge)
  await openAdvanced(page)
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await ready(page)
  expect(await everythingStored(page)).not.toContain('4711')
  await context.setOffline(true)
  await page.goto(concierge)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
})
