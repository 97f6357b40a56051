import { type BrowserContext, expect } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { today } from '../owner/owner.ts'
import { enter, people } from '../support/people.ts'

type Row = { id: number; arrive: string; depart: string }
type Listed = { bookings: { data: Row[] } }
type Read = { booking: { status: string; guest: { email: string }; home: { instant: boolean } } }
type Extra = { extra: { after: number } }
type Call = Awaited<ReturnType<typeof enter>>['call']

/** The clock job runs every minute; in a demo world that was just opened, no one has checked in yet. */
const clockPasses = 75_000

const staysNow = async (call: Call): Promise<Row[]> => {
  const { bookings } = await call<Listed>('GET', 'staff/bookings?when=upcoming&perPage=100')
  return bookings.data.filter(({ arrive, depart }) => arrive < today() && depart > addDays(today(), 1))
}

const once = async (call: Call, { id }: Row): Promise<{ id: string; email: string }> => {
  const read = async () => (await call<Read>('GET', `bookings/${id}`)).booking
  await expect.poll(async () => (await read()).status, { timeout: clockPasses }).toBe('checked_in')
  return { id: String(id), email: (await read()).guest.email }
}

/**
 * A stay in the demo world whose guest has checked in and stays a few more nights, with the guest's email. The context
 * is the team's.
 */
export const stayUnderWay = async (team: BrowserContext): Promise<{ id: string; email: string }> => {
  const { call } = await enter(team, people.staff)
  const [stay] = await staysNow(call)
  if (!stay) throw new Error('no guest of the demo world has checked in')
  return once(call, stay)
}

/**
 * The last such stay whose guest can add a night without the team, and the days after its check-out. The context is the
 * team's.
 */
export const roomyStayUnderWay = async (team: BrowserContext) => {
  const { call } = await enter(team, people.staff)
  for (const stay of (await staysNow(call)).toReversed()) {
    const { home } = (await call<Read>('GET', `bookings/${stay.id}`)).booking
    const found = home.instant && (await once(call, stay))
    const { extra } = await call<Extra>('GET', `bookings/${stay.id}/extra-nights`)
    if (found && extra.after > 0) return { ...found, later: (days: number) => addDays(stay.depart, days) }
  }
  throw new Error('no home of the demo world is available after a current stay')
}
