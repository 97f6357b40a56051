import { expect, test } from '@playwright/test'
import { logIn, people } from '../../support/people.ts'
import { ready } from '../../support/ready.ts'
import { command } from './command.ts'
import { stepsOn } from './steps.ts'

test('jobs 17, 37: a home is blocked from the search field, the block extended and removed, each in three steps, and staff see who did it', async ({
  page,
}) => {
  await logIn(page, people.staff, '/staff')
  await ready(page)
  const panel = page.getByRole('complementary', { name: /^Ferry Hill/ })
  const block = async (dates: string, nights: string) => {
    const { click, within, ...steps } = stepsOn(page)
    await command(page, { click, within, ...steps }, `block Ferry Hill ${dates}`, /^Block Ferry Hill/)
    await expect(panel).toContainText(nights)
    await click(panel.getByRole('button', { name: 'Block nights' }))
    await expect(page.getByText(/^Blocked: Ferry Hill/).first()).toBeVisible()
    within(3)
  }
  await block('Oct 12-15', '3 nights, all available')
  // The following nights.
  await block('Oct 15-17', '2 nights, all available')

  await page.goto('/staff')
  await ready(page)
  const who = stepsOn(page)
  await command(page, who, 'calendar Ferry Hill Oct 15-17', /^Calendar of Ferry Hill/)
  await expect(panel.getByText(/Theo Quill/).first()).toBeVisible()
  who.within(2)

  const lift = stepsOn(page)
  await lift.click(panel.getByRole('button', { name: 'Unblock nights' }).last())
  await expect(page.getByText(/^Unblocked: Ferry Hill/)).toBeVisible()
  // The search field opens these nights with two steps.
  lift.within(3 - 2)
})

test('prices of all visible homes rise for a season with a preview, and the change is undone, in five steps', async ({
  page,
}) => {
  test.slow()
  // The ten or so largest homes.
  await logIn(page, people.staff, '/staff/calendar?sleeps=14')
  await ready(page)
  const { click, within } = stepsOn(page)
  await click(page.getByRole('button', { name: 'Change prices or stay rules' }))
  const panel = page.getByRole('dialog', { name: 'Change prices or stay rules' })
  await click(panel.getByRole('button', { name: 'Select all' }))
  await panel.getByLabel('First night').fill('2027-09-06')
  await panel.getByLabel('Last night').fill('2027-09-12')
  await panel.getByLabel('Percent change (use minus to lower prices)').fill('10')
  await click(panel.getByRole('button', { name: 'Preview' }))
  // Every home's prices are calculated before and after.
  const patient = { timeout: 100_000 }
  await expect(panel.getByRole('table', { name: 'Changes by home' })).toBeVisible(patient)
  await click(panel.getByRole('button', { name: /^Save for \d+ homes/ }))
  await click(page.getByRole('button', { name: 'Undo', exact: true }))
  await expect(page.getByText(/^Change undone for \d+ homes/)).toBeVisible(patient)
  within(5)
})
