import { setTimeout as sleep } from 'node:timers/promises'
import { addDays } from '@porchlight/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFollower } from '#kernel/event-follower'
import { kernelTables } from '#kernel/outbox'
import type { Work } from '#kernel/work'
import { changeHold, releaseHold, reserve } from '#modules/availability'
import { setNightPrices } from '#modules/pricing'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { silentWork } from '#testing/silent-work'
import { jobs } from '../../modules.ts'
import { criteriaFor } from '../../testing/search/builders.ts'
import { createReplica, type SearchReplica } from './replica.ts'

let t: TestApp
let silent: ReturnType<typeof silentWork>
let homes: number[]
beforeAll(async () => {
  t = await testApp()
  silent = silentWork(t)
  homes = await t.write(async (ctx) => {
    const made = []
    for (let home = 0; home < 4; home++) made.push((await a.pricedHome(ctx)).id)
    return made
  })
})
afterAll(async () => {
  await silent.close()
  await t.close()
})

type Act =
  | { kind: 'book' | 'hold' | 'undo' | 'price'; home: number; day: number; nights: number }
  | { kind: 'release' | 'confirm'; nth: number }
  | { kind: 'lapse' }

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('book', 'hold', 'undo', 'price'),
    home: fc.nat(3),
    day: fc.nat(20),
    nights: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constantFrom('release', 'confirm'), nth: fc.nat(3) }),
  fc.constant<Act>({ kind: 'lapse' }),
)
/** What happens to the notices of an act: `early` is a notice of something not committed yet, which may never be. */
const fates = ['heard', 'lost', 'doubled', 'late', 'early'] as const
type Notified = { act: Act; fate: (typeof fates)[number] }
const stories = fc.array(fc.record({ act: acts, fate: fc.constantFrom(...fates) }), { minLength: 6, maxLength: 16 })

const dayOf = (day: number) => addDays('2027-05-01', day)
const lapse = jobs.find(({ name }) => name === 'availability.lapse-holds')

/** Returns the hold it created. */
const perform = async (write: Work['write'], act: Act, holds: readonly number[]): Promise<number | undefined> => {
  if (act.kind === 'lapse') {
    t.clock.advance(16)
    await lapse?.run({ ...t.app, work: { ...t.work, write } }, {})
    return undefined
  }
  return write(async (ctx) => {
    if (act.kind === 'release') await releaseHold(ctx, holds[act.nth] ?? 0)
    if (act.kind === 'confirm') await changeHold(ctx, holds[act.nth] ?? 0, { kind: 'booked', expiresAt: null })
    if (!('home' in act)) return undefined
    const [homeId, arrive] = [homes[act.home] as number, dayOf(act.day)]
    if (act.kind === 'price') {
      await setNightPrices(ctx, homeId, [{ night: arrive, amount: 100_000 + act.nights }])
      return undefined
    }
    const stay = { arrive, depart: addDays(arrive, act.nights) }
    const expiresAt = new Date(ctx.now.getTime() + 900_000)
    const made = await reserve(
      ctx,
      act.kind === 'hold' ? { homeId, stay, kind: 'checkout', expiresAt } : { homeId, stay, kind: 'booked' },
    )
    if (act.kind === 'undo') throw new Error('undone')
    return made?.holdId
  })
}

const lastEvent = async (): Promise<number> => {
  const last = sql<{ id: number }>`select coalesce(max(id), 0) as id from kernel.event`
  return (await t.read((ctx) => last.execute(kernelTables(ctx)))).rows[0]?.id ?? 0
}

/** Sends by hand the notices normally sent for the events after this one, newest first. */
const send = (after: number) =>
  t.write((ctx) =>
    sql`select pg_notify('porchlight_event', concat_ws(' ', id, name, payload->>'homeId', payload->>'hint'))
      from (select * from kernel.event where id > ${after} and payload ? 'homeId' order by id desc) event`.execute(
      kernelTables(ctx),
    ),
  )

const sendEarly = async (act: Act) => {
  if (!('home' in act)) return
  const hint = `${dayOf(act.day)}/${addDays(dayOf(act.day), act.nights)}`
  const notice = `0 nights.changed ${homes[act.home]} ${hint}`
  await t.write((ctx) => sql`select pg_notify('porchlight_event', ${notice})`.execute(kernelTables(ctx)))
}

const happen = async (story: readonly Notified[]): Promise<void> => {
  const holds: number[] = []
  const late: number[] = []
  for (const { act, fate } of story) {
    const before = await lastEvent()
    if (fate === 'early') await sendEarly(act)
    const write = fate === 'lost' || fate === 'late' ? silent.write : t.write
    const hold = await perform(write, act, holds).catch((error) => {
      if (act.kind !== 'undo') throw error
    })
    if (hold) holds.push(hold)
    if (fate === 'doubled') await send(before)
    if (fate === 'late') late.push(before)
  }
  for (const before of late.reverse()) await send(before)
  await perform(silent.write, { kind: 'lapse' }, [])
}

const spans = Array.from({ length: 16 }, (_, index) => ({ arrive: dayOf(index * 2), nights: 1 + (index % 5) }))

/** The search results for many stays, with prices. */
const offersOf = async (replica: SearchReplica): Promise<string> => {
  const showing = { sort: 'price', page: 1, perPage: 10 } as const
  const answers = spans.map(async ({ arrive, nights }) => {
    const criteria = criteriaFor({ dates: { kind: 'exact', arrive, depart: addDays(arrive, nights) } })
    const { found } = await replica.search(criteria, showing, t.clock.now())
    return found.homes.map(({ id, price }) => `${id} ${price}`).sort()
  })
  return JSON.stringify(await Promise.all(answers))
}

const freshOffers = async (): Promise<string> => {
  const fresh = createReplica(t.app)
  await fresh.start()
  const offers = await offersOf(fresh)
  await fresh.stop()
  return offers
}

test('whatever happens to notices, the replica ends up offering what one that rereads everything offers', async () => {
  const follow = createFollower(t.connection, t.app.log, { lookMs: 25, answerMs: 10_000 })
  const replica = createReplica({ ...t.app, follow })
  await replica.start()
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      await happen(story)
      const want = await freshOffers()
      const end = performance.now() + 10_000
      while ((await offersOf(replica)) !== want && performance.now() < end) await sleep(10)
      expect(await offersOf(replica)).toBe(want)
    }),
    { numRuns: 12 },
  )
  await replica.stop()
})
