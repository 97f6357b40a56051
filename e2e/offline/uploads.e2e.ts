import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { Conversation } from '@porchlight/contract'
import { notices } from '../account/people.ts'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { enter, join } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { offlineReady, untilSaved } from './device.ts'

test.use({ serviceWorkers: 'allow' })

/** A single-color picture with a door in it, like one from a camera. */
const picture = async (page: Page, color: string, name = 'me.jpg') => {
  const url = await page.evaluate((paint) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = paint
      pen.fillRect(0, 0, 900, 600)
      pen.fillStyle = '#e2a33c'
      pen.fillRect(410, 220, 80, 160)
    }
    return canvas.toDataURL('image/jpeg')
  }, color)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
/** Twelve megabytes that claim to be a video: three chunks. */
const film = {
  name: 'pool.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom\0\0\0\0isomavc1'),
    Buffer.alloc(11_999_976, 7),
  ]),
}

/** The writes this browser sends from now on, as "POST upload-chunk". */
const watchWrites = (context: BrowserContext): string[] => {
  const sent: string[] = []
  context.on('request', (request) => {
    const call = /app-portal\/v1\.1\/(.+)$/.exec(request.url())?.[1] ?? ''
    if (/upload|photo|conversations\/team$/.test(call) && request.method() !== 'GET')
      sent.push(`${request.method()} ${call}`)
  })
  return sent
}

/** Has the device save these pages and what they prefetch. */
const visit = async (page: Page, ...paths: string[]) => {
  for (const path of paths) {
    await page.goto(path)
    await ready(page)
    await page.waitForLoadState('networkidle')
    await offlineReady(page)
    await untilSaved(page, path)
  }
}
/** The tab dies, and another one opens at a page. */
const reopened = async (page: Page, path: string): Promise<Page> => {
  const context = page.context()
  await page.close()
  const next = await context.newPage()
  await next.goto(path)
  return next
}

/** A page opened offline assumes it has a connection: only an answer confirms when that is true. */
const connected = async (page: Page) => {
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /^Notifications/ }).click()
}

const device = (page: Page) => page.getByRole('region', { name: 'On this device' })
type Chosen = Awaited<ReturnType<typeof picture>>
const chooseFile = async (page: Page, file: Chosen) => {
  await page.getByRole('button', { name: /(Add|Change) photo/ }).click()
  await page.getByRole('dialog').getByLabel('Photo of you').setInputFiles(file)
}
const useIt = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Use this photo' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const choosePhoto = async (page: Page, file: Chosen) => {
  await chooseFile(page, file)
  await expect(page.getByRole('dialog').getByRole('slider', { name: 'Zoom' })).toBeVisible()
  await useIt(page)
}
/** The color in a corner of the displayed picture. */
const corner = (page: Page) =>
  page.locator('.profile-photo img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0, 8, 8)
    return [...(pen?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])].map((part) => Math.round(part / 64))
  })
const blue = [0, 1, 3]
const green = [0, 2, 1]

test('C426 C428 a photo chosen offline waits with its preview, can be replaced, and is sent once', async ({
  page,
  context,
}) => {
  await join(context)
  await visit(page, '/account', '/travelers/profile')
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible()
  const [first, second] = [await picture(page, '#0040c0'), await picture(page, '#008040', 'other.jpg')]
  const sent = watchWrites(context)
  await context.setOffline(true)
  await choosePhoto(page, first)
  await expect(notices(page)).toContainText('It syncs automatically when you’re back online.')
  await expect(page.getByText('Your change is saved on this device until you’re back online.')).toBeVisible()
  expect(await corner(page)).toEqual(blue)

  const again = await reopened(page, '/account')
  const row = device(again).getByRole('listitem').filter({ hasText: 'Your photo' })
  await expect(row.getByText('Sends when you’re back online.')).toBeVisible()
  await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 600)
  expect(await faults(again)).toEqual([])
  await row.getByRole('button', { name: 'Edit' }).click()
  const form = again.getByRole('form', { name: 'Edit and send again' })
  await form.getByLabel('Replace portrait.jpg').setInputFiles(second)
  await expect(form.getByText('sends when you’re online')).toBeVisible()
  expect(await faults(again)).toEqual([])
  await form.getByRole('button', { name: 'Save and send' }).click()
  await expect(form).toHaveCount(0)

  const last = await reopened(again, '/travelers/profile')
  await expect.poll(() => corner(last)).toEqual(green)
  expect(sent).toEqual([])
  await connected(last)
  await expect(last.getByText('Your queued change was sent.')).toBeVisible({ timeout: 30_000 })
  await expect(last.locator('.profile-photo img')).toHaveAttribute('src', /^\/media-resources\/pictures\//)
  expect(await corner(last)).toEqual(green)
  await last.reload()
  await expect(last.getByText('Your change is saved on this device until you’re back online.')).toHaveCount(0)
  expect(sent).toEqual(['POST media-resources/upload-chunk', 'PUT profile/photo'])
})

