import { type BrowserContext, expect } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { today } from '../owner/owner.ts'
import { enter, people } from '../support/people.ts'

type Listed = { bookings: { data: { id: number; arrive: string; depart: string }[] } }
type Read = { booking: { status: string; guest: { email: string } } }

/** The clock passes every minute; in a world that has just been opened nobody has come yet. */
const clockPasses = 75_000

/**
 * A stay of the demo world whose guest is in the house for some nights more, with his address. The context is the team’s.
 */
export const stayUnderWay = async (team: BrowserContext): Promise<{ id: string; email: string }> => {
  const { call } = await enter(team, people.staff)
  const { bookings } = await call<Listed>('GET', 'staff/bookings?when=upcoming&perPage=100')
  const stay = bookings.data.find(({ arrive, depart }) => arrive < today() && depart > addDays(today(), 1))
  if (!stay) throw new Error('nobody is in a house of the demo world')
  const read = async () => (await call<Read>('GET', `bookings/${stay.id}`)).booking
  await expect.poll(async () => (await read()).status, { timeout: clockPasses }).toBe('checked_in')
  return { id: String(stay.id), email: (await read()).guest.email }
}
