import {
  addDays,
  answerQuestion,
  approvalList,
  bookingById,
  changeHomeDefault,
  changeHomeGroup,
  declineAct,
  detailsOfHome,
  homeDesk,
  homeGroupsDesk,
  homeLimitsOf,
  impersonate,
  jobOfDesk,
  jobsOfDesk,
  makeJob,
  previewHomeDefault,
  questionsOfDesk,
  reportStays,
  setHomeLimits,
  setPermissions,
  staffHomes,
  staffReport,
  staffStatement,
  staffToday,
} from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { submitForApproval } from '#modules/approvals'
import { saveQuestion } from '#modules/questions'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
const reason = 'Works on the island only'
let names = 0

const scene = async () => {
  const admin = await confirmedStaff(t, 'admin')
  const member = await t.person('staff')
  const owner = await t.person('owner')
  const priced = () => t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId, name: `Limit ${++names}` }))
  const [inside, outside] = [await priced(), await priced()]
  const change = {
    kind: 'create' as const,
    group: 'tag' as const,
    name: `Island ${++names}`,
    area: null,
    homes: [inside.id],
  }
  const { group } = await good(admin.call(changeHomeGroup, { body: { change, reason } }))
  const limit = (groups: number[]) =>
    admin.call(setHomeLimits, { params: { id: member.accountId }, body: { groups, reason } })
  return { admin, member, owner, inside, outside, group, limit }
}
const on = (id: number) => ({ params: { id } })
const found = { status: 404, code: 'not_found' }

