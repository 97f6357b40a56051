import { expect, type Page, test } from '@playwright/test'
import { logIn, people } from '../../support/people.ts'
import { ready } from '../../support/ready.ts'
import { jobs, stepCounter, stepsTable } from './jobs.ts'

type Walk = (page: Page, step: ReturnType<typeof stepCounter>) => Promise<void>

/** How each job is done, from the first page after login. */
const walks: Readonly<Record<number, Walk>> = {
  1: async (page) => {
    await expect(page.getByRole('heading', { name: 'Arrivals' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Departures' })).toBeVisible()
  },
  2: async (page, step) => {
    await step.press('/')
    await page.waitForURL(/\/staff\/find/)
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('PL-20')
    await expect(page.locator('a[data-found]').first()).toBeVisible()
  },
  23: async (page, step) => {
    await step.click('link', 'Cleaning schedule')
    await step.click('link', 'Tomorrow')
    await page.waitForURL(/date=/)
    await ready(page)
    const assign = page.getByRole('button', { name: /as proposed$/ })
    if (await assign.isVisible()) {
      await step.choose(() => assign.click())
      await expect(page.getByText(/assigned\.$/).first()).toBeVisible()
    }
    const send = page.getByRole('button', { name: /^Send plan/ })
    if (await send.isEnabled()) {
      await step.choose(() => send.click())
      await expect(page.getByText(/sent\.$/).first()).toBeVisible()
    }
  },
  40: async (page, step) => {
    await page.goto('/staff/operations')
    await ready(page)
    const file = page.waitForEvent('download')
    await step.click('button', 'Save as CSV')
    await file
  },
}

test('everyday jobs stay within their steps', async ({ page }, info) => {
  const taken = new Map<number, number>()
  await logIn(page, people.staff, '/staff')
  for (const [id, walk] of Object.entries(walks)) {
    await page.goto('/staff')
    await ready(page)
    const step = stepCounter(page)
    await walk(page, step)
    taken.set(Number(id), step.steps())
  }
  const table = stepsTable(taken)
  await info.attach('steps.txt', { body: table })
  process.stdout.write(`${table}\n`)
  for (const { id, most } of jobs) expect(taken.get(id) ?? 0, `steps of job ${id}`).toBeLessThanOrEqual(most)
})