test("a partner's queued photo can be discarded, and another selection replaces it", { tag: '@release' }, async ({
  page,
  context,
}) => {
  await enter(context, 'broker@demo.porchlight.test')
  await visit(page, '/account', '/partners/profile')
  const [first, second] = [await picture(page, '#0040c0'), await picture(page, '#008040')]
  const sent = watchWrites(context)
  await context.setOffline(true)
  await choosePhoto(page, first)
  await expect.poll(() => corner(page)).toEqual(blue)
  await choosePhoto(page, second)
  await expect.poll(() => corner(page)).toEqual(green)
  await expect(page.getByText('Your change is saved on this device until you’re back online.')).toBeVisible()
  const account = await reopened(page, '/account')
  const row = device(account).getByRole('listitem').filter({ hasText: 'Your photo' })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: 'Discard' }).click()
  await row.getByRole('button', { name: 'Discard change' }).click()
  await expect(device(account).getByText('No queued changes.')).toBeVisible()
  await context.setOffline(false)
  await account.goto('/partners/profile')
  await expect(account.getByRole('button', { name: 'Add photo' })).toBeVisible()
  expect(sent).toEqual([])
})

test('unusable files are rejected with a reason: type and size right away, content when sent', {
  tag: '@release',
}, async ({ page, context }) => {
  await join(context)
  await visit(page, '/account', '/travelers/profile')
  const right = await picture(page, '#008040')
  await page.getByRole('button', { name: 'Add photo' }).click()
  const modal = page.getByRole('dialog')
  const field = modal.getByLabel('Photo of you')
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
  await expect(modal.getByText(/We can’t use notes\.txt\. Choose an image of up to 40 MB/)).toBeVisible()
  await field.setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(40_000_001) })
  await expect(modal.getByText(/We can’t use huge\.jpg\. Choose an image of up to 40 MB/)).toBeVisible()
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(modal).toHaveCount(0)

  const sent = watchWrites(context)
  await context.setOffline(true)
  // No browser can draw it, so it can't be cropped and is sent unchanged.
  await chooseFile(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') })
  await expect(page.getByRole('dialog').getByText('me.jpg')).toBeVisible()
  await useIt(page)
  await expect(page.getByText('Your change is saved on this device until you’re back online.')).toBeVisible()
  await context.setOffline(false)
  await page.getByText('A queued change needs your decision.').click({ timeout: 60_000 })
  await expect(page).toHaveURL(/\/account#device$/)
  const row = device(page).getByRole('listitem').filter({ hasText: 'Your photo' })
  await expect(row.getByText(/Rejected: “.*picture.*”/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await row.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('form', { name: 'Edit and send again' })
  await form.getByLabel('Replace me.jpg').setInputFiles(right)
  await expect(form.getByText('sends when you’re online')).toBeVisible()
  await form.getByRole('button', { name: 'Save and send' }).click()
  await expect(device(page).getByText('No queued changes.')).toBeVisible()
  const chunk = 'POST media-resources/upload-chunk'
  // The list is empty once the write has its answer; the sent notice comes separately.
  await expect.poll(() => sent).toEqual([chunk, chunk, 'PUT profile/photo'])
  await page.goto('/travelers/profile')
  await expect.poll(() => corner(page)).toEqual(green)
})

test('C427 C432 a message with a video is sent in chunks through a tab crash and arrives once', {
  tag: '@release',
}, async ({ page, context }) => {
  await join(context)
  await visit(page, '/account', '/travelers/concierge')
  const sent = watchWrites(context)
  await context.setOffline(true)
  await page.getByLabel('Your message').fill('The pool, as we found it.')
  await page.getByRole('button', { name: 'Add files' }).click()
  await page.getByLabel('Files', { exact: true }).setInputFiles(film)
  await expect(page.getByText('12.0 MB · sends when you’re online')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('It syncs automatically when you’re back online.')).toBeVisible()

  const account = await reopened(page, '/account')
  const row = device(account).getByRole('listitem').filter({ hasText: 'A message to the team' })
  await expect(row.getByText('pool.mp4')).toBeVisible()
  await row.getByRole('button', { name: 'Edit' }).click()
  const form = account.getByRole('form', { name: 'Edit and send again' })
  await form.getByLabel('Message', { exact: true }).fill('The pool, as we found it today.')
  await form.getByRole('button', { name: 'Save and send' }).click()
  await expect(form).toHaveCount(0)
  const firstChunk = account.waitForResponse(/upload-chunk$/)
  await connected(account)
  await firstChunk

  const talk = await reopened(account, '/travelers/concierge')
  const lines = talk.getByRole('list', { name: 'Messages with the team' })
  await expect(lines.getByText('The pool, as we found it today.')).toBeVisible({ timeout: 60_000 })
  await expect(lines.getByRole('link', { name: 'pool.mp4' })).toBeVisible()
  const call = caller(talk.request)
  const { conversation } = await call<{ conversation: Conversation }>('GET', 'conversations/team')
  expect(conversation.messages.map(({ text, files }) => [text, files.map(({ bytes }) => bytes)])).toEqual([
    ['The pool, as we found it today.', [12_000_000]],
  ])
  expect(sent.filter((one) => one.endsWith('/team'))).toEqual(['POST conversations/team'])
})
