import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { logIn, ownHomes, today } from '../owner/owner.ts'
import { caller } from '../support/caller.ts'
import { join } from '../support/people.ts'

type Quoted = { quote?: { id: number; hash: string } }
type Made = { booking: { id: number } }
export type GuestRequest = { id: number; guestName: string }

/** Five consecutive nights a guest can request, in homes whose requests the demo owner answers. */
async function* askable(page: Page, call: ReturnType<typeof caller>) {
  for (const home of (await ownHomes(page)).filter(({ instant }) => !instant))
    for (let days = 60; days < 300; days += 3) {
      const stay = { arrive: addDays(today(), days), depart: addDays(today(), days + 5), adults: 2 }
      const { quote } = await call<Quoted>('POST', `properties/${home.id}/quotes`, stay)
      if (quote) yield { quoteId: quote.id, quoteHash: quote.hash }
    }
}

/** Requests the first nights still available at that moment: other journeys request nights too. */
const ask = async (page: Page, call: ReturnType<typeof caller>): Promise<Made['booking']> => {
  for await (const wanted of askable(page, call)) {
    const made = await call<Made>('POST', 'bookings', wanted).catch((error: Error) => {
      if (!error.message.includes('nights_taken')) throw error
    })
    if (made) return made.booking
  }
  throw new Error('no home of the demo owner has available nights to request')
}

/** Letters not used before, so that leftovers of a first try aren't mistaken for results of the second. */
const randomSuffix = (): string =>
  randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6)

/** A new guest requests nights from the demo owner. */
export const requestFrom = async (page: Page, browser: Browser, name: string): Promise<GuestRequest> => {
  const lastName = `${name}-${randomSuffix()}`
  const context = await browser.newContext()
  const { call } = await join(context, { firstName: 'Ines', lastName })
  const { id } = await ask(page, call)
  await context.close()
  return { id, guestName: `Ines ${lastName}` }
}

type Menu = { messages: { id: number; subject: string; to: string; clicked: boolean }[] }

/** The demo owner's message about a request, once it exists. */
export const messageOf = async (page: Page, bookingId: number): Promise<Menu['messages'][number]> => {
  let found: Menu['messages'][number] | undefined
  await expect(async () => {
    const { messages } = await caller(page.request)<Menu>('GET', 'notifications/menu')
    found = messages.find(({ to }) => to === `/owners/bookings/requested/${bookingId}`)
    expect(found).toBeDefined()
  }).toPass()
  return found as Menu['messages'][number]
}

/** The demo owner right after login: earlier notifications are read, and the journey controls the clock. */
export const atTheDesk = async (page: Page): Promise<void> => {
  await page.clock.install()
  const heard = page.waitForResponse(/notifications\/menu/)
  await logIn(page)
  await heard
}

/** Time passes only for the page: the next poll happens without anyone waiting for it. */
export const aPoll = (page: Page): Promise<void> => page.clock.runFor(61_000)
