import { expect, type Page, test } from '@playwright/test'
import { apiBase } from '@porchlight/contract'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { holdNights, signUpInCheckout } from './stay.ts'

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000)
const dayIn = (days: number): string => inDays(days).toISOString().slice(0, 10)

/** An owner's offer of some week of his that is free: 200 off the nights, which are kept until tomorrow. */
const offerOfOwner = async (page: Page): Promise<string> => {
  await logIn(page, people.owner)
  const read = async (path: string) => (await (await page.request.get(`${apiBase}/${path}`)).json()).results
  const { token } = await read('web-data')
  const { homes } = await read('owners/properties')
  for (const { id } of homes as { id: number }[])
    for (let days = 40; days < 300; days += 9) {
      const stay = { arrive: dayIn(days), depart: dayIn(days + 7), adults: 2 }
      const off = { kind: 'amount', amount: 20_000 }
      const data = { ...stay, off, hold: true, expiresAt: inDays(1).toISOString(), message: 'For your birthday.' }
      const headers = { 'x-csrf-token': token }
      const answer = await page.request.post(`${apiBase}/properties/${id}/offers`, { headers, data })
      if (answer.status() !== 201) continue
      const { offer } = (await answer.json()).results
      return `/offer/${offer.id}/${offer.hash}`
    }
  throw new Error('no week of this owner is free')
}

test('an offer is seen by its link with what it saves, and booked at its price', async ({ page, browser }) => {
  const link = await offerOfOwner(page)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('is offered to you')
  await expect(guest.getByText('For your birthday.')).toBeVisible()
  await expect(guest.getByText('$212 less')).toBeVisible()
  expect(await faults(guest)).toEqual([])
  await guest.getByRole('link', { name: 'Book this stay' }).click()
  await expect(guest.getByText('Our offer to you')).toBeVisible()
  await signUpInCheckout(guest, 'Nora')
  await holdNights(guest)
  await guest.goto(link)
  await expect(guest.getByText('This offer is booked')).toBeVisible()
  await guest.goto(link.replace('/offer/', '/offer/book-payment/'))
  await expect(guest).toHaveURL(/\/book-payment\?booking=\d+/)
  await guest.context().close()
})
