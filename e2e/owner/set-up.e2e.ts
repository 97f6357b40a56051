import { type Browser, expect, type Page, test } from '@playwright/test'
import type { detailsOfHome, ResultsOf } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { newOwner } from '../support/new-owner.ts'
import { logIn, people } from '../support/people.ts'
import { photo } from '../support/photo.ts'
import { ready } from '../support/ready.ts'

/** A second administrator reviews and approves what is pending for a home. */
const approveFor = async (browser: Browser, home: string): Promise<void> => {
  const page = await browser.newPage()
  await logIn(page, people.admin, '/staff/approvals')
  const row = page.getByRole('row', { name: new RegExp(home) })
  await expect(row).toContainText('Both owners signed at the house')
  expect(await faults(page)).toEqual([])
  await row.getByRole('button', { name: 'Approve: Management agreement terms' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByText('Approved.')).toBeVisible()
  await page.context().close()
}

const placeOf = async (page: Page, id: number) => {
  const { details } = await caller(page.request)<ResultsOf<typeof detailsOfHome>>(
    'GET',
    `owners/properties/${id}/details`,
  )
  return { lat: details.lat, lng: details.lng }
}
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved at \d/ })).toBeVisible()

test('an owner sets up a home with automatic saving and submits it; staff measure and publish it', async ({
  page,
  browser,
}) => {
  test.slow()
  const { id } = await newOwner(page.context())
  const name = `Ellery House ${Date.now()}`
  await page.goto('/owners/property-details')
  await expect(page).toHaveURL(`/owners/property-details/${id}`)
  await ready(page)
  await page.getByLabel('Home name').fill(name)
  await page.getByLabel('Headline').fill('Two chimneys and a long table')
  await page.getByLabel('Description').fill('The kitchen faces the harbor, the bedrooms the orchard.')
  await page.getByRole('button', { name: 'Add room' }).click()
  await page.getByLabel('Room', { exact: true }).fill('East bedroom')
  await page.getByRole('button', { name: 'Add bed' }).click()
  await page.getByRole('button', { name: 'King bed: one more' }).click()
  await page.getByRole('checkbox', { name: 'Sauna' }).check()
  const before = await placeOf(page, id)
  const pin = page.getByRole('button', { name: /^Location/ })
  await pin.press('ArrowUp')
  await pin.press('Shift+ArrowLeft')
  await expect.poll(async () => (await placeOf(page, id)).lng < before.lng).toBe(true)
  expect((await placeOf(page, id)).lat - before.lat).toBeCloseTo(0.00009, 5)
  await saved(page)
  expect(await faults(page)).toEqual([])
  await expect(page.getByRole('list', { name: 'Setup steps' }).getByText('missing: at least 5 photos')).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(page.getByLabel('Headline')).toHaveValue('Two chimneys and a long table')
  await expect(page.getByRole('checkbox', { name: 'Sauna' })).toBeChecked()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/owners/photos/${id}`)
  await ready(page)
  const colors = ['#111111', '#335577', '#557799', '#779977', '#aa9977']
  await page
    .getByLabel('Add photos')
    .setInputFiles(await Promise.all(colors.map((color, at) => photo(`picture-${at}.jpg`, color))))
  await expect(page.getByText('Enough to publish')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo 5' })).toBeVisible()
  await page.getByLabel('Alt text').nth(1).fill('The harbor from the kitchen')
  await page.getByRole('button', { name: 'Make photo 2 the cover' }).click()
  await saved(page)
  expect(await faults(page)).toEqual([])
  await page.reload()
  await ready(page)
  await expect(page.getByLabel('Alt text').first()).toHaveValue('The harbor from the kitchen')

  await page.goto(`/owners/service-level/${id}`)
  await ready(page)
  await page.getByRole('radio', { name: /^Essential, 18%/ }).press(' ')
  await saved(page)
  expect(await faults(page)).toEqual([])

  await page.goto(`/owners/marketing-channels/${id}`)
  await ready(page)
  await page.getByRole('checkbox', { name: 'Vrbo' }).check()
  await saved(page)
  expect(await faults(page)).toEqual([])

  await page.goto(`/owners/utility-fee-settings/${id}`)
  await ready(page)
  await page.getByLabel('Heating: charged', { exact: true }).selectOption('Per night')
  await page.getByRole('button', { name: 'Save fees' }).click()
  await expect(page.getByText('Enter an amount.')).toBeVisible()
  await page.getByLabel('Heating: amount', { exact: true }).fill('12.50')
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save fees' }).click()
  await expect(page.getByText('Fees saved.')).toBeVisible()

  await page.goto(`/owners/lead-time/${id}`)
  await ready(page)
  await page.getByLabel('Advance notice (days)').fill('2')
  await saved(page)
  expect(await faults(page)).toEqual([])

  await page.goto(`/owners/pricing/${id}/initial-settings`)
  await ready(page)
  await expect(page.getByText('Set both fees to publish this home.')).toBeVisible()
  await page.getByRole('group', { name: 'Cleaning fee' }).getByRole('radio', { name: 'Amount per stay' }).check()
  await page.getByRole('group', { name: 'Service fee' }).getByRole('radio', { name: 'No fee' }).check()
  await page.getByRole('button', { name: 'Save fees' }).click()
  await expect(page.getByText('Enter an amount.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Cleaning fee per stay').fill('180')
  await page.getByLabel('Decided by').fill('Ida Fell')
  await page.getByLabel('Reason for no fee').fill('The owner looks after guests')
  await page.getByRole('button', { name: 'Save fees' }).click()
  await expect(page.getByText('Fees saved.')).toBeVisible()

  await page.goto(`/owners/final-approval/${id}`)
  await ready(page)
  await expect(page.getByRole('button', { name: 'Submit for approval' })).toHaveCount(0)
  expect(await faults(page)).toEqual([])

  const team = await browser.newPage()
  await logIn(team, people.staff, '/staff/homes?status=draft')
  expect(await faults(team)).toEqual([])
  await team.getByRole('textbox', { name: 'Home or owner name' }).fill(name)
  await team.getByRole('main').getByRole('button', { name: 'Search' }).press('Enter')
  await team.getByRole('link', { name: new RegExp(name) }).press('Enter')
  await ready(team)
  const tab = (label: string) => team.getByRole('navigation', { name: 'Home pages' }).getByRole('link', { name: label })
  await tab('Setup').press('Enter')
  await ready(team)
  const settle = team.getByRole('button', { name: 'Update a step' })
  for (let left = 2; left > 0; left--) {
    await team.getByLabel('Details or reason').fill(`As agreed by phone, ${left}`)
    await settle.click()
    await expect(team.getByRole('listitem').filter({ hasText: `by phone, ${left}` })).toBeVisible()
    if (left === 2) expect(await faults(team)).toEqual([])
  }
  await tab('Owners & agreement').press('Enter')
  await ready(team)
  expect(await faults(team)).toEqual([])
  const agreement = team.getByRole('region', { name: 'Management agreement' })
  await expect(agreement.getByLabel('Commission (%)')).toHaveValue('18')
  await agreement.getByRole('button', { name: 'Preview' }).click()
  await expect(agreement.getByRole('region', { name: 'Sample stays under these terms' })).toBeVisible()
  await agreement.getByLabel('Reason', { exact: true }).fill('Both owners signed at the house')
  const { promise: uploadAllowed, resolve: allowUpload } = Promise.withResolvers<void>()
  await team.route(/media-resources\/upload-/, async (route) => {
    await uploadAllowed
    await route.continue()
  })
  await agreement.getByLabel('Evidence').setInputFiles({
    name: 'contract.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  const agree = team.getByRole('button', { name: 'Record as signed on paper' })
  await agree.press('Enter')
  await expect(team.getByText('The document is still uploading.')).toBeVisible()
  await expect(agree).toBeDisabled()
  allowUpload()
  await expect(agree).toBeEnabled()
  await agree.click()
  await expect(team.getByText('Sent for approval. A second person needs to approve it.')).toBeVisible()
  await approveFor(browser, name)
  await team.reload()
  await ready(team)
  await expect(team.getByText(/^18% of rent/)).toBeVisible()
  await tab('Setup').press('Enter')
  await ready(team)
  await expect(settle).toHaveCount(0)

  await page.reload()
  await ready(page)
  await page.getByLabel('Note to the team').fill('The sauna is new.')
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(page.getByText('Submitted: “The sauna is new.”')).toBeVisible()

  await team.reload()
  await ready(team)
  await team.getByLabel('Wi-Fi, slowest room').fill('240')
  await team.getByRole('button', { name: 'Save measurements' }).click()
  await expect(team.getByText('Measurements saved.')).toBeVisible()
  await team.getByRole('button', { name: 'Start review' }).click()
  await team.getByRole('button', { name: 'Publish' }).click()
  await expect(team.getByRole('button', { name: 'Take off the market' })).toBeVisible()
  await page.goto('/owners/properties')
  await expect(page.getByRole('row').filter({ hasText: name }).getByText('Live')).toBeVisible()
})
