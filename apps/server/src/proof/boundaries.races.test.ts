import { fileURLToPath } from 'node:url'
import { addDays } from '@porchlight/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, bookingOf, clearOfTheDemo, instantHomes, pay, quote, sign } from './booking-flow.ts'
import { boundaries } from './boundary.ts'
import { doctorOnceSettled } from './doctor.ts'
import { socketOf } from './fleet.ts'
import { freePort } from './free-port.ts'
import { type Guest, signUpGuest } from './guest.ts'
import { fillingMs, type ServerProcess, startServer, worldFolder } from './processes.ts'

const inFull = process.env.RACE_ROUNDS !== undefined
const child = fileURLToPath(new URL('./boundary-child.ts', import.meta.url))

let folder: Awaited<ReturnType<typeof worldFolder>>
let port: number
let server: ServerProcess | undefined
let guest: Guest
let home: number
/** One at a time, each on the state the last one left. */
const start = async (program?: readonly string[]): Promise<ServerProcess> => {
  await server?.kill('SIGTERM')
  server = startServer(port, { PORCHLIGHT_DATA: folder.path }, program)
  await server.ready()
  return server
}

beforeAll(async () => {
  folder = await worldFolder(6)
  port = await freePort()
  const { origin } = await start()
  guest = await signUpGuest(origin)
  home = (await instantHomes(guest))[0] as number
}, fillingMs)
afterAll(async () => {
  await server?.kill('SIGTERM')
  folder?.remove()
})

/** The amount the gateway's own books show for a booking. */
const takenFor = async (bookingId: number): Promise<{ amount: number; charges: number }> => {
  const client = new pg.Client(socketOf(folder.path))
  await client.connect()
  const { rows } = await client.query<{ amount: number; charges: number }>(
    `select coalesce(sum(c.amount_minor), 0)::int as amount, count(*)::int as charges
     from sandbox_gateway.charge c join payments.intent i on i.gateway_key = c.key
     where i.booking_id = $1 and c.status = 'succeeded'`,
    [bookingId],
  )
  await client.end()
  return rows[0] ?? { amount: 0, charges: 0 }
}

test.each(boundaries.map((boundary, at) => ({ boundary, at })))(
  'a payment killed $boundary is finished with the same key: charged once, confirmed, and the books agree',
  async ({ boundary, at }) => {
    const doomed = await start([child, boundary])
    const arrive = addDays(clearOfTheDemo(), at * 14)
    const { offered } = await quote(guest, { homeId: home, arrive, depart: addDays(arrive, 7) })
    if (!offered) throw new Error('no quote')
    const { id } = bookingOf(await book(guest, offered))
    await sign(guest, id)
    const key = `killed-${at}`
    await expect(pay(guest, id, 'sandbox_visa', key)).rejects.toThrow()
    await doomed.gone
    expect(doomed.child.signalCode).toBe('SIGKILL')

    const { origin } = await start()
    const paid = await pay(guest, id, 'sandbox_visa', key)
    expect([paid.status, paid.code]).toEqual([200, undefined])
    const booking = bookingOf(paid)
    expect(booking.status).toBe('confirmed')
    expect(await takenFor(id)).toEqual({ amount: booking.paid.amount, charges: 1 })
    // The doctor reads everything: after the last one, what all of them left.
    if (at < boundaries.length - 1 && !inFull) return
    const doctor = await doctorOnceSettled(folder.path, origin)
    expect(doctor.code, doctor.said).toBe(0)
  },
)
