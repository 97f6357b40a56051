import { expect, type Page, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { join } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { notices, openGate, signUp, typeLogin } from './people.ts'

const demo = 'Porch-light-2026'

/** A landscape in two colors, like one from a camera. */
const picture = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = '#20405f'
      pen.fillRect(0, 0, 900, 600)
      pen.fillStyle = '#e2a33c'
      pen.fillRect(300, 150, 300, 300)
    }
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

const clean = async (page: Page) => {
  await ready(page)
  expect(await faults(page)).toEqual([])
}

test('a guest edits the profile by keyboard and adds a photo', async ({ page }) => {
  await signUp(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await ready(page)
  await page.getByRole('link', { name: /^Your profile/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await expect(page).toHaveURL(/\/travelers\/profile$/)
  await ready(page)
  await clean(page)

  await page.getByLabel('First name').fill('')
  await page.getByLabel('Bio').fill('We come every June.')
  await page.getByLabel('Zip Code').fill('123')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(notices(page)).toContainText('Required Fields')
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Zip Code')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('First name').fill('Adela')
  await page.getByLabel('Zip Code').fill('11983')
  await page.keyboard.press('Enter')
  await expect(notices(page)).toContainText('Profile saved.')
  await page.reload()
  await expect(page.getByLabel('Bio')).toHaveValue('We come every June.')
  await expect(page.getByText('Adela Wren').first()).toBeVisible()

  await ready(page)
  await page.getByRole('button', { name: 'Add photo' }).click()
  const modal = page.getByRole('dialog')
  await modal
    .getByLabel('Photo of you')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(page) })
  const crop = modal.getByRole('application', { name: 'Crop' })
  await expect(crop.getByRole('presentation')).toHaveAttribute('style', /width/)
  await crop.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  await expect(modal.getByRole('slider', { name: 'Zoom' })).toHaveValue('115')
  await clean(page)
  await modal.getByRole('button', { name: 'Use this photo' }).click()
  await expect(modal).toHaveCount(0)
  const shown = page.locator('.profile-photo img')
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBe(1)
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(shown).toHaveCount(0)
})

test('the profile shows agreements as signed and links to all other settings', { tag: '@release' }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/travelers/profile')
  await ready(page)
  await expect(page.getByRole('link', { name: /^Notifications/ })).toHaveAttribute(
    'href',
    '/travelers/profile/notifications',
  )
  await expect(page.getByRole('link', { name: /^Security/ })).toHaveAttribute('href', '/account#safety')
  await page
    .getByRole('button', { name: /^Read / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Document hash')
  await clean(page)
})

test("partners and owners see their own portal's menu", { tag: '@release' }, async ({ page, browser }) => {
  await openGate(page, '/partners/profile')
  await typeLogin(page, 'broker@demo.porchlight.test', demo)
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Partner portal' })
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  await clean(page)
  await menu.getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByRole('heading', { name: 'Notification settings' })).toBeVisible()
  await expect(page).toHaveURL(/\/partners\/profile\/notifications$/)

  const other = await (await browser.newContext()).newPage()
  await openGate(other, '/owners/profile')
  await typeLogin(other, 'owner@demo.porchlight.test', demo)
  await expect(other.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await expect(
    other.getByRole('navigation', { name: 'Owner portal' }).getByRole('link', { name: 'Today' }),
  ).toBeVisible()
  expect((await other.goto('/partners/profile'))?.status()).toBe(403)
})

test('a travel agent edits the agency number', { tag: '@release' }, async ({ page }) => {
  const agency = { agencyName: 'Blue Travel', agencyIataNumber: '12345678', agencyLicenseExp: '2099-12-31' }
  const agent = { firstName: 'Ada', lastName: 'Wren', isTravelAgent: true, ...agency }
  await join(page.context(), agent)
  await page.goto('/partners/profile')
  await ready(page)
  const number = page.getByLabel('IATA or CLIA number')
  await expect(number).toHaveValue('12345678')
  await number.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await clean(page)
  await number.fill('87654321')
  await expect(page.getByText('The check digit doesn’t match')).toBeVisible()
  await number.fill('87654324')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(notices(page)).toContainText('Profile saved.')
  await page.reload()
  await expect(number).toHaveValue('87654324')
})