describe('a team member limited to some homes', () => {
  it('can open those, and nothing of others, by page or in a call that names them', async () => {
    const { member, inside, outside, group, limit } = await scene()
    await good(limit([group]))
    await good(member.call(homeDesk, on(inside.id)))
    expect(await refused(member.call(homeDesk, on(outside.id)))).toEqual(found)
    expect(await refused(member.call(detailsOfHome, on(outside.id)))).toEqual(found)
    const to = { setting: 'max_pets', value: 1 } as const
    const own = { kind: 'own' as const, homes: [inside.id, outside.id], to }
    expect(await refused(member.call(changeHomeDefault, { body: { change: own, reason } }))).toEqual(found)
    const job = { kind: 'repair' as const, homeId: outside.id, title: 'Gutter', day: '2027-03-01' }
    expect(await refused(member.call(makeJob, { body: job }))).toEqual(found)
  })

  it('finds only those in lists', async () => {
    const { admin, member, inside, outside, group, limit } = await scene()
    const day = addDays(await t.read(async (ctx) => ctx.today), 2)
    for (const { id } of [inside, outside])
      await good(admin.call(makeJob, { body: { kind: 'repair', homeId: id, title: 'Gutter', day } }))
    await good(limit([group]))
    const { homes } = await good(member.call(staffHomes, { query: { q: 'Limit' } }))
    expect(homes.data.map(({ id }) => id)).toEqual([inside.id])
    const { jobs } = await good(member.call(jobsOfDesk, { query: { view: 'unassigned' } }))
    expect(new Set(jobs.map(({ home }) => home.id))).toEqual(new Set([inside.id]))
  })

  it("can't open a stay or a job of another home", async () => {
    const { admin, member, inside, outside, group, limit } = await scene()
    const dates = { arrive: '2027-05-03', depart: '2027-05-07' }
    const [mine, theirs] = [
      await confirmedStay(t, { homeId: inside.id, ...dates }),
      await confirmedStay(t, { homeId: outside.id, ...dates }),
    ]
    const body = { kind: 'repair' as const, homeId: outside.id, title: 'Gutter', day: '2027-03-01' }
    const { job } = await good(admin.call(makeJob, { body }))
    await good(limit([group]))
    await good(member.call(bookingById, on(mine.id)))
    expect(await refused(member.call(bookingById, on(theirs.id)))).toEqual(found)
    expect(await refused(member.call(jobOfDesk, on(job.id)))).toEqual(found)
  })

  it("can't answer questions or read statements of another home, and sees no owner totals, which span all their homes", async () => {
    const { member, owner, inside, outside, group, limit } = await scene()
    const guest = await t.person('traveler')
    const ask = (homeId: number) =>
      t.write((ctx) => saveQuestion(ctx, { homeId, askerId: guest.accountId, question: 'Is the pool heated?' }))
    const [mine, theirs] = [await ask(inside.id), await ask(outside.id)]
    await good(limit([group]))
    const answer = (id: number) =>
      member.call(answerQuestion, { ...on(id), body: { answer: 'Yes, all year.', shown: null } })
    expect(await refused(answer(theirs))).toEqual(found)
    await good(answer(mine))
    const { total, questions } = await good(member.call(questionsOfDesk))
    expect(questions.map(({ id }) => id)).toContain(mine)
    expect(questions.map(({ id }) => id)).not.toContain(theirs)
    expect(total).toBe(questions.length)
    const quarter = { id: owner.accountId, year: 2027, quarter: 2 }
    expect(await refused(member.call(staffStatement, { params: quarter }))).toEqual(found)
  })

  it('sees only those homes counted on the day board and in reports', async () => {
    const { admin, member, inside, outside, group, limit } = await scene()
    const today = await t.read(async (ctx) => ctx.today)
    const dates = { arrive: addDays(today, 20), depart: addDays(today, 24) }
    for (const { id } of [inside, outside]) await confirmedStay(t, { homeId: id, ...dates })
    await good(limit([group]))
    const query = { from: today, to: addDays(today, 60) }
    const [all, some] = [
      await good(admin.call(staffReport, { query })),
      await good(member.call(staffReport, { query })),
    ]
    expect(some.byHome.map(({ id }) => id)).toEqual([String(inside.id)])
    expect(some.now.rent).toBe(some.byHome[0]?.now.rent)
    expect(some.now.rent).toBeLessThan(all.now.rent)
    expect((await good(member.call(reportStays, { query: { ...query, figure: 'sold' } }))).total.stays).toBe(1)
    expect((await good(member.call(staffToday, { query: {} }))).homes).toBeLessThanOrEqual(1)
  })

  it("can't see or decide an approval about another home", async () => {
    const { admin, inside, outside, group } = await scene()
    const second = await confirmedStaff(t)
    await good(admin.call(setHomeLimits, { params: { id: second.accountId }, body: { groups: [group], reason } }))
    const waiting = (homeId: number) =>
      t.write((ctx) =>
        submitForApproval(ctx, {
          kind: 'correction',
          subject: `home:${homeId}`,
          facts: {},
          act: {},
          reason,
          by: admin.accountId,
          waits: true,
        }),
      )
    const [mine, theirs] = [await waiting(inside.id), await waiting(outside.id)]
    const { approvals, pending } = await good(second.call(approvalList, { query: { state: 'pending' } }))
    expect(approvals.data.map(({ id }) => id)).toContain(mine.id)
    expect(approvals.data.map(({ id }) => id)).not.toContain(theirs.id)
    expect(pending).toBe(approvals.data.length)
    const decline = (approvalId: number) => second.call(declineAct, { params: { approvalId }, body: { reason } })
    expect(await refused(decline(theirs.id))).toEqual(found)
  })

  it('is limited at once, and gets more homes only once a second administrator agrees', async () => {
    const { member, admin, outside, group, limit } = await scene()
    expect((await good(limit([group]))).outcome.state).toBe('done')
    const { outcome } = await good(limit([]))
    expect(outcome.state).toBe('pending')
    expect(await refused(member.call(homeDesk, on(outside.id)))).toEqual(found)
    await approvedBySecond(t, outcome.id)
    await good(member.call(homeDesk, on(outside.id)))
    expect((await good(admin.call(homeLimitsOf, on(member.accountId)))).groups).toEqual([])
  })

  it("can't give themselves more homes by restoring or changing the group they are limited to", async () => {
    const { admin, member, inside, outside, group, limit } = await scene()
    const edit = (homes: number[]) => ({ kind: 'edit' as const, group, name: `Island ${++names}`, homes })
    await good(admin.call(changeHomeGroup, { body: { change: edit([inside.id, outside.id]), reason } }))
    await good(limit([group]))
    await good(admin.call(changeHomeGroup, { body: { change: edit([inside.id]), reason } }))
    const { history } = await good(admin.call(homeGroupsDesk))
    const last = history.find((one) => one.group === group)?.id ?? 0
    const restore = member.call(changeHomeGroup, { body: { change: { kind: 'undo', change: last }, reason } })
    expect(await refused(restore)).toEqual({ status: 403, code: 'forbidden' })
    expect(await refused(member.call(homeDesk, on(outside.id)))).toEqual(found)
    const widened = member.call(changeHomeGroup, { body: { change: edit([inside.id, outside.id]), reason } })
    expect(await refused(widened)).toEqual(found)
    await good(member.call(homeDesk, on(inside.id)))
  })

  it("can't view as someone who sees more", async () => {
    const { group, admin, owner } = await scene()
    const limited = await confirmedStaff(t)
    const body = { groups: [group], reason }
    await good(admin.call(setHomeLimits, { params: { id: limited.accountId }, body }))
    const view = { params: { id: owner.accountId }, body: { reason: 'Helps with a statement' } }
    expect(await refused(limited.call(impersonate, view))).toEqual({ status: 403, code: 'permission_not_held' })
  })

  it('has no homes when their group is archived', async () => {
    const { admin, member, inside, group, limit } = await scene()
    await good(limit([group]))
    await good(admin.call(changeHomeGroup, { body: { change: { kind: 'archive', group }, reason } }))
    expect(await refused(member.call(homeDesk, on(inside.id)))).toEqual(found)
  })
})

describe('a team member with read-only access to an area', () => {
  it("can see it and can't change anything there", async () => {
    const { admin, member, inside } = await scene()
    const body = { permissions: ['homes' as const], levels: { homes: 'read' as const }, reason: 'Learns the job' }
    await good(admin.call(setPermissions, { params: { id: member.accountId }, body }))
    await good(member.call(homeDesk, on(inside.id)))
    const change = { kind: 'remove' as const, group: null, setting: 'max_pets' as const }
    expect(await refused(member.call(changeHomeDefault, { body: { change, reason } }))).toEqual({
      status: 403,
      code: 'forbidden',
    })
    expect((await good(member.call(previewHomeDefault, { body: { change } }))).homes).toBe(0)
  })
})
