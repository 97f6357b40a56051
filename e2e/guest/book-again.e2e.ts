import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { enter, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

type Listed = { bookings: { data: { id: number; status: string }[] } }

test('a guest books the home of a past trip again, with the same guests and available nights', {
  tag: '@release',
}, async ({ page }) => {
  const { call } = await enter(page.context(), people.guest)
  const { bookings } = await call<Listed>('GET', 'bookings?when=previous&perPage=50')
  const past = bookings.data.find(({ status }) => status === 'completed')
  if (!past) throw new Error('the demo guest has no past trip')
  await page.goto(`/travelers/bookings/${past.id}`)
  await ready(page)
  expect(await faults(page)).toEqual([])
  const again = page.getByRole('link', { name: /^Book again, / })
  const address = new URL((await again.getAttribute('href')) ?? '', page.url())
  expect([...address.searchParams.keys()]).toEqual(expect.arrayContaining(['arrive', 'depart', 'adults']))
  await again.click()
  await expect(page).toHaveURL(/\/properties\/[^?]+\?arrive=/)
  await expect(page.getByText('Stay with fees').first()).toBeVisible()
})
