import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

const passport = (colour: string) =>
  sharp({ create: { width: 1200, height: 840, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** Fills in who somebody is and chooses the picture of a document; nothing is sent. */
export const showDocument = async (page: Page, colour: string) => {
  await page.getByLabel('Your name as in the document').fill('Ottoline Marchetti')
  await page.getByLabel('Day', { exact: true }).selectOption('4')
  await page.getByLabel('Month', { exact: true }).selectOption({ index: 4 })
  await page.getByLabel('Year', { exact: true }).selectOption('1980')
  await page
    .getByLabel('Picture of your passport, identity card or driving licence')
    .setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await passport(colour) })
  await expect(page.getByText('passport.jpg')).toBeVisible()
}
