import { expect, test } from '@playwright/test'
import { addDays, type BookingCard, type payoutsDue, type ResultsOf } from '@porchlight/contract'
import { today } from '../../owner/owner.ts'
import { caller } from '../../support/caller.ts'
import { faults } from '../../support/faults.ts'
import { enter, logIn, people } from '../../support/people.ts'
import { ready } from '../../support/ready.ts'
import { command } from './command.ts'
import { stepsOn } from './steps.ts'

test('job 27: a payout run is prepared, approved by a second person, sent, and its bank file downloaded', async ({
  page,
  browser,
}) => {
  await logIn(page, people.staff, '/staff')
  const { currencies } = await caller(page.request)<ResultsOf<typeof payoutsDue>>('GET', 'staff/payouts/due')
  const payable = (currencies[0]?.payees ?? []).filter(
    ({ waitsFor, runId, account, name }) =>
      waitsFor.length === 0 && runId === null && account?.kind !== 'stripe' && name !== 'Edith Whitcombe',
  )
  // The largest and the smallest belong to other journeys.
  const [, payee] = payable
  if (!payee || payable.length < 3) throw new Error('too few owners are due')
  const run = stepsOn(page)
  await command(page, run, 'payouts', /^Payouts/)
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByRole('checkbox', { name: `Pay ${payee.name}` }).press('Space')
  await page.getByRole('textbox', { name: 'Note for the owners' }).fill(`Day ${Date.now()}`)
  await run.click(page.getByRole('button', { name: 'Prepare payout run' }))
  await expect(page.getByRole('heading', { level: 1, name: /^Payout run \d+$/ })).toBeVisible()

  const context = await browser.newContext()
  await enter(context, people.books)
  const colleague = await context.newPage()
  await colleague.goto('/staff')
  await ready(colleague)
  await run.click(colleague.getByRole('link', { name: /^Review: .*[Pp]ayout run/ }).first())
  await expect(colleague.getByRole('dialog')).toBeVisible()
  await run.click(colleague.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }))
  await expect(colleague.getByRole('dialog')).toHaveCount(0)
  await context.close()

  await page.reload()
  await ready(page)
  expect(await faults(page)).toEqual([])
  await run.click(page.getByRole('button', { name: /^Send \$/ }))
  const file = page.waitForEvent('download')
  await run.click(page.getByRole('alertdialog').getByRole('button', { name: 'Send payout run' }))
  expect((await file).suggestedFilename()).not.toBe('')
  run.within(7)
})

test('a check is recorded on a booking in three steps, deposited, and reversed once the bank returns it', async ({
  page,
}) => {
  await logIn(page, people.admin, '/staff')
  await ready(page)
  const upcoming = async (listPage: number) =>
    (
      await caller(page.request)<{ bookings: { data: BookingCard[]; numberPages: number } }>(
        'GET',
        `staff/bookings?when=upcoming&perPage=100&page=${listPage}`,
      )
    ).bookings
  // The latest arrivals still owe the balance.
  const { data } = await upcoming((await upcoming(1)).numberPages)
  const card = data.find(
    ({ status, total, paid }) => status === 'confirmed' && (paid?.amount ?? 0) < (total?.amount ?? 0),
  )
  if (!card) throw new Error('no booking of the demo world has an open balance')
  const record = stepsOn(page)
  await command(page, record, `record ${card.number}`, new RegExp(`^Record a payment on ${card.number}`))
  const panel = page.getByRole('dialog', { name: 'Record payment' })
  await panel.getByLabel('Amount').fill('100')
  await panel.getByLabel('Check number').fill('1042')
  expect(await faults(page)).toEqual([])
  await record.click(panel.getByRole('button', { name: 'Record payment' }))
  await expect(page.getByText('Payment recorded.')).toBeVisible()
  record.within(3)

  await page.goto(`/staff/bookings/${card.id}?tab=money`)
  await ready(page)
  await page.getByRole('button', { name: 'Record deposit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Record deposit' }).click()
  await expect(page.getByText('Deposit recorded.')).toBeVisible()
  await page.getByRole('button', { name: 'Reverse' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The check bounced: insufficient funds')
  await dialog.getByRole('button', { name: 'Reverse' }).click()
  await expect(page.getByText('Payment reversed.')).toBeVisible()
  await expect(page.getByText(/^Reversed by /)).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test("jobs 29, 30: staff see an owner's statement as the owner sees it, and whose money was in trust on a given day", async ({
  page,
}) => {
  await logIn(page, people.staff, '/staff')
  const { people: found } = await caller(page.request)<{ people: { data: { name: string }[] } }>(
    'GET',
    'staff/people?q=owner@demo.porchlight.test',
  )
  const name = found.data[0]?.name ?? ''
  const statement = stepsOn(page)
  await command(page, statement, `statement ${name}`, new RegExp(`^Statement of ${name}`))
  await expect(page.getByRole('heading', { level: 1, name: /quarter \d{4}$/ })).toBeVisible()
  await ready(page)
  expect(await faults(page)).toEqual([])
  statement.within(2)

  await page.goto('/staff')
  await ready(page)
  const trust = stepsOn(page)
  await command(page, trust, 'trust', /^Trust/)
  await page.getByRole('textbox', { name: 'End of day' }).fill(addDays(today(), -30))
  await page.keyboard.press('Tab')
  await trust.click(page.getByRole('button', { name: 'Show', exact: true }))
  await expect(page.getByText(/, end of day$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trust liabilities' })).toBeVisible()
  await ready(page)
  expect(await faults(page)).toEqual([])
  trust.within(3)
})
