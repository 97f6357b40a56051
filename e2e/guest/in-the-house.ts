import { type BrowserContext, expect } from '@playwright/test'
import { addDays } from '@porchlight/contract'
import { today } from '../owner/owner.ts'
import { enter, people } from '../support/people.ts'

type Row = { id: number; arrive: string; depart: string }
type Listed = { bookings: { data: Row[] } }
type Read = { booking: { status: string; guest: { email: string }; home: { instant: boolean } } }
type Extra = { extra: { after: number } }
type Call = Awaited<ReturnType<typeof enter>>['call']

/** The clock passes every minute; in a world that has just been opened nobody has come yet. */
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
 * A stay of the demo world whose guest is in the house for some nights more, with his address. The context is the team’s.
 */
export const stayUnderWay = async (team: BrowserContext): Promise<{ id: string; email: string }> => {
  const { call } = await enter(team, people.staff)
  const [stay] = await staysNow(call)
  if (!stay) throw new Error('nobody is in a house of the demo world')
  return once(call, stay)
}

/** The last of them whose guest may add a night by himself, and the days after its departure. The context is the team’s. */
export const roomyStayUnderWay = async (team: BrowserContext) => {
  const { call } = await enter(team, people.staff)
  for (const stay of (await staysNow(call)).toReversed()) {
    const { home } = (await call<Read>('GET', `bookings/${stay.id}`)).booking
    const found = home.instant && (await once(call, stay))
    const { extra } = await call<Extra>('GET', `bookings/${stay.id}/extra-nights`)
    if (found && extra.after > 0) return { ...found, later: (days: number) => addDays(stay.depart, days) }
  }
  throw new Error('no house of the demo world is free after a stay under way')
}
