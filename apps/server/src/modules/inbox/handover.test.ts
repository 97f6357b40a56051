import {
  addLead,
  approvalList,
  auditLog,
  changeInboxItem,
  changeJob,
  changeLead,
  deactivatePerson,
  inboxItemState,
  jobOfDesk,
  leadById,
  makeJob,
  moveJob,
  type Permission,
  staffHandover,
  writeToTeam,
} from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#modules/accounts'
import { submitForApproval } from '#modules/approvals'
import { a, nobodysPassword } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
type Member = Caller & { accountId: number }
let admin: Awaited<ReturnType<typeof confirmedStaff>>
let leaver: Member

let numbers = 0
const member = async (firstName: string, ...permissions: Permission[]): Promise<Member> => {
  numbers += 1
  const email = `handover-${numbers}@demo.porchlight.test`
  const person = { email, firstName, lastName: 'Reyes', phone: '+16315550199', passwordHash: nobodysPassword }
  const { id } = await t.write((ctx) => createAccount(ctx, { ...person, roles: ['staff'], permissions }))
  return { ...(await t.as(id)), accountId: id }
}
const deactivate = (handTo: number | null) =>
  admin.call(deactivatePerson, { params: { id: leaver.accountId }, body: { reason: 'Left the company', handTo } })
const emailsTo = async (name: string) => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as { subject: string; text: string }[]).filter((email) => email.text.includes(name))
}

beforeEach(async () => {
  admin = await confirmedStaff(t, 'admin')
  leaver = await member('Mo', 'people', 'homes')
})

const openWork = async () => {
  const guest = await t.person('traveler')
  const { conversation } = await good(
    guest.call(writeToTeam, { params: { about: 'team' }, body: { text: 'Is the pool heated?' } }),
  )
  const place = { params: { kind: 'message' as const, key: String(conversation.id) } }
  await good(admin.call(changeInboxItem, { ...place, body: { assigneeId: leaver.accountId } }))
  const person = { name: 'Nell Voss', email: 'nell@voss.example', phone: '' }
  const lead = await good(admin.call(addLead, { body: { ...person, kind: 'owner', source: 'phone' } }))
  const about = { params: { id: lead.id } }
  await good(admin.call(changeLead, { ...about, body: { assigneeId: leaver.accountId } }))
  const home = await t.write((ctx) => a.home(ctx))
  const { job } = await good(
    admin.call(makeJob, { body: { kind: 'repair', homeId: home.id, title: 'Gutter', day: '2027-03-01' } }),
  )
  const on = { params: { id: job.id } }
  await good(admin.call(changeJob, { ...on, body: { assignee: { as: 'team', id: leaver.accountId } } }))
  await good(admin.call(moveJob, { ...on, body: { move: 'send' } }))
  return { place, about, on }
}

describe('a departing staff member’s request', () => {
  it('passes to a colleague, who can withdraw it but not approve it', async () => {
    const by = await t.person('staff')
    const subject = `test:${by.accountId}`
    const { id } = await t.write((ctx) =>
      submitForApproval(ctx, {
        kind: 'vendor_exception',
        subject,
        reason: 'Insurance is on its way',
        by: by.accountId,
        waits: true,
      }),
    )
    const colleague = await member('Ines', 'people', 'homes', 'money')
    leaver = { ...by, accountId: by.accountId }
    const { work } = await good(admin.call(staffHandover, { params: { id: by.accountId } }))
    expect(work).toEqual([{ what: 'approvals', count: 1 }])
    await good(deactivate(colleague.accountId))
    const { approvals } = await good(colleague.call(approvalList, { query: {} }))
    expect(approvals.data.find((one) => one.id === id)).toMatchObject({
      requestedBy: { id: colleague.accountId },
      refusals: { approve: expect.any(String), withdraw: null },
    })
  })
})

describe('a departing staff member’s work', () => {
  it('passes to a colleague when they are deactivated, who is notified; the log names both', async () => {
    const { place, about, on } = await openWork()
    const colleague = await member('Ines', 'people', 'homes')
    const outsider = await member('Otto', 'content')
    const listed = await good(admin.call(staffHandover, { params: { id: leaver.accountId } }))
    expect(listed.work).toEqual(
      expect.arrayContaining([
        { what: 'jobs', count: 1 },
        { what: 'leads', count: 1 },
        { what: 'inbox', count: 1 },
      ]),
    )
    expect(listed.colleagues).toContainEqual({ id: outsider.accountId, name: 'Otto Reyes', mayTake: false })

    expect(await refused(deactivate(null))).toEqual({ status: 409, code: 'handover_needed' })
    expect(await refused(deactivate(leaver.accountId))).toEqual({ status: 422, code: 'not_on_team' })
    expect(await refused(deactivate(outsider.accountId))).toEqual({ status: 422, code: 'colleague_lacks_access' })
    // A rejection changes nothing.
    expect((await good(leaver.call(jobOfDesk, on))).job.assignee).toMatchObject({ id: leaver.accountId })

    await good(deactivate(colleague.accountId))
    expect((await good(admin.call(jobOfDesk, on))).job).toMatchObject({
      assignee: { as: 'team', id: colleague.accountId },
      sentAt: expect.any(String),
    })
    expect((await good(admin.call(leadById, about))).lead.assignee).toMatchObject({ id: colleague.accountId })
    expect((await good(admin.call(inboxItemState, place))).item.assignee).toMatchObject({ id: colleague.accountId })
    expect((await emailsTo('Ines')).map(({ subject }) => subject)).toContain('You’re taking over from Mo Reyes')
    const { entries } = await good(admin.call(auditLog, { query: { q: 'Mo Reyes' } }))
    expect(entries[0]).toMatchObject({
      kind: 'deactivated',
      changes: [{ field: 'handover', after: expect.stringContaining('Ines Reyes') }],
    })
  })

  it('in the inbox returns to the team if the colleague can’t open it, and needs no one once it is done', async () => {
    const guest = await t.person('traveler')
    const { conversation } = await good(
      guest.call(writeToTeam, { params: { about: 'team' }, body: { text: 'Is there a crib?' } }),
    )
    const place = { params: { kind: 'message' as const, key: String(conversation.id) } }
    await good(admin.call(changeInboxItem, { ...place, body: { assigneeId: leaver.accountId } }))
    const outsider = await member('Otto', 'content')
    await good(deactivate(outsider.accountId))
    expect((await good(admin.call(inboxItemState, place))).item.assignee).toBeNull()
    leaver = await member('Kit', 'people')
    await good(deactivate(null))
  })
})
