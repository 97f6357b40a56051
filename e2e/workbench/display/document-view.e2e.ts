import type { Page } from '@playwright/test'
import { reach } from '../touch.ts'
import { alone, expect, finger, story, test } from '../workbench.ts'

const share = async (page: Page, id: string) => {
  await story(page, id)
  const box = await page.getByRole('region', { name: 'Text of: Pool policy' }).boundingBox()
  return Math.round(((box?.height ?? 0) * 100) / (page.viewportSize()?.height ?? 1))
}

test('C759 C844 the frame takes 30, 40, and 60 percent of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 1000 })
  expect(await share(page, 'display-documentview--small')).toBe(30)
  expect(await share(page, 'display-documentview--text')).toBe(40)
  expect(await share(page, 'display-documentview--large')).toBe(60)
})

alone('C755 Print prints only the document, in full, and restores the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await story(page, 'display-documentview--text')
  await page.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.ui-print-sheet')
  await expect(sheet.getByRole('heading', { name: 'Pool policy', level: 1 })).toBeVisible()
  await expect(sheet.getByText('Wording 1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  expect(await sheet.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
})

test('agreement-viewer.2 C756 a file is shown in a frame, with a way to open it in a new tab', async ({ page }) => {
  await story(page, 'display-documentview--file')
  const frame = page.locator('iframe[title="Pool policy"]')
  await expect(frame.contentFrame().getByRole('heading', { name: 'Pool policy' })).toBeVisible()
  await expect(frame).toHaveAttribute('src', '/pool-policy.html')
  await expect(page.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute('target', '_blank')
})

test('agreement-viewer.3 agreement-viewer.4 C757 C762 C766 a failure is a red alert with the message and Try Again; then the text appears', async ({
  page,
}) => {
  await story(page, 'display-documentview--failed')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The document could not be fetched.')
  await expect(alert).toHaveAttribute('data-tone', 'danger')
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('region', { name: 'Text of: Pool policy' })).toContainText('No diving')
})

test('the keyboard reaches the frame and scrolls it', async ({ page }) => {
  await story(page, 'display-documentview--small')
  await page.keyboard.press('Tab')
  const frame = page.getByRole('region', { name: 'Text of: Pool policy' })
  await expect(frame).toBeFocused()
  await page.keyboard.press('End')
  await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
})

finger('a failure is tried again by a tap', async ({ page }) => {
  await story(page, 'display-documentview--failed')
  const again = page.getByRole('button', { name: 'Try Again' })
  expect(await reach(again)).toBeGreaterThanOrEqual(44)
  await again.tap()
  const text = page.getByRole('region', { name: 'Text of: Pool policy' })
  await expect(text).toContainText('No diving')
})
