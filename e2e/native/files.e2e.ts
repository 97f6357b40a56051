import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { phoneOf } from './support/phone.ts'

test.use({ serviceWorkers: 'allow' })

const photo = async (): Promise<string> =>
  (
    await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#8a6' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

/** The field for a person’s photo. */
const openPhoto = async (page: Page) => {
  await logIn(page, people.guest)
  // Effects of the login have ended once the next page is idle.
  await page.goto('/travelers/profile')
  await ready(page)
  await page
    .getByRole('button', { name: /^(Add|Change) photo$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
const chooser = (page: Page) => page.locator('input[type="file"]:not([capture])')
const warning = (page: Page) => page.getByRole('status').filter({ hasText: 'permissions are denied' })

test('C390 C404 a file input asks once for camera, microphone, photos, and videos, and opens', async ({
  context,
  page,
}) => {
  const { device } = await phoneOf(context)
  await openPhoto(page)
  const opened = page.waitForEvent('filechooser')
  await chooser(page).click()
  await opened
  const prompts = device.calls.filter(({ method }) => method === 'requestPermissions')
  expect(prompts).toEqual([
    { plugin: 'Camera', method: 'requestPermissions', options: { permissions: ['camera', 'photos'] } },
  ])
  expect(device.settings).toMatchObject({ camera: 'granted', photos: 'granted', microphone: 'granted' })
  await expect(warning(page)).toBeHidden()

  const again = page.waitForEvent('filechooser')
  await chooser(page).click()
  await again
  expect(device.calls.filter(({ method }) => method === 'requestPermissions')).toHaveLength(1)
})

test('C391 C400 H2 denied permissions are listed with a link to the settings; returning from there asks again', {
  tag: '@release',
}, async ({ context, page }) => {
  const { device, tell } = await phoneOf(context, { settings: { camera: 'denied', microphone: 'denied' } })
  await openPhoto(page)
  const opened = page.waitForEvent('filechooser')
  await chooser(page).click()
  await opened
  await expect(warning(page)).toContainText('The following permissions are denied: Camera, Microphone.')
  expect(await faults(page, { within: '.device-notice' })).toEqual([])
  await warning(page).getByRole('button', { name: 'Open app settings' }).click()
  await expect
    .poll(() => device.calls.find(({ plugin }) => plugin === 'NativeSettings')?.options)
    .toEqual({ optionAndroid: 'application_details', optionIOS: 'app' })

  Object.assign(device.settings, { camera: 'granted', microphone: 'granted' })
  await tell(page, 'App', 'appStateChange', { isActive: false })
  await tell(page, 'App', 'appStateChange', { isActive: true })
  const next = page.waitForEvent('filechooser')
  await chooser(page).click()
  await next
  await expect(warning(page)).toBeHidden()
})

test("photos for a profile or a message are taken with the device's camera", {
  tag: '@release',
}, async ({ context, page }) => {
  const { device } = await phoneOf(context, { settings: { photo: await photo() } })
  await openPhoto(page)
  await page.getByText('Take a photo', { exact: true }).click()
  await expect.poll(() => device.calls.map(({ method }) => method)).toContain('readFile')
  await expect(page.getByRole('application', { name: 'Crop' })).toBeVisible()

  await page.goto('/travelers/concierge')
  await ready(page)
  await page.getByRole('button', { name: 'Add files' }).click()
  await page.getByText('Take a photo', { exact: true }).click()
  await expect(page.getByText(/^photo-\d+\.jpg/).first()).toBeVisible()
})

test('C524 a download is rejected with a message, instead of a tap that does nothing', { tag: '@release' }, async ({
  context,
  page,
}) => {
  await phoneOf(context)
  await page.goto('/')
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  const notice = page
    .getByRole('region', { name: /Notices/ })
    .getByText('Download feature is not supported on mobile app')
  await page.evaluate(() => {
    const href = URL.createObjectURL(new Blob(['a,b'], { type: 'text/csv' }))
    Object.assign(document.createElement('a'), { href, download: 'list.csv' }).click()
  })
  await expect(notice).toBeVisible()
  expect(downloads).toBe(0)
})
