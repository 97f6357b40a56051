import { type Browser, expect, test } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { join } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { freeRun, logIn, type OwnHome, ownHomes } from './owner.ts'

type Quoted = { quote?: { id: number; hash: string } }
type Made = { booking: { id: number } }

/** A new guest requests nights in a home; returns the booking and the guest's own calls. */
const ask = async (browser: Browser, home: OwnHome, from: string, firstName: string) => {
  const guest = await browser.newContext()
  const { call } = await join(guest, { firstName, lastName: 'Okafor' })
  for (let days = 0; days < 60; days++) {
    const stay = { arrive: addDays(from, days), depart: addDays(from, days + 5), adults: 2 }
    const { quote } = await call<Quoted>('POST', `properties/${home.id}/quotes`, stay)
    if (!quote) continue
    const { id: quoteId, hash: quoteHash } = quote
    const message = 'We come for the dunes.'
    const { booking } = await call<Made>('POST', 'bookings', { quoteId, quoteHash, message })
    return { booking, call }
  }
  throw new Error(`${home.name} has no open nights to request`)
}

test('an owner accepts and declines requests in place, after seeing what it means', async ({ page, browser }) => {
  await logIn(page)
  const home = (await ownHomes(page)).find(({ instant }) => !instant)
  if (!home) throw new Error('every home of the demo owner books at once')
  const from = await freeRun(page, home.id, 40, 20)
  const adaeze = await ask(browser, home, from, 'Adaeze')
  const bola = await ask(browser, home, addDays(from, 12), 'Bola')

  await page.goto('/owners')
  await ready(page)
  const requests = page.getByRole('region', { name: 'Needs your answer' })
  // Only the most urgent are shown; requests of other journeys may be more urgent.
  const others = requests.getByText(/^\d+ more$/)
  if (await others.isVisible()) await others.click()
  await requests.getByRole('button', { name: 'Accept Adaeze Okafor’s request' }).click()
  const consequence = page.getByRole('region', { name: 'Accept request' })
  await expect(consequence).toContainText(/Adaeze Okafor has 24 hours to sign and pay.*You earn \$[\d,.]+/)
  await consequence.getByRole('button', { name: 'Not now' }).click()
  await requests.getByRole('button', { name: 'Accept Adaeze Okafor’s request' }).click()
  await consequence.getByRole('button', { name: 'Accept request' }).click()
  await expect(page.getByText('Accepted. Adaeze Okafor has 24 hours to sign and pay.')).toBeVisible()
  await expect(requests.getByText('Adaeze Okafor asks')).toBeHidden()
  const accepted = await adaeze.call<{ booking: { status: string } }>('GET', `bookings/${adaeze.booking.id}`)
  expect(accepted.booking.status).toBe('awaiting_agreement')

  await page.goto('/owners/bookings/requested')
  await page.getByRole('link', { name: /Bola Okafor/ }).click()
  await expect(page.getByText('We come for the dunes.')).toBeVisible()
  await ready(page)
  await page.getByRole('button', { name: 'Decline Bola Okafor’s request' }).click()
  const refusal = page.getByRole('region', { name: 'Decline request' })
  await expect(refusal).toContainText(/you won’t earn \$[\d,.]+/)
  await refusal.getByRole('textbox', { name: 'Message to the guest' }).fill('We paint that week.')
  await refusal.getByRole('button', { name: 'Decline request' }).click()
  await expect(page.getByText('Request declined: “We paint that week.”')).toBeVisible()
  const declined = await bola.call<{ booking: { status: string } }>('GET', `bookings/${bola.booking.id}`)
  expect(declined.booking.status).toBe('declined')
})
