import { expect, test } from '@playwright/test'
import { logIn as ownerIn, ownHomes, today } from '../../owner/owner.ts'
import { caller } from '../../support/caller.ts'
import { faults } from '../../support/faults.ts'
import { enter, logIn, people } from '../../support/people.ts'
import { photo } from '../../support/photo.ts'
import { ready } from '../../support/ready.ts'
import { endedStay } from '../../traveler/ended-stay.ts'
import { command } from './command.ts'
import { stepsOn } from './steps.ts'

test("jobs 22, 25: staff assign a cleaner, and take a repair from the report to the owner's charge", async ({
  page,
  browser,
}) => {
  test.slow()
  const owner = await browser.newPage()
  await ownerIn(owner)
  const [home] = await ownHomes(owner)
  if (!home) throw new Error('the demo owner keeps no home')
  const ofOwner = caller(owner.request)
  await ofOwner('GET', 'web-data')
  const words = `The boiler leaks ${Date.now()}`
  await ofOwner('POST', `owners/properties/${home.id}/issues`, { topic: 'heat_or_water', text: words, files: [] })

  await logIn(page, people.staff, '/staff/operations')
  const cleaner = page.getByRole('combobox', { name: /^Assign / }).first()
  if (await cleaner.isVisible()) {
    const assign = stepsOn(page)
    const option = cleaner.locator('option:not([disabled])').nth(1)
    const value = (await option.getAttribute('value')) ?? ''
    await cleaner.selectOption(value)
    await expect(page.getByText(/assigned/i).first()).toBeVisible()
    assign.within(2 - 1)
  }

  await page.goto('/staff')
  await ready(page)
  const repair = stepsOn(page)
  await repair.click(page.getByRole('link', { name: new RegExp(`^Answer: .*${words}`) }))
  const card = page.getByRole('article').filter({ hasText: words })
  await repair.click(card.getByRole('button', { name: /^Schedule repair/ }))
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
  await ready(page)
  await page.getByLabel('Vendor', { exact: true }).first().selectOption({ label: 'Tidewater Plumbing' })
  await page.getByLabel('Item', { exact: true }).fill('New valve')
  await page.getByLabel('Cost', { exact: true }).fill('900')
  await repair.click(page.getByRole('button', { name: 'Submit bid' }))
  await expect(page.getByRole('article').getByText('Needs owner approval', { exact: true })).toBeVisible()
  await owner.goto(page.url().replace('/staff/jobs', '/owners/maintenance/jobs'))
  await ready(owner)
  await owner.getByRole('button', { name: 'Approve bid' }).click()
  await expect(owner.getByText('Accepted', { exact: true })).toBeVisible()
  await page.reload()
  await ready(page)
  await repair.click(page.getByRole('button', { name: 'Mark as done' }))
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  const bills = page.locator('#bills')
  await bills.getByLabel('Bill number').fill(`TP-${Date.now()}`)
  await bills.getByLabel('Bill amount').fill('100')
  await bills
    .getByLabel('Bill (PDF or photo)')
    .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await expect(bills.getByText('bill.pdf')).toBeVisible()
  await expect(bills.getByText('The file is still uploading.')).toHaveCount(0)
  await repair.click(bills.getByRole('button', { name: 'Save bill' }))
  await expect(page.getByText('Bill saved', { exact: true })).toBeVisible()
  expect(await faults(page)).toEqual([])
  // Bills that one person both enters and charges add up within a day, so a colleague charges this one.
  const context = await browser.newContext()
  await enter(context, people.admin)
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await ready(colleague)
  await repair.click(colleague.getByRole('button', { name: /^Charge owner: TP-/ }).first())
  await expect(colleague.getByText('Charged to the owner', { exact: true })).toBeVisible()
  await context.close()
  // Selecting the vendor for the bid counts as a step.
  repair.within(7 - 1)
})

