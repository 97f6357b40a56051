import { addDays, type PlainDate } from '@porchlight/contract'
import type { Guest, Reply } from './guest.ts'

export type StayToBook = { homeId: number; arrive: PlainDate; depart: PlainDate }
export type Offered = { quoteId: number; quoteHash: string }

/** A first day far enough ahead to avoid the demo world's own stays. */
export const clearOfTheDemo = (): PlainDate => addDays(new Date().toISOString().slice(0, 10), 260)

export const quote = async (
  guest: Guest,
  { homeId, arrive, depart }: StayToBook,
): Promise<{ reply: Reply; offered: Offered | undefined }> => {
  const reply = await guest.send('POST', `properties/${homeId}/quotes`, { arrive, depart, adults: 2 })
  const made = reply.results.quote as { id: number; hash: string } | undefined
  return { reply, offered: made && { quoteId: made.id, quoteHash: made.hash } }
}

export const book = (guest: Guest, offered: Offered, key?: string): Promise<Reply> =>
  guest.send('POST', 'bookings', offered, key)

export const bookingOf = (
  reply: Reply,
): { id: number; status: string; paid: { amount: number }; agreement: { version: number } } =>
  reply.results.booking as never

export const sign = async (guest: Guest, bookingId: number, key?: string): Promise<Reply> => {
  const { results } = await guest.send('GET', `bookings/${bookingId}/agreement`)
  return guest.send(
    'POST',
    `bookings/${bookingId}/agreement`,
    { agreementVersion: results.version, signedName: 'Ada Quill', accepted: true },
    key,
  )
}

export const pay = (guest: Guest, bookingId: number, token = 'sandbox_visa', key?: string): Promise<Reply> =>
  guest.send('POST', `bookings/${bookingId}/payments`, { token }, key)

/** Live homes with Instant Book, by id. */
export const instantHomes = async (guest: Guest): Promise<number[]> => {
  const { results } = await guest.send('GET', 'properties/search?instant=1&perPage=100')
  return (results.homes as { id: number }[]).map((home) => home.id).sort((a, b) => a - b)
}
