import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '@porchlight/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, bookingOf, clearOfTheDemo, instantHomes, pay, quote, type StayToBook, sign } from './booking-flow.ts'
import { doctorOnceSettled } from './doctor.ts'
import { socketOf } from './fleet.ts'
import { freePort } from './free-port.ts'
import { type Guest, signUpGuest } from './guest.ts'
import { fillingMs, type ServerProcess, startServer, worldFolder } from './processes.ts'

const serverKills = Number(process.env.SERVER_KILLS ?? 1)
const databaseKills = Number(process.env.DATABASE_KILLS ?? 1)
/** Alone on the machine, as in a full run, it must be ready by then; alongside other tests its time says nothing. */
const readyWithinMs = process.env.RACE_WORKERS === '1' ? 5_000 : Number.POSITIVE_INFINITY

/** What the server has confirmed; it must still be true after any crash. */
type Acknowledged = { bookingId: number; status: string; paid: number }

/** Their weeks allow more stays than four guests can book between that many kills. */
const homesAtLeast = 24

let folder: Awaited<ReturnType<typeof worldFolder>>
let server: ServerProcess | undefined
beforeAll(async () => {
  folder = await worldFolder(homesAtLeast)
}, fillingMs)
afterAll(async () => {
  await server?.kill('SIGKILL')
  folder?.remove()
})

const start = async (port: number): Promise<number> => {
  server = startServer(port, { PORCHLIGHT_DATA: folder.path })
  return server.ready()
}

/** Available weeks in sequence, each home in turn. */
const weeksOf = (homes: readonly number[]) => {
  let turn = 0
  return (): StayToBook => {
    const arrive = addDays(clearOfTheDemo(), (Math.floor(turn / homes.length) % 24) * 7)
    return { homeId: homes[turn++ % homes.length] as number, arrive, depart: addDays(arrive, 7) }
  }
}

/**
 * Guests book and pay one after another, and record every confirmation, until stopped. Lost responses don't count as
 * confirmations.
 */
const keepBooking = (guest: Guest, lane: number, nextStay: () => StayToBook) => {
  const acknowledged: Acknowledged[] = []
  const going = { on: true }
  const note = (reply: Awaited<ReturnType<typeof book>>) => {
    if (reply.status >= 300) return
    const booking = bookingOf(reply)
    acknowledged.push({ bookingId: booking.id, status: booking.status, paid: booking.paid.amount })
  }
  const once = async () => {
    const { offered } = await quote(guest, nextStay())
    if (!offered) return
    const booked = await book(guest, offered)
    note(booked)
    if (booked.status !== 201) return
    const { id } = bookingOf(booked)
    note(await sign(guest, id))
    note(await pay(guest, id, lane % 3 === 0 ? 'sandbox_timeout' : 'sandbox_visa'))
  }
  const done = (async () => {
    while (going.on) await once().catch(() => pause(20))
  })()
  return {
    acknowledged,
    stop: async () => {
      going.on = false
      await done
    },
  }
}

const progressOf: Record<string, number> = {
  awaiting_agreement: 1,
  awaiting_payment: 2,
  confirmed: 3,
  checked_in: 4,
  completed: 5,
}

/**
 * Returns broken confirmations: each booking must exist, at the same stage or further, with the same amount paid or
 * more.
 */
const lostOf = async (acknowledged: readonly Acknowledged[]): Promise<Acknowledged[]> => {
  const client = new pg.Client(socketOf(folder.path))
  await client.connect()
  const { rows } = await client.query<{ id: string; status: string; paid: string }>(
    `select b.id, b.status, coalesce((select sum(i.amount_minor) from payments.intent i where i.booking_id = b.id and i.state = 'succeeded'), 0) as paid
     from bookings.booking b`,
  )
  await client.end()
  const known = new Map(rows.map((row) => [Number(row.id), row]))
  return acknowledged.filter(({ bookingId, status, paid }) => {
    const row = known.get(bookingId)
    return !row || Number(row.paid) < paid || (progressOf[row.status] ?? 0) < (progressOf[status] ?? 0)
  })
}

/** Undefined while there is none. */
const databasePid = (): number | undefined => {
  try {
    return Number(readFileSync(join(folder.path, 'database', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

/** Kills the database under the server; returns the milliseconds until another one serves. */
const killDatabase = async (): Promise<number> => {
  const killed = databasePid()
  if (killed === undefined) throw new Error('there is no database to kill')
  const since = performance.now()
  process.kill(killed, 'SIGKILL')
  while ([killed, undefined].includes(databasePid())) await pause(10)
  await server?.ready()
  return performance.now() - since
}

test(`killed ${serverKills} times amid booking and paying, and its database ${databaseKills} times: no yes is lost, books agree, it opens again, alone on the machine within five seconds`, async ({
  annotate,
}) => {
  const port = await freePort()
  await start(port)
  const guests = await Promise.all(Array.from({ length: 4 }, () => signUpGuest(`http://127.0.0.1:${port}`)))
  const homes = await instantHomes(guests[0] as Guest)
  const nextStay = weeksOf(homes)
  const lanes = guests.map((guest, lane) => keepBooking(guest, lane, nextStay))
  const reopened: number[] = []

  for (let kill = 0; kill < serverKills; kill++) {
    await pause(100 + Math.random() * 900)
    await server?.kill('SIGKILL')
    reopened.push(await start(port))
  }
  for (let kill = 0; kill < databaseKills; kill++) {
    await pause(100 + Math.random() * 900)
    reopened.push(await killDatabase())
  }
  await pause(300)
  for (const lane of lanes) await lane.stop()

  const acknowledged = lanes.flatMap((lane) => lane.acknowledged)
  expect(acknowledged.filter(({ status }) => status === 'confirmed').length).toBeGreaterThan(0)
  expect(await lostOf(acknowledged)).toEqual([])
  const slowest = Math.round(Math.max(...reopened))
  await annotate(`${acknowledged.length} writes acknowledged and kept; open again after at most ${slowest} ms`)
  const doctor = await doctorOnceSettled(folder.path, `http://127.0.0.1:${port}`)
  expect(doctor.code, doctor.said).toBe(0)
  expect(slowest).toBeLessThan(readyWithinMs)
})
