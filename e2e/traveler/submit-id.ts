import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

const passport = (color: string) =>
  sharp({ create: { width: 1200, height: 840, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

/** Fills in a person's details and selects the picture of an ID; sends nothing. */
export const showDocument = async (page: Page, color: string) => {
  await page.getByLabel('Full name on your ID').fill('Ottoline Marchetti')
  await page.getByLabel('Day', { exact: true }).selectOption('4')
  await page.getByLabel('Month', { exact: true }).selectOption({ index: 4 })
  await page.getByLabel('Year', { exact: true }).selectOption('1980')
  await page
    .getByLabel('Photo of your passport, ID card, or driver’s license')
    .setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await passport(color) })
  await expect(page.getByText('passport.jpg')).toBeVisible()
}
