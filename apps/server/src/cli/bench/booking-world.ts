import { addDays, type Stay } from '@porchlight/contract'
import type pg from 'pg'
import { reserve } from '#modules/availability'
import { createHome, saveArea } from '#modules/homes'
import { credit, debit, post } from '#modules/ledger'
import { systemClock } from '../../kernel/clock.ts'
import { type Connection, createDatabase, createPool } from '../../kernel/db.ts'
import { createLogger } from '../../kernel/log.ts'
import { createWork, type Work, type WriteCtx } from '../../kernel/work.ts'
import type { Scratch } from './scratch-database.ts'
import type { Inputs } from './statements.ts'
// A home is made with the settings of every module.
import '../../modules.ts'

export const homesOnSale = 500
export const firstHome = 900_001
export const firstNight = '2031-03-07'

/** Every turn books different nights, so that every booking succeeds. */
export const stayOf = (turn: number): Stay => {
  const arrive = addDays(firstNight, Math.floor(turn / homesOnSale) * 4)
  return { arrive, depart: addDays(arrive, 3) }
}
export const homeOf = (turn: number): number => firstHome + (turn % homesOnSale)
export const inputsOf = (turn: number): Inputs => ({
  homeId: homeOf(turn),
  ...stayOf(turn),
  source: `booking:${8_000_000_000 + turn}`,
})

/** The measured unit: the nights and six journal lines, in one transaction. */
export async function book(ctx: WriteCtx, turn: number): Promise<void> {
  const homeId = homeOf(turn)
  const held = await reserve(ctx, { homeId, stay: stayOf(turn), kind: 'booked' })
  if (!held) throw new Error('the nights of a measurement were taken')
  const parts = [420_000, 45_000, 38_900]
  await post(ctx, {
    purpose: 'bench',
    source: `booking:${8_000_000_000 + turn}`,
    document: 'a measurement',
    currency: 'USD',
    homeId,
    bookingId: held.holdId,
    lines: parts.flatMap((amount) => [debit('processor:clearing', amount), credit('liability:guest-deposit', amount)]),
  })
}

const details = {
  name: 'Bench House',
  headline: '',
  description: '',
  typeCode: 'house' as const,
  serviceLevel: null,
  townId: 'bench',
  address: '',
  lat: 40,
  lng: -71,
  timeZone: 'America/New_York',
  currency: 'USD',
  sleeps: 8,
  bedrooms: 4,
  bathrooms: 3,
  maxPets: 0,
  minGuestAge: 0,
  instant: true,
  requestTo: 'owner' as const,
  checkInTime: '16:00',
  checkOutTime: '10:00',
  amenities: [],
  honestNotes: [],
  houseRules: [],
  registration: null,
}

export type Opened = { pool: pg.Pool; work: Work; close: () => Promise<void> }

export const open = (connection: Connection, size: number): Opened => {
  const pool = createPool(connection, createLogger('silent'), size)
  const database = createDatabase(pool)
  return { pool, work: createWork(database, systemClock), close: () => database.destroy() }
}

/** Homes to book, with ids far from any other figure, so that a replay can't confuse them. */
export async function furnish(scratch: Scratch): Promise<void> {
  const { pool, work, close } = open(scratch.template, 1)
  await pool.query(`alter sequence homes.home_id_seq restart with ${firstHome}`)
  await pool.query(`select setval(pg_get_serial_sequence('availability.hold', 'id'), 5000000000)`)
  await pool.query(`select setval(pg_get_serial_sequence('ledger.entry', 'id'), 7000000000)`)
  await work.write(async (ctx) => {
    await saveArea(ctx, {
      id: 'bench',
      name: 'Bench',
      kind: 'Village',
      region: 'Bench County, NY',
      country: 'US',
      postcode: null,
      character: '',
      lat: 40,
      lng: -71,
      bbox: [-72, 39, -70, 41],
    })
    for (let home = 0; home < homesOnSale; home++)
      await createHome(ctx, { ...details, address: `${home + 1} Bench Road`, slug: `bench-${home}` })
  })
  await close()
}