test('a repair moves across the board by drag and by keyboard, and is completed with the photos its checklist requires', async ({
  page,
}) => {
  await logIn(page, people.staff, '/staff')
  const call = caller(page.request)
  await call('GET', 'web-data')
  const { homes } = await call<{ homes: { data: { id: number }[] } }>('GET', 'staff/properties?status=live&perPage=1')
  const title = `Loose shutter ${Date.now()}`
  const { job } = await call<{ job: { id: number } }>('POST', 'staff/jobs', {
    kind: 'repair',
    homeId: homes.data[0]?.id,
    title,
    day: today(),
  })
  await call('PUT', `staff/jobs/${job.id}/record`, {
    checklist: [{ text: 'The hinge holds', photo: true, done: false, note: '' }],
    before: [],
    after: [],
    found: '',
  })
  await call('POST', `staff/jobs/${job.id}/bids`, {
    vendorId: null,
    lines: [{ kind: 'labor', what: 'Hinges', cost: 9_000, markup: 0 }],
  })

  await page.goto('/staff/repairs')
  await ready(page)
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const card = (name: string) => column(name).getByRole('listitem').filter({ hasText: title })
  expect(await faults(page)).toEqual([])
  await card('Bid').dragTo(column('Approved'))
  await expect(card('Approved')).toBeVisible()
  await card('Approved').getByRole('link').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^The checklist requires photos of the work/)).toBeVisible()
  await card('Approved').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('checkbox', { name: /^The hinge holds/ }).check()
  await page.getByLabel('After photos').setInputFiles(await photo('hinge.jpg', '#7a8b99'))
  await expect(page.getByText('hinge.jpg')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Assignment saved', { exact: true }).last()).toBeVisible()
  await page.goto('/staff/repairs')
  await ready(page)
  await card('Approved').getByRole('link').focus()
  await page.keyboard.press('ArrowRight')
  await expect(card('Done')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await card('Done')
    .getByRole('button', { name: /^Add bill/ })
    .click()
  await expect(page).toHaveURL(/#bills$/)
})

test('job 26: staff file a damage claim, and a colleague decides it', async ({ page, browser }) => {
  const guest = await browser.newPage()
  const id = await endedStay(guest)
  await logIn(page, people.staff, '/staff')
  const { booking } = await caller(page.request)<{ booking: { number: string } }>('GET', `bookings/${id}`)
  const thing = `A cracked mirror (${Date.now()})`
  const claim = stepsOn(page)
  await command(page, claim, `claim ${booking.number}`, /^File a damage claim on /)
  await page.getByLabel('Damaged or missing item').fill(thing)
  await page.getByLabel('Cost').fill('80')
  await page.getByRole('textbox', { name: 'What happened' }).fill('It fell off the wall.')
  await page.getByLabel('After photos').setInputFiles(await photo('mirror.jpg', '#7a8b99'))
  await expect(page.getByText('mirror.jpg')).toBeVisible()
  await claim.click(page.getByRole('button', { name: 'Submit claim' }))
  await expect(page.getByRole('article').filter({ hasText: thing }).getByText('Waiting for the guest')).toBeVisible()

  const ofGuest = caller(guest.request)
  await ofGuest('GET', 'web-data')
  const { claims } = await ofGuest<{ claims: { id: number }[] }>('GET', `bookings/${id}/claims`)
  const raised = claims.find((one) => JSON.stringify(one).includes(thing))
  await ofGuest('POST', `claims/${raised?.id}/escalation`, { text: 'It was cracked when we came.' })

  const context = await browser.newContext()
  await enter(context, people.admin)
  const colleague = await context.newPage()
  await colleague.goto('/staff')
  await ready(colleague)
  await claim.click(colleague.getByRole('link', { name: /^Decide: Damage claim/ }).first())
  const decided = colleague.getByRole('article').filter({ hasText: thing })
  await decided.getByLabel('Amount to charge').fill('40')
  await decided.getByLabel('Reason, shown to both sides').fill('The photos show wear from before the stay.')
  await claim.click(decided.getByRole('button', { name: 'Decide' }))
  expect(await faults(colleague)).toEqual([])
  await claim.click(
    colleague
      .getByRole('alertdialog')
      .or(colleague.getByRole('dialog'))
      .getByRole('button', { name: /^Charge \$40/ }),
  )
  await expect(colleague.getByText(/decided: \$40/).first()).toBeVisible()
  await context.close()
  claim.within(6)
})
