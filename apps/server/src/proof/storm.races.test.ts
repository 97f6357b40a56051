import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '@porchlight/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfSecret } from '#modules/accounts'
import { demoSecret } from '../demo/staff-secret.ts'
import { book, bookingOf, clearOfTheDemo, instantHomes, pay, quote, sign } from './booking-flow.ts'
import { runCli } from './cli.ts'
import { doctorOnceSettled } from './doctor.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { type Guest, logInAs, type Reply, signUpGuest } from './guest.ts'
import { fillingMs } from './processes.ts'

const staysEach = Number(process.env.STORM_STAYS ?? 2)
const callers = 50
const window = 150

let fleet: Fleet
let guests: Guest[]
let staff: Guest
let homes: number[]
const files = mkdtempSync(join(tmpdir(), 'porchlight-storm-'))
beforeAll(async () => {
  fleet = await startFleet(6)
  const origins = [fleet.first.origin, fleet.second.origin]
  guests = await Promise.all(Array.from({ length: callers }, (_, at) => signUpGuest(origins[at % 2] as string)))
  const desk = 'staff@demo.porchlight.test'
  staff = await logInAs(fleet.second.origin, desk, codeOfSecret(demoSecret(desk), new Date()))
  homes = await instantHomes(staff)
}, fillingMs)
afterAll(async () => {
  await fleet?.stop()
  rmSync(files, { recursive: true, force: true })
})

const below = (bound: number): number => Math.floor(Math.random() * bound)
const anyHome = (): number => homes[below(homes.length)] as number
const anyStay = () => {
  const arrive = addDays(clearOfTheDemo(), below(window))
  return { homeId: anyHome(), arrive, depart: addDays(arrive, 2 + below(8)) }
}

const outcomes = new Map<string, number>()
const note = (what: string, { status, code }: Reply): void => {
  const outcome = `${what} ${status} ${code ?? ''}`.trim()
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
}
const countOf = (beginning: RegExp): number =>
  [...outcomes].reduce((sum, [outcome, count]) => sum + (beginning.test(outcome) ? count : 0), 0)

const fates: readonly ((guest: Guest, id: number) => Promise<void>)[] = [
  // Left alone until it expires.
  async () => {},
  async (guest, id) => note('withdraw', await guest.send('POST', `bookings/${id}/withdrawal`)),
  async (guest, id) => {
    note('sign', await sign(guest, id))
    note('pay', await pay(guest, id))
  },
  async (guest, id) => {
    note('sign', await sign(guest, id))
    note('pay', await pay(guest, id, 'sandbox_declined'))
    note('pay', await pay(guest, id))
  },
  async (guest, id) => {
    note('sign', await sign(guest, id))
    note('pay', await pay(guest, id))
    note('cancel', await guest.send('POST', `bookings/${id}/cancellation`, {}))
  },
]

const oneStay = async (guest: Guest): Promise<void> => {
  const { reply, offered } = await quote(guest, anyStay())
  note('quote', reply)
  if (!offered) return
  const booked = await book(guest, offered)
  note('book', booked)
  if (booked.status === 201) await fates[below(fates.length)]?.(guest, bookingOf(booked).id)
}

/** Repeats something until stopped; returns how often. */
const keepDoing = (everyMs: number, once: () => Promise<unknown>) => {
  const going = { on: true }
  let times = 0
  const done = (async () => {
    while (going.on) {
      await once()
      times += 1
      await pause(everyMs)
    }
  })()
  return {
    stop: async (): Promise<number> => {
      going.on = false
      await done
      return times
    },
  }
}

/** Blocks nights and releases them again. */
const blockAndFree = async (): Promise<void> => {
  const { homeId, arrive, depart } = anyStay()
  const blocked = await staff.send('POST', `owners/properties/${homeId}/blocks`, { from: arrive, to: depart })
  note('block', blocked)
  if (blocked.status !== 201 || below(3) === 0) return
  const { id } = blocked.results.block as { id: number }
  note('unblock', await staff.send('DELETE', `owners/properties/${homeId}/blocks/${id}`))
}

