import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { caller } from '../support/caller.ts'
import { enter, password, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { withQueue } from './support/queue-page.ts'

test.use({ serviceWorkers: 'allow' })

const writes = Number(process.env.QUEUE_WRITES ?? 120)
const deaths = Number(process.env.QUEUE_DEATHS ?? 6)
const objects = 50

test.use({ bypassCSP: true })

/** An address of the product without content: here the queue runs without pages that act on their own. */
const bare = '/app-portal/v1.1/openapi.json'

type DeadLetter = { failedAt: string; data: { key?: string; object?: string; label?: string } }

const userIdOf = async (page: Page): Promise<string> => {
  const { loggedInUser } = await caller(page.request)<{ loggedInUser: { id: number } }>('GET', 'web-data')
  return String(loggedInUser.id)
}

/** A write that leaves one record on the server each time it takes effect. */
const aWrite = (run: string, n: number) => ({
  object: `${run}:${n % objects}`,
  label: `write ${n}`,
  url: '/app-portal/v1.1/writes/dead-letters',
  method: 'POST' as const,
  data: {
    key: `${run}-${n}`,
    why: 'discarded',
    object: `${run}:${n % objects}`,
    label: String(n),
    method: 'POST',
    path: '/storm',
    attempts: 0,
    status: 0,
    message: 'storm',
    data: '{}',
  },
})

const undone = (page: Page): Promise<number> =>
  page.evaluate(() => window.inPage.heads().filter(({ state }) => state !== 'complete').length)

test(`${writes} writes of three tabs reach the server once and in order, through ${deaths} tab crashes and a flapping connection`, async ({
  context,
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const run = randomUUID().slice(0, 8)
  const { userId } = await enter(context, people.owner)
  const openTab = async (tab: Page) => {
    await tab.goto(bare)
    return withQueue(tab, userId)
  }
  const tabs = [await openTab(page), await openTab(await context.newPage()), await openTab(await context.newPage())]

  let next = 0
  for (let death = 0; death < deaths; death += 1) {
    await context.setOffline(true)
    const share = Math.ceil((writes * (death + 1)) / deaths) - next
    for (const [at, tab] of tabs.entries()) {
      const batch = Array.from({ length: share }, (_, n) => next + n).filter((n) => n % tabs.length === at)
      const taken = await tab.evaluate(
        (all) => window.inPage.enqueue(all),
        batch.map((n) => aWrite(run, n)),
      )
      expect(taken.every(({ accepted }) => accepted)).toBe(true)
    }
    next += share
    await context.setOffline(false)
    // A tab dies while it may be sending. The oldest one, which leads the queue, goes first.
    await tabs.shift()?.close()
    tabs.push(await openTab(await context.newPage()))
  }
  const calm = Date.now()
  await expect.poll(() => undone(tabs[0] as Page), { timeout: 60_000, intervals: [250] }).toBe(0)
  test.info().annotations.push({ type: 'drained', description: `${Date.now() - calm} ms after it was calm` })

  const desk = await browser.newContext()
  const { call } = await enter(desk, people.staff)
  const { items } = await call<{ items: DeadLetter[] }>('GET', 'staff/dead-letters')
  const mine = items.filter(({ data }) => data.key?.startsWith(`${run}-`))
  expect(mine.length).toBe(writes)
  expect(new Set(mine.map(({ data }) => data.key)).size).toBe(writes)
  const byTime = mine.toSorted((a, b) => a.failedAt.localeCompare(b.failedAt))
  for (const lined of Map.groupBy(byTime, ({ data }) => data.object).values()) {
    const order = lined.map(({ data }) => Number(data.label))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  }
  await desk.close()
})

test('one tab leads the queue, and another takes over when it crashes', { tag: '@release' }, async ({
  context,
  page,
}) => {
  const { userId } = await enter(context, people.owner)
  await page.goto('/account')
  const second = await context.newPage()
  await second.goto('/account')
  const lock = async (on: Page) => {
    const { held = [], pending = [] } = await on.evaluate(() => navigator.locks.query())
    const named = ({ name }: LockInfo) => name === `porchlight-queue:${userId}`
    return [held.filter(named).length, pending.filter(named).length]
  }
  await expect.poll(() => lock(second)).toEqual([1, 1])
  await page.close()
  await expect.poll(() => lock(second)).toEqual([1, 0])
})

test('a video is sent in chunks through the queue and arrives whole', { tag: '@release' }, async ({
  context,
  page,
}) => {
  const { userId } = await enter(context, people.owner)
  await page.goto(bare)
  await withQueue(page, userId)
  const chunks: string[] = []
  page.on('request', (request) => request.url().endsWith('upload-chunk') && chunks.push(request.method()))
  const url = '/app-portal/v1.1/media-resources/upload-chunk'
  const taken = await page.evaluate(
    (to) =>
      window.inPage.enqueueFile(12, {
        object: 'home:1',
        label: 'a film',
        url: to,
        method: 'POST',
        data: { folder: 'films' },
      }),
    url,
  )
  expect(taken.accepted).toBe(true)
  const isDone = () =>
    page.evaluate(() => window.inPage.heads().some(({ quiet, state }) => !quiet && state === 'complete'))
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true)
  expect(chunks).toEqual(['POST', 'POST', 'POST'])
  const last = await page.evaluate(() => window.inPage.heads().findLast(({ quiet }) => !quiet)?.id ?? '')
  const results = await page.evaluate((id) => window.inPage.results(id), last)
  expect(results).toMatchObject({ object: { bytes: 12_000_000, type: 'video/mp4', folder: 'films' } })
})

test('a full device rejects a write before accepting it', { tag: '@release' }, async ({ context, page }) => {
  const { userId } = await enter(context, people.owner)
  await page.goto(bare)
  const devtools = await context.newCDPSession(page)
  const origin = new URL(page.url()).origin
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 })
  await withQueue(page, userId)
  const film = { object: 'home:1', label: 'a film', url: '/anywhere', method: 'POST' as const }
  const before = await page.evaluate(() => window.inPage.heads().length)
  const taken = await page.evaluate((write) => window.inPage.enqueueFile(12, write), film)
  expect(taken).toEqual({ accepted: false, reason: 'full' })
  expect(await page.evaluate(() => window.inPage.heads().length)).toBe(before)
})

