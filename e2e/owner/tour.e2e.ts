import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { faults } from '../support/faults.ts'
import { onAPhone } from '../support/on-a-phone.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { ownHomes } from './owner.ts'

const drawing = () =>
  sharp({ create: { width: 1400, height: 900, channels: 3, background: '#f4f1e8' } })
    .png()
    .toBuffer()
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')

const row = (page: Page, at: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Title', { exact: true }) })
    .nth(at)

/** Removes everything, so a retry starts clean. */
const removeAll = async (page: Page) => {
  const remove = page.getByRole('button', { name: /^Remove: / })
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click()
    await expect(remove).toHaveCount(left - 1)
  }
}

test('an owner adds floor plans and a tour to a listing; the tour provider is contacted only when a guest starts the tour', {
  tag: '@release',
}, async ({ page }) => {
  await logIn(page, people.owner, '/owners/properties')
  const home = (await ownHomes(page)).at(-1)
  if (!home) throw new Error('the owner has no home')
  await page.getByRole('link', { name: `Floor plan and tour: ${home.name}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Floor plan and tour: ${home.name}`)
  await ready(page)
  await removeAll(page)

  const chooser = page.getByLabel('Add a floor plan')
  await chooser.setInputFiles({ name: 'ground.png', mimeType: 'image/png', buffer: await drawing() })
  await expect(row(page, 0).getByText('ground.png')).toBeVisible()
  await row(page, 0).getByLabel('Title', { exact: true }).fill('Ground floor')
  await chooser.setInputFiles({ name: 'all.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(row(page, 1).getByText('all.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Add a tour or video' }).click()
  await row(page, 2).getByLabel('Tour or video link').fill('https://tours.example/show/7')
  await row(page, 2).getByLabel('Title', { exact: true }).fill('Walk through the house')
  await page.getByRole('button', { name: 'Save changes', exact: true }).click()
  await expect(row(page, 1).getByText('Fill this in.')).toBeVisible()
  await expect(row(page, 2).getByText(/^Enter a tour or video link from Matterport/)).toBeVisible()
  await row(page, 1).getByLabel('Title', { exact: true }).fill('All floors to print')
  await row(page, 2).getByLabel('Tour or video link').fill('https://my.matterport.com/show/?m=SxQL3iGyoDo')
  await page.getByRole('button', { name: 'Move up: Walk through the house' }).click()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save changes', exact: true }).click()
  await expect(page.getByText('Saved. The listing now shows it.')).toBeVisible()

  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('matterport.com')) elsewhere.push(request.url())
  })
  await page.goto(`/properties/${home.slug}`)
  await ready(page)
  await page.locator('.property-inside').scrollIntoViewIfNeeded()
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Floor plan and tour' }) })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Ground floor'])
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await section.getByRole('button', { name: 'Enlarge: Ground floor' }).click()
  await expect(page.getByRole('dialog', { name: `Floor plans of ${home.name}` })).toBeVisible()
  await page.keyboard.press('Escape')
  const document = section.getByRole('link', { name: /All floors to print/ })
  const file = await page.request.get((await document.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(await faults(page)).toEqual([])
  expect(elsewhere).toEqual([])
  await section.getByRole('button', { name: /Start the tour/ }).click()
  await expect(section.locator('iframe')).toHaveAttribute('src', 'https://my.matterport.com/show/?m=SxQL3iGyoDo')
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await ready(page)
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('button', { name: /Start the tour/ })).toBeVisible()
  await onAPhone(page)

  await page.goto(`/owners/tour/${home.id}`)
  await ready(page)
  await removeAll(page)
  await page.getByRole('button', { name: 'Save changes', exact: true }).click()
  await expect(page.getByText('Saved. The listing now shows it.')).toBeVisible()
})
