import type { Page } from '@playwright/test'
import { touch } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

type Log = {
  name: string
  size: number
  type: string
  at: number
  file: File
  target: { accept?: string; url?: string }
}
declare global {
  interface Window {
    sent: Log[]
  }
}

const field = (page: Page) => page.getByLabel('Photos', { exact: true })
const files = (page: Page) => page.getByRole('listitem')
const names = (page: Page) => files(page).allInnerTexts()
const file = (name: string, body = 'a picture', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer: Buffer.from(body),
})
const start = async (page: Page, id: string) => {
  await story(page, `forms-file-uploader--${id}`)
  await page.evaluate(() => {
    window.sent = []
  })
}
const arrives = (page: Page, name: string) =>
  expect(files(page).filter({ hasText: name }).getByText(/kB$/)).toBeVisible()
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
const middleOf = async (page: Page, name: string) => {
  const { x, y, width, height } = (await grip(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}
/** A drop or a paste, as the browser reports it. */
const give = (page: Page, kind: 'drop' | 'paste', fileNames: string[]) =>
  field(page).evaluate(
    (input, { kind, fileNames }) => {
      const data = new DataTransfer()
      for (const name of fileNames) data.items.add(new File(['a picture'], name, { type: 'image/png' }))
      const more = { bubbles: true, cancelable: true }
      if (kind === 'paste') return input.dispatchEvent(new ClipboardEvent('paste', { ...more, clipboardData: data }))
      input.dispatchEvent(new DragEvent('dragover', { ...more, dataTransfer: data }))
      return input.dispatchEvent(new DragEvent('drop', { ...more, dataTransfer: data }))
    },
    { kind, fileNames },
  )

test('C772 a selected file shows its progress and then its size', async ({ page }) => {
  await start(page, 'slow')
  await field(page).setInputFiles(file('porch.jpg'))
  const progress = page.getByRole('progressbar', { name: 'Sending porch.jpg' })
  await expect(progress).toHaveAttribute('aria-valuenow', '62')
  await start(page, 'empty')
  await field(page).setInputFiles(file('porch.jpg'))
  await arrives(page, 'porch.jpg')
  await expect(progress).toHaveCount(0)
})

test("a file that can't be sent now stays in the list and says so", async ({ page }) => {
  await start(page, 'waits')
  await field(page).setInputFiles(file('porch.jpg'))
  await expect(files(page).getByText('1 kB · goes along when you are online')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove porch.jpg' }).click()
  await expect(files(page)).toHaveCount(0)
})

test('C827 files start 250 ms apart', async ({ page }) => {
  await start(page, 'as-they-are')
  await field(page).setInputFiles(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => file(name)))
  await expect.poll(() => page.evaluate(() => window.sent.length)).toBe(4)
  const [first = 0, ...others] = await page.evaluate(() => window.sent.map(({ at }) => at))
  for (const [at, time] of others.entries()) expect(time - first).toBeGreaterThanOrEqual((at + 1) * 250 - 40)
  // C822 C826 The sender receives the filter, and the uploader's own address if set.
  const targets = await page.evaluate(() => window.sent.map(({ target }) => target))
  expect(targets).toContainEqual({ accept: 'image/*', url: '/elsewhere' })
})

test('C828 C829 a failed file leaves the list, and a toast says why', async ({ page }) => {
  await start(page, 'empty')
  await field(page).setInputFiles([file('porch.jpg'), file('broken.jpg')])
  await expect(page.getByText('Upload Failed')).toBeVisible()
  const reason = 'This picture is damaged or too large to be opened.'
  await expect(page.getByText(reason, { exact: true })).toBeVisible()
  // The toast disappears; the uploader keeps the reason.
  await expect(page.getByText(`Did not arrive: broken.jpg. ${reason}`)).toBeVisible()
  await arrives(page, 'porch.jpg')
  await expect(files(page)).toHaveCount(1)
})

test('a failed file can be retried or removed', async ({ page }) => {
  await start(page, 'empty')
  await field(page).setInputFiles(file('broken.jpg'))
  const notice = page.getByText('Did not arrive: broken.jpg')
  await expect(notice).toBeVisible()
  const retry = page.getByRole('alert').filter({ has: notice }).getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect.poll(() => page.evaluate(() => window.sent.length)).toBe(2)
  await page.getByRole('button', { name: 'Leave out' }).click()
  await expect(notice).toHaveCount(0)
})

test('a file that is rejected for what it is offers no retry, and the next file replaces it', async ({ page }) => {
  await start(page, 'empty')
  await field(page).setInputFiles(file('unreadable.png'))
  const notice = page.getByText('Did not arrive: unreadable.png. Upload a JPEG or PNG picture.')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await field(page).setInputFiles(file('porch.png'))
  await expect(notice).toHaveCount(0)
})

test('C819 image-extensions other file types are rejected with name and reason', async ({ page }) => {
  await start(page, 'empty')
  await field(page).setInputFiles([
    ...['a.gif', 'b.PNG', 'c.jpg', 'd.jpeg', 'e.webp'].map((name) => file(name)),
    file('f.svg', '<svg/>', 'image/svg+xml'),
  ])
  await expect(
    page.getByText('f.svg was not added: this kind of file is not taken. Choose GIF, PNG, JPG, JPEG, WEBP.'),
  ).toBeVisible()
  await expect(files(page)).toHaveCount(5 + 1)
})

test('C820 video-extensions videos are accepted where requested', async ({ page }) => {
  await start(page, 'films')
  await page.getByLabel('Films and plans').setInputFiles([file('a.mov', 'film'), file('b.mpg', 'film')])
  await expect(page.getByText('b.mpg was not added: this kind of file is not taken.')).toBeVisible()
  await arrives(page, 'a.mov')
})

test('limits the number and size of files', async ({ page }) => {
  await start(page, 'at-most-two')
  await field(page).setInputFiles([
    { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_000_001, 1) },
    file('a.jpg'),
    file('b.jpg'),
  ])
  await arrives(page, 'b.jpg')
  await expect(page.getByText(/^large\.jpg was not added/)).toBeVisible()
  await expect(page.getByText('The list is full. Remove one to add another.')).toBeVisible()
  await expect(field(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Remove a.jpg' }).click()
  await expect(field(page)).toBeEnabled()
})

test("a picture's size is checked after it is scaled down", async ({ page }) => {
  await start(page, 'at-most-five-megabytes')
  await field(page).setInputFiles({ name: 'odd.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_000_001, 1) })
  await expect(page.getByText('odd.jpg was not added: it is larger than 5 MB.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove odd.jpg' })).toHaveCount(0)
  expect(await page.evaluate(() => window.sent.length)).toBe(0)
})

test('C439 image-downscale a large picture is sent as a JPEG of 2000 px, a small one unchanged', async ({ page }) => {
  await start(page, 'empty')
  const png = async (width: number, height: number) => {
    const address = await page.evaluate(
      ([w = 1, h = 1]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
        const pen = canvas.getContext('2d')
        pen?.fillRect(0, 0, w / 2, h)
        return canvas.toDataURL('image/png')
      },
      [width, height],
    )
    return Buffer.from(address.split(',')[1] ?? '', 'base64')
  }
  const small = await png(1200, 900)
  await field(page).setInputFiles([
    { name: 'large.png', mimeType: 'image/png', buffer: await png(3200, 1600) },
    { name: 'small.png', mimeType: 'image/png', buffer: small },
  ])
  await expect.poll(() => page.evaluate(() => window.sent.length)).toBe(2)
  const sent = await page.evaluate(() =>
    Promise.all(
      window.sent.map(async ({ name, type, size, file }) => {
        const { width, height } = await createImageBitmap(file)
        return { name, type, size, width, height }
      }),
    ),
  )
  const byName = Object.fromEntries(sent.map((one) => [one.name, one]))
  expect(byName['large.jpg']).toMatchObject({ type: 'image/jpeg', width: 2000, height: 1000 })
  expect(byName['small.png']).toMatchObject({ type: 'image/png', size: small.length, width: 1200 })
})

test('files can be dropped and pasted', async ({ page }) => {
  await start(page, 'empty')
  await give(page, 'drop', ['dropped.png'])
  await arrives(page, 'dropped.png')
  await give(page, 'paste', ['pasted.png', 'notes.txt'])
  await arrives(page, 'pasted.png')
  await expect(page.getByText('notes.txt was not added: this kind of file is not taken.')).toBeVisible()
})

test('the keyboard changes the order, keeps the focus on the handle, and announces the new position', async ({
  page,
}) => {
  await start(page, 'filled')
  const evening = grip(page, 'evening.jpg')
  await expect(evening).toHaveAccessibleDescription('The arrow keys move it.')
  await evening.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => names(page)).toEqual(['hero.jpg', 'living.jpg', 'evening.jpg', 'kitchen.jpg'])
  await expect(page.getByRole('status')).toHaveText('evening.jpg is now 3 of 4')
  await expect(evening).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => names(page)).toEqual(['evening.jpg', 'hero.jpg', 'living.jpg', 'kitchen.jpg'])
  await page.keyboard.press('End')
  await expect.poll(async () => (await names(page)).at(-1)).toBe('evening.jpg')
})

test('the mouse changes the order', async ({ page }) => {
  await start(page, 'large')
  const from = await middleOf(page, 'kitchen.jpg')
  const to = await middleOf(page, 'hero.jpg')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.mouse.up()
  await expect.poll(async () => (await names(page))[0]).toBe('kitchen.jpg')
})

test('a file can be removed, even while it uploads', async ({ page }) => {
  await start(page, 'filled')
  await page.getByRole('button', { name: 'Remove hero.jpg' }).click()
  await expect(files(page)).toHaveCount(3)
  await expect(page.getByRole('status')).toHaveText('hero.jpg is removed')
  await start(page, 'slow')
  await field(page).setInputFiles(file('porch.jpg'))
  await page.getByRole('button', { name: 'Remove porch.jpg' }).click()
  await expect(files(page)).toHaveCount(0)
  await expect(page.getByText('Upload Failed')).toHaveCount(0)
})

test('the same file can be selected again after it was removed', async ({ page }) => {
  await start(page, 'empty')
  for (const _ of ['first', 'second']) {
    await field(page).setInputFiles(file('porch.jpg'))
    await arrives(page, 'porch.jpg')
    await page.getByRole('button', { name: 'Remove porch.jpg' }).click()
    await expect(files(page)).toHaveCount(0)
  }
})

test('the camera is offered when requested', async ({ page }) => {
  await start(page, 'with-camera')
  await expect(page.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment')
  await start(page, 'empty')
  await expect(page.getByLabel('Take a photo')).toHaveCount(0)
})

test('C842 thumbnails are 75, 75, and 150 px wide', async ({ page }) => {
  for (const [id, width] of [
    ['small', 75],
    ['filled', 75],
    ['large', 150],
  ] as const) {
    await start(page, id)
    const thumbnail = files(page).first().locator('img')
    expect((await thumbnail.boundingBox())?.width).toBe(width)
  }
})

test("the field's error is associated with it", async ({ page }) => {
  await start(page, 'invalid')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page)).toHaveAccessibleDescription('Add at least one picture.')
})

test.describe('by touch', () => {
  finger('a file is dragged to another place', async ({ page }) => {
    await start(page, 'filled')
    await touch(page, [await middleOf(page, 'hero.jpg'), await middleOf(page, 'living.jpg')])
    await expect.poll(() => names(page)).toEqual(['evening.jpg', 'living.jpg', 'hero.jpg', 'kitchen.jpg'])
  })
})

test("a locked list can't grow, shrink, or change its order", async ({ page }) => {
  await start(page, 'disabled')
  await expect(page.getByText('hero.jpg')).toBeVisible()
  await expect(field(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: /^(Remove|Move) / })).toHaveCount(0)
})