test.describe('people sharing a browser', () => {
  test("can't see or open each other's data", async ({ context, page }) => {
    const { userId: owner } = await enter(context, people.owner)
    await page.goto(bare)
    await withQueue(page, owner)
    // The server will never accept it, so it stays in the queue.
    const refused = {
      object: 'home:1',
      label: 'Paint the porch in June',
      url: '/app-portal/v1.1/no-such-call',
      method: 'POST' as const,
      data: { note: 'Key under the pot' },
    }
    await page.evaluate((write) => window.inPage.enqueue([write]), refused)
    await page.goto('/account')
    const section = page.getByRole('region', { name: 'On this device' })
    await expect(section.getByText('Paint the porch in June')).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).last().click()
    await page.waitForURL('/')

    const stored = () =>
      page.evaluate(async () => {
        const db = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open('porchlight-queue')
          request.onsuccess = () => resolve(request.result)
        })
        const rows = async (name: string) =>
          new Promise<unknown[]>((resolve) => {
            const request = db.transaction(name).objectStore(name).getAll()
            request.onsuccess = () => resolve(request.result)
          })
        const plain = (value: unknown): unknown =>
          value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value
        const names = ['heads', 'bodies', 'keys'].filter((name) => db.objectStoreNames.contains(name))
        const all = await Promise.all(names.map(rows))
        db.close()
        const keys = (all[2] ?? []) as { userId: string; keys: unknown }[]
        return {
          text: JSON.stringify(all, (_, value) => plain(value)),
          open: keys.filter((entry) => entry.keys !== null).map(({ userId }) => userId),
        }
      })
    await expect.poll(async () => (await stored()).open).toEqual([])
    expect((await stored()).text).not.toMatch(/porch in June|Key under/)

    await page.goto('/account')
    await ready(page)
    await page.getByLabel('Email').fill(people.guest)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    const guests = page.getByRole('region', { name: 'On this device' })
    await expect(guests.getByText('No queued changes.')).toBeVisible()
    await expect(page.getByText('Paint the porch in June')).toHaveCount(0)
    const guest = await userIdOf(page)
    await expect.poll(async () => (await stored()).open).toEqual([guest])
    expect((await stored()).text).not.toMatch(/porch in June|Key under/)

    await page.getByRole('button', { name: 'Logout' }).last().click()
    await page.waitForURL('/')
    await enter(context, people.owner)
    await page.goto('/account')
    await expect(
      page.getByRole('region', { name: 'On this device' }).getByText('Paint the porch in June'),
    ).toBeVisible()
    await context.clearCookies()
  })
})
