import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Home } from '#modules/homes'
import { balances } from '#modules/ledger'
import { a } from '#testing/builders'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmed, faultsOf, type Guest } from './guest.ts'

/**
 * The product for the tests in one file. After each test, all follow-up work is run, bookings, payments, and the
 * journal must have no faults, and the clock returns to the present.
 */
export const bookingsScene = () => {
  const t = sceneApp()

  afterEach(async () => {
    await t.drain()
    expect(await faultsOf(t)).toEqual([])
    t.clock.set(testPresent)
  })

  /** A logged-in person. Sessions are short, so everyone logs in again whenever the clock has moved. */
  const as = async (accountId: number): Promise<Guest> => ({ ...(await t.as(accountId)), accountId })

  const run = async (job: string) => {
    await t.write((ctx) => t.app.queue.enqueue(ctx, job))
    await t.drain()
  }

  return { t, as, run }
}

/** The same with one guest and, in every test, a new home where they can book a week of July. */
export const julyScene = () => {
  const scene = bookingsScene()
  const { t, as } = scene
  let guestId: number
  let home: Home
  beforeAll(async () => {
    guestId = (await t.person('traveler')).accountId
  })
  beforeEach(async () => {
    home = await t.write((ctx) => a.pricedHome(ctx))
  })

  const guest = () => as(guestId)
  const homeId = () => home.id
  const booked = async () =>
    confirmed(await guest(), { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09', adults: 8 })

  /** A booking's balance on each account, debits positive. */
  const accountsOf = async (bookingId: number) => {
    const rows = await t.read((ctx) => balances(ctx, { bookingId }))
    return Object.fromEntries(rows.filter(({ amount }) => amount !== 0).map(({ account, amount }) => [account, amount]))
  }

  return { ...scene, homeId, guest, booked, accountsOf }
}