/** A third of the unpaid held nights expire: their time is moved into the past. */
const letLapse = (): Promise<unknown> =>
  fleet
    .ask(
      `with aged as (
         update bookings.booking set hold_until = now() - interval '1 second'
         where status in ('awaiting_agreement', 'awaiting_payment') and random() < 0.33 and hold_until > now()
         returning hold_id)
       update availability.hold h set expires_at = now() - interval '1 second'
       from aged where aged.hold_id in (h.id, h.source_id) and h.blocking and h.expires_at is not null`,
    )
    // Two transactions that lock the same rows in a different order: the database ends one, and the next round tries
    // again.
    .catch((error: { code?: string }) => {
      if (error.code !== '40P01') throw error
    })

const calendarOf = (): string => {
  const events = Array.from({ length: 6 }, (_, at) => {
    const { arrive, depart } = anyStay()
    const day = (date: string) => date.replaceAll('-', '')
    return [
      'BEGIN:VEVENT',
      `UID:storm-${at}@elsewhere.example`,
      'DTSTAMP:20260101T000000Z',
      `DTSTART;VALUE=DATE:${day(arrive)}`,
      `DTEND;VALUE=DATE:${day(depart)}`,
      'SUMMARY:Reserved',
      'END:VEVENT',
    ]
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//elsewhere//EN', ...events.flat(), 'END:VCALENDAR', ''].join(
    '\r\n',
  )
}

const importCalendar = async (): Promise<void> => {
  const [home] = await fleet.ask<{ slug: string }>('select slug from homes.home where id = $1', [anyHome()])
  const file = join(files, 'elsewhere.ics')
  writeFileSync(file, calendarOf())
  const { code, said } = await runCli(
    fleet.folder,
    new URL(fleet.first.origin).port,
    'import',
    'calendar',
    '--home',
    home?.slug ?? '',
    file,
  )
  if (code !== 0) throw new Error(`the import ended with ${code}:\n${said}`)
}

/** Queries the database directly, independently of the product's guard: who shares a home's night with whom. */
const overlaps = (): Promise<{ kind: string; one: number; other: number }[]> =>
  fleet.ask(`
    select 'claims' as kind, one.id as one, other.id as other
    from availability.hold one join availability.hold other on other.home_id = one.home_id and other.id > one.id
    where one.released_at is null and other.released_at is null and one.kind <> 'opened' and other.kind <> 'opened'
      and one.source_id is null and other.source_id is null
      and lower(one.during) < upper(other.during) and lower(other.during) < upper(one.during)
    union all
    select 'bookings', one.id, other.id
    from bookings.booking one join bookings.booking other on other.home_id = one.home_id and other.id > one.id
    where one.status in ('confirmed', 'checked_in') and other.status in ('confirmed', 'checked_in')
      and one.arrive < other.depart and other.arrive < one.depart`)

test(`R3 ${callers} callers with ${staysEach} stays each, lapsing holds, blocks, imports, cancellations: no night is sold twice, no answer fails`, async ({
  annotate,
}) => {
  const weather = [keepDoing(150, blockAndFree), keepDoing(400, letLapse), keepDoing(500, importCalendar)]
  await Promise.all(
    guests.map(async (guest) => {
      for (let stay = 0; stay < staysEach; stay++) await oneStay(guest)
    }),
  )
  const times = await Promise.all(weather.map((part) => part.stop()))
  await annotate(
    [...outcomes]
      .sort()
      .map(([outcome, count]) => `${outcome}: ${count}`)
      .join(', '),
  )
  expect(countOf(/ 5\d\d/)).toBe(0)
  for (const part of [/^book 201/, /^pay 20/, /^cancel 200/, /^block 201/]) expect(countOf(part)).toBeGreaterThan(0)
  expect(Math.min(...times)).toBeGreaterThan(0)
  expect(await overlaps()).toEqual([])
  const doctor = await doctorOnceSettled(fleet.folder, fleet.first.origin)
  expect(doctor.code, doctor.said).toBe(0)
})
