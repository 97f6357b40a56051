import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test('staff write a story with a picture, publish it, and change its address without losing readers', async ({
  page,
  browser,
}) => {
  const slug = `lanterns-${Date.now()}`
  const title = `Lanterns on the green ${slug}`

  await logIn(page, people.staff, '/staff/content/new?kind=story')
  await ready(page)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Summary' }).fill('Who lights them, and when.')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(slug)

  // A heading, then a picture from the library; the keyboard moves the picture first.
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await page.getByRole('textbox', { name: 'Heading' }).fill('At dusk')
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await page.locator('.content-block-fields').getByRole('button', { name: 'Choose a picture' }).click()
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('textbox', { name: 'Alt text' }).fill('A lantern beside a door')
  await page.getByRole('button', { name: 'Move block 2 up' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Picture moved to place 1 of 2.' })).toBeAttached()
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('At dusk')
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')

  await page.waitForURL(/\/staff\/content\/\d+$/)
  await ready(page)
  expect(await faults(page)).toEqual([])
  const reader = await (await browser.newContext()).newPage()
  expect((await reader.goto(`/blog/${slug}`))?.status()).toBe(404)
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByRole('link', { name: 'View the live page' })).toBeVisible()
  // Readers have the newest version: nothing is left to publish until something is saved.
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  await reader.goto(`/blog/${slug}`)
  await expect(reader.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(reader.getByRole('img', { name: 'A lantern beside a door' })).toBeVisible()
  expect(await faults(reader)).toEqual([])

  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(`${slug}-moved`)
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await page.getByRole('button', { name: 'Publish changes' }).press('Enter')
  await expect(page.getByText('Unpublished changes')).toHaveCount(0)
  const addressOfReader = async () => {
    await reader.goto(`/blog/${slug}`)
    return new URL(reader.url()).pathname
  }
  await expect.poll(addressOfReader).toBe(`/blog/${slug}-moved`)

  // The first version comes back, but never at the cost of what was just typed.
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Typed a moment ago')
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Compare' }).last().click()
  const compared = page.getByRole('dialog')
  await expect(compared.getByRole('listitem').filter({ hasText: `${slug}-moved` })).toContainText('added')
  const restore = compared.getByRole('button', { name: /^Restore version 1/ })
  await expect(restore).toBeDisabled()
  await expect(restore).toHaveAccessibleDescription(/Save them first/)
  await compared.getByRole('button', { name: 'Close' }).press('Enter')
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await page.getByRole('button', { name: 'Compare' }).last().click()
  await expect(restore).toBeEnabled()
  await restore.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(slug)
})

test('staff write a footer, see it before they save it, and take it back', async ({ page, browser }) => {
  await logIn(page, people.staff, '/staff/content/settings')
  await ready(page)
  const preview = page.getByRole('region', { name: 'How it will look' })
  const column = `Plan ${Date.now()}`
  await page.getByRole('button', { name: 'Add a column' }).press('Enter')
  await page.getByRole('textbox', { name: 'Heading · English' }).last().fill(column)
  const address = page.getByRole('textbox', { name: 'Page or web address' }).last()
  await address.fill('/abuot')
  await page.getByRole('textbox', { name: 'Name · English' }).last().fill('Who we are')
  await expect(preview).toContainText(column)
  await expect(preview).toContainText('Who we are')

  // A typo never reaches readers.
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(page.getByText('“/abuot” is not a page of this site.')).toBeVisible()
  await address.fill('/about')
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  const reader = await (await browser.newContext()).newPage()
  const heading = reader.getByRole('contentinfo').getByText(column)
  const columns = async () => {
    await reader.goto('/about')
    return heading.count()
  }
  await expect.poll(columns).toBe(1)
  expect(await faults(page)).toEqual([])

  await page.getByRole('button', { name: 'Use the automatic footer' }).press('Enter')
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect.poll(columns).toBe(0)

  // The earlier footer comes back to the fields; saving it is undone at once.
  await page.getByRole('button', { name: 'Use these menus' }).first().press('Enter')
  await expect(preview).toContainText(column)
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toHaveCount(0)
  await page.getByRole('button', { name: 'Save changes' }).press('Enter')
  await undo.press('Enter')
  await expect(preview).not.toContainText(column)
  await expect.poll(columns).toBe(0)
})
