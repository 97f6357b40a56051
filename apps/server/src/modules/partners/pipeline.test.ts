import { decideApplication, partnerPipeline, type QueryOf } from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountOpened } from '#events/accounts'
import { announce } from '#kernel/outbox'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { type Guest, good } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'

const { t, as } = bookingsScene()
const people: (Guest & { email: string })[] = []

beforeAll(async () => {
  for (const program of [...Array(5).fill('affiliate'), 'broker'] as const) {
    const person = await t.person(program)
    await t.write((ctx) => announce(ctx, accountOpened({ accountId: person.accountId, propertyAddress: null })))
    people.push(person)
  }
  await t.drain()
})

const pipeline = async (query: Partial<QueryOf<typeof partnerPipeline>> = {}) =>
  good((await as((await t.person('staff')).accountId)).call(partnerPipeline, { query }))
const idsOf = ({ applications }: Awaited<ReturnType<typeof pipeline>>) => applications.map(({ accountId }) => accountId)

describe('the partner pipeline', () => {
  it('lists every application on one of its pages', async () => {
    const pages = [await pipeline({ perPage: 4 }), await pipeline({ perPage: 4, page: 2 })]
    expect(pages.map(({ applications }) => applications.length)).toEqual([4, 2])
    expect(pages.flatMap(idsOf).sort()).toEqual(people.map(({ accountId }) => accountId).sort())
    expect(pages[1]?.pages.applications).toEqual({ total: 6, currentPage: 2, numberPages: 2 })
  })

  it('filters by program, by email, and by stage, and counts all who wait', async () => {
    const broker = people.at(-1)
    expect(idsOf(await pipeline({ program: 'broker' }))).toEqual([broker?.accountId])
    expect(idsOf(await pipeline({ q: broker?.email.toUpperCase() ?? '' }))).toEqual([broker?.accountId])
    const { applications } = await pipeline({ program: 'broker' })
    await good(
      (await confirmedStaff(t)).call(decideApplication, {
        params: { applicationId: applications[0]?.id ?? 0 },
        body: { decision: 'reject', reason: 'No license in this state' },
      }),
    )
    expect(idsOf(await pipeline({ stage: 'closed' }))).toEqual([broker?.accountId])
    const waiting = await pipeline({ stage: 'waiting', perPage: 1 })
    expect([waiting.pages.applications.total, waiting.waiting]).toEqual([5, 5])
    // Those decided come last.
    expect(idsOf(await pipeline()).at(-1)).toBe(broker?.accountId)
  })
})
