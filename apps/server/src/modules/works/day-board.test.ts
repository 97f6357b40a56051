import { addVendor, jobOfDesk, planDay, staffOperations } from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { good } from '../bookings/testing/guest.ts'

const t = sceneApp()
let staff: Caller & { accountId: number }
let homeId: number
const day = '2027-02-08'

beforeEach(async () => {
  t.clock.set(testPresent)
  staff = await t.person('staff')
  homeId = (await t.write((ctx) => a.pricedHome(ctx))).id
  await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: day })
  await t.drain()
})

const board = () => good(staff.call(staffOperations, { query: { date: day } }))
const turnover = async () => {
  const job = (await board()).jobs.find(({ home }) => home.id === homeId)
  if (!job) throw new Error('no turnover')
  return job
}
const vendor = async (insuredUntil: string | null, homes = [homeId]) =>
  (
    await good(
      staff.call(addVendor, {
        body: {
          name: `Tidy ${homeId}`,
          category: 'general',
          trade: 'Cleaning',
          contact: 'Mo',
          email: 'tidy@demo.porchlight.test',
          phone: '',
          note: '',
          insuredUntil,
          contractUntil: null,
          homes,
        },
      }),
    )
  ).vendor.id

describe('the day board', () => {
  it('proposes a cleaner who serves the home, and assigns and sends in two steps, only once', async () => {
    const id = await vendor('2027-12-31')
    const { proposals } = await board()
    const job = await turnover()
    expect(job).toMatchObject({ assignee: null, late: false })
    const proposal = proposals.find(({ jobId }) => jobId === job.id)
    expect(proposal).toMatchObject({ as: 'vendor', id })
    const assignments = [{ jobId: job.id, assignee: { as: 'vendor' as const, id } }]
    expect(await good(staff.call(planDay, { body: { assignments } }))).toEqual({ assigned: 1, sent: 0, failed: [] })
    expect(await turnover()).toMatchObject({ assignee: { as: 'vendor', id }, sentAt: null })
    expect((await board()).proposals.some(({ jobId }) => jobId === job.id)).toBe(false)
    expect(await good(staff.call(planDay, { body: { send: [job.id] } }))).toMatchObject({ sent: 1, failed: [] })
    expect((await turnover()).sentAt).not.toBeNull()
  })

  it('never proposes a vendor whose insurance expires before, and lists the rejection while the rest is done', async () => {
    const id = await vendor('2027-02-01')
    const found = await board()
    const job = await turnover()
    expect(found.workers.find((worker) => worker.as === 'vendor' && worker.id === id)?.uninsured).toBe(true)
    expect(found.proposals.some((proposal) => proposal.as === 'vendor' && proposal.id === id)).toBe(false)
    const { accountId } = staff
    await confirmedStay(t, { homeId, arrive: '2027-02-01', depart: '2027-02-04' })
    await t.drain()
    const other = (await good(staff.call(staffOperations, { query: { date: '2027-02-04' } }))).jobs.find(
      ({ home }) => home.id === homeId,
    )
    const results = await good(
      staff.call(planDay, {
        body: {
          assignments: [
            { jobId: job.id, assignee: { as: 'vendor', id } },
            { jobId: other?.id ?? 0, assignee: { as: 'team', id: accountId } },
          ],
        },
      }),
    )
    expect(results).toMatchObject({ assigned: 1, failed: [{ jobId: job.id }] })
    expect((await turnover()).assignee).toBeNull()
    const assigned = await good(staff.call(jobOfDesk, { params: { id: other?.id ?? 0 } }))
    expect(assigned.job.assignee).toMatchObject({ as: 'team', id: accountId })
  })

  it('says who would finish a turnover in time that its person would not', async () => {
    await confirmedStay(t, { homeId, arrive: day, depart: '2027-02-12' })
    const homes = [homeId]
    while (homes.length < 2) {
      const { id } = await t.write((ctx) => a.pricedHome(ctx))
      await confirmedStay(t, { homeId: id, arrive: '2027-02-05', depart: day })
      await confirmedStay(t, { homeId: id, arrive: day, depart: '2027-02-12' })
      homes.push(id)
    }
    await t.drain()
    await vendor('2027-12-31', homes)
    const mine = (await board()).jobs.filter(({ home }) => homes.includes(home.id))
    const assignee = { as: 'team' as const, id: staff.accountId }
    await good(staff.call(planDay, { body: { assignments: mine.map((job) => ({ jobId: job.id, assignee })) } }))
    const { jobs, reassignments } = await board()
    const theirs = jobs.filter((job) => job.assignee?.as === 'team' && job.assignee.id === staff.accountId)
    const late = theirs.filter((job) => job.late)
    expect(theirs.map(({ driveMinutes }) => driveMinutes).toSorted()).toEqual([5, null])
    expect(late).toHaveLength(1)
    const reassignment = reassignments.find(({ jobId }) => jobId === late[0]?.id)
    if (!reassignment) throw new Error('nobody')
    expect(reassignment.as === 'team' && reassignment.id === staff.accountId).toBe(false)
    const { jobId, as, id } = reassignment
    await good(staff.call(planDay, { body: { assignments: [{ jobId, assignee: { as, id } }] } }))
    expect((await board()).jobs.filter((job) => homes.includes(job.home.id) && job.late)).toEqual([])
  })

  it('says how the day after stands', async () => {
    const id = await vendor('2027-12-31')
    const before = await good(staff.call(staffOperations, { query: { date: '2027-02-07' } }))
    expect(before.nextDay.jobs).toBeGreaterThan(0)
    const job = await turnover()
    await good(staff.call(planDay, { body: { assignments: [{ jobId: job.id, assignee: { as: 'vendor', id } }] } }))
    const after = await good(staff.call(staffOperations, { query: { date: '2027-02-07' } }))
    expect(after.nextDay).toEqual({
      ...before.nextDay,
      open: before.nextDay.open - 1,
      unsent: before.nextDay.unsent + 1,
    })
  })

  it('proposes nothing for today that would have to begin before now', async () => {
    await vendor('2027-12-31')
    const startsAt = async (now: string) => {
      t.clock.set(now)
      staff = await t.person('staff')
      const { id } = await turnover()
      const { jobs, proposals } = await board()
      return {
        planned: jobs.find((job) => job.id === id)?.startsAt,
        proposed: proposals.map((one) => one.startsAt).toSorted()[0],
      }
    }
    expect(await startsAt('2027-02-08T13:00:00Z')).toMatchObject({ planned: '2027-02-08T15:00:00.000Z' })
    const now = '2027-02-08T18:15:00.000Z'
    expect(await startsAt('2027-02-08T18:04:00Z')).toEqual({ planned: now, proposed: now })
    expect((await startsAt('2027-02-09T15:00:00Z')).proposed).toBeUndefined()
  })
})
