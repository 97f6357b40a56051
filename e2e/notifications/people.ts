import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { dayFrom, ownHomes, today } from '../owner/owner.ts'
import { caller } from '../support/caller.ts'

type Quoted = { quote?: { id: number; hash: string } }
type Made = { booking: { id: number } }
export type Asked = { id: number; guestName: string }

/** Five nights that a guest may ask for, in any home whose requests the demo owner answers himself. */
const askable = async (page: Page, call: ReturnType<typeof caller>) => {
  for (const home of (await ownHomes(page)).filter(({ instant }) => !instant))
    for (let days = 60; days < 300; days += 3) {
      const wish = { arrive: dayFrom(today(), days), depart: dayFrom(today(), days + 5), adults: 2 }
      const { quote } = await call<Quoted>('POST', `properties/${home.id}/quotes`, wish)
      if (quote) return { quoteId: quote.id, quoteHash: quote.hash }
    }
  throw new Error('no home of the demo owner has free nights to ask for')
}

/** A new guest asks the demo owner for nights. */
export const requestFrom = async (page: Page, browser: Browser, lastName: string): Promise<Asked> => {
  const context = await browser.newContext()
  const call = caller(context.request)
  await call('GET', 'web-data')
  await call('POST', 'signup', {
    firstName: 'Ines',
    lastName,
    email: `ines-${randomUUID()}@demo.porchlight.test`,
    phone: '+1 555 010 4471',
    password: 'harbour-lantern-7',
    confirmPassword: 'harbour-lantern-7',
    isTraveler: true,
    quickSignup: true,
  })
  const { booking } = await call<Made>('POST', 'bookings', await askable(page, call))
  await context.close()
  return { id: booking.id, guestName: `Ines ${lastName}` }
}
