import { expect, type Page, test } from '@playwright/test'
import { apiBase } from '@porchlight/contract'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { holdNights, signUpInCheckout } from './stay.ts'

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000)
const dayIn = (days: number): string => inDays(days).toISOString().slice(0, 10)

/** Add-ons the owner's guests can choose; the first is offered with the stay. */
const extras = [
  { kind: 'extra', label: 'Firewood for the week', note: 'Dry oak by the door.', per: 'stay', amount: 9_000 },
  { kind: 'extra', label: 'Breakfast in a basket', note: '', per: 'stay', amount: 12_000 },
]

/** An owner's offer of an available week: 200 off the nights, on hold until tomorrow, plus firewood. */
const offerOfOwner = async (page: Page): Promise<string> => {
  await logIn(page, people.owner)
  const read = async (path: string) => (await (await page.request.get(`${apiBase}/${path}`)).json()).results
  const { token } = await read('web-data')
  const { homes } = await read('owners/properties')
  const headers = { 'x-csrf-token': token }
  for (const { id } of homes as { id: number }[]) {
    await page.request.put(`${apiBase}/owners/properties/${id}/add-ons`, { headers, data: { addOns: extras } })
    const [firewood] = (await read(`owners/properties/${id}/add-ons`)).addOns
    for (let days = 40; days < 300; days += 9) {
      const stay = { arrive: dayIn(days), depart: dayIn(days + 7), adults: 2 }
      const off = { kind: 'amount', amount: 20_000 }
      const said = { expiresAt: inDays(1).toISOString(), message: 'For your birthday.' }
      const data = { ...stay, ...said, off, hold: true, addOns: [firewood.id] }
      const answer = await page.request.post(`${apiBase}/properties/${id}/offers`, { headers, data })
      if (answer.status() !== 201) continue
      const { offer } = (await answer.json()).results
      return `/offer/${offer.id}/${offer.hash}`
    }
  }
  throw new Error('no week of this owner is free')
}

test("an offer link shows the savings, and the offer is booked with its add-ons and the guest's own", async ({
  page,
  browser,
}) => {
  const link = await offerOfOwner(page)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Your offer for')
  await expect(guest.getByText('For your birthday.')).toBeVisible()
  await expect(guest.getByText('You save $212')).toBeVisible()
  expect(await faults(guest)).toEqual([])
  await guest.getByRole('link', { name: 'Book this stay' }).click()
  await expect(guest.getByText('Our offer to you')).toBeVisible()
  const summary = guest.getByRole('complementary')
  await ready(guest)
  await expect(guest.getByLabel('Promo code')).toHaveCount(0)
  await expect(guest.getByRole('checkbox', { name: /Firewood for the week/ })).toBeDisabled()
  await guest.getByRole('checkbox', { name: /Breakfast in a basket/ }).press('Space')
  await expect(guest.getByRole('checkbox', { name: /Breakfast in a basket/ })).toBeChecked()
  for (const line of ['Our offer to you', 'Firewood for the week', 'Breakfast in a basket'])
    await expect(summary.getByText(line, { exact: true }).first()).toBeVisible()
  expect(await faults(guest)).toEqual([])
  await signUpInCheckout(guest, 'Nora')
  await holdNights(guest)
  for (const line of ['Firewood for the week', 'Breakfast in a basket'])
    await expect(summary.getByText(line, { exact: true }).first()).toBeVisible()
  await guest.goto(link)
  await expect(guest.getByText('This offer is booked')).toBeVisible()
  await guest.goto(link.replace('/offer/', '/offer/book-payment/'))
  await expect(guest).toHaveURL(/\/book-payment\?booking=\d+/)
  // C166: someone who has only the link is asked to log in first.
  await guest.context().clearCookies()
  await guest.goto(link.replace('/offer/', '/offer/book-payment/'))
  await expect(guest.getByRole('heading', { name: 'Please Login' })).toBeVisible()
  await guest.context().close()
})
