import {
  addInboxNote,
  type BodyOf,
  changeInboxItem,
  deleteInboxView,
  inboxItemState,
  type Permission,
  reportBug,
  saveInboxView,
  staffInbox,
  writeToTeam,
} from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#modules/accounts'
import { nobodysPassword } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
const after = (hours: number) => new Date(Date.parse(testPresent) + hours * 3_600_000).toISOString()
type Change = BodyOf<typeof changeInboxItem>
let staff: Caller & { accountId: number }
let guest: Caller & { accountId: number }
let key: string

const list = async (who: Caller = staff, query: Record<string, string> = {}) => good(who.call(staffInbox, { query }))
const mineOf = async (who: Caller = staff, query: Record<string, string> = {}) =>
  (await list(who, query)).items.filter((item) => item.kind === 'message' && item.key === key)

let numbers = 0
const only = async (...permissions: Permission[]) => {
  numbers += 1
  const email = `inbox-${numbers}@demo.porchlight.test`
  const person = { email, firstName: 'Mo', lastName: 'Reyes', phone: '+16315550199', passwordHash: nobodysPassword }
  const { id } = await t.write((ctx) => createAccount(ctx, { ...person, roles: ['staff'], permissions }))
  return { ...(await t.as(id)), accountId: id }
}

beforeEach(async () => {
  t.clock.set(testPresent)
  staff = await t.person('staff')
  guest = await t.person('traveler')
  const { conversation } = await good(
    guest.call(writeToTeam, { params: { about: 'team' }, body: { text: 'Is the pool heated?' } }),
  )
  key = String(conversation.id)
})

describe('the list', () => {
  it('shows an unanswered message with the time it should be answered by', async () => {
    expect(await mineOf()).toMatchObject([{ urgency: 'now', detail: 'Is the pool heated?', dueAt: after(1) }])
  })

  it('shows nothing to staff without a permission for it', async () => {
    const operator = await only('homes')
    expect(await mineOf(operator)).toEqual([])
    expect(await refused(operator.call(inboxItemState, { params: { kind: 'message', key } }))).toMatchObject({
      code: 'not_found',
    })
    expect(
      await refused(operator.call(addInboxNote, { params: { kind: 'message', key }, body: { text: 'x' } })),
    ).toMatchObject({ code: 'not_found' })
  })

  it('shows bug reports to those who look after jobs, until they are marked as done', async () => {
    await good(
      guest.call(reportBug, {
        body: { location: '/x', visibility: 'foreground', source: 'app.js:1', message: 'Cannot read nights' },
      }),
    )
    const engineer = await only('jobs')
    const [report] = (await list(engineer)).items.filter(({ kind }) => kind === 'bug_report')
    if (!report) throw new Error('no report')
    const params = { kind: report.kind, key: report.key }
    await good(engineer.call(changeInboxItem, { params, body: { done: true } }))
    expect((await list(engineer)).items.filter(({ kind }) => kind === 'bug_report')).toEqual([])
  })
})

describe('working on an item', () => {
  const change = (body: Change) => staff.call(changeInboxItem, { params: { kind: 'message', key }, body })

  it('assigns to someone on the team, and to nobody else', async () => {
    await good(change({ assigneeId: staff.accountId }))
    expect(await mineOf(staff, { list: 'mine' })).toHaveLength(1)
    expect(await mineOf(staff, { list: 'unassigned' })).toEqual([])
    expect(await refused(change({ assigneeId: guest.accountId }))).toMatchObject({ code: 'not_on_team' })
    expect((await mineOf())[0]?.assignee?.id).toBe(staff.accountId)
  })

  it('keeps what was not sent', async () => {
    await good(change({ tags: ['pool', 'vip'] }))
    await good(change({ assigneeId: staff.accountId }))
    expect(await mineOf(staff, { tag: 'vip' })).toMatchObject([{ tags: ['pool', 'vip'] }])
  })

  it('snoozes until its time, or until the person writes again', async () => {
    const until = after(2)
    await good(change({ snoozedUntil: until }))
    expect(await mineOf()).toEqual([])
    expect(await mineOf(staff, { list: 'snoozed' })).toHaveLength(1)
    await good(guest.call(writeToTeam, { params: { about: 'team' }, body: { text: 'Hello?' } }))
    await t.drain()
    expect(await mineOf()).toHaveLength(1)
    expect(await refused(change({ snoozedUntil: after(0) }))).toMatchObject({ code: 'snooze_in_past' })
  })

  it('closes a conversation that needs no answer, and opens it again when the person writes', async () => {
    await good(change({ done: true }))
    expect(await mineOf()).toEqual([])
    expect(await mineOf(staff, { list: 'all' })).toHaveLength(1)
    await good(change({ done: false }))
    expect(await mineOf()).toHaveLength(1)
    await good(change({ done: true }))
    await good(guest.call(writeToTeam, { params: { about: 'team' }, body: { text: 'One more thing' } }))
    expect(await mineOf()).toMatchObject([{ detail: 'One more thing' }])
  })

  it('puts an item with a note that mentions a colleague into their list', async () => {
    const colleague = await only('people')
    const body = { text: 'Can you call them?', mentions: [colleague.accountId] }
    const state = await good(staff.call(addInboxNote, { params: { kind: 'message', key }, body }))
    expect(state.notes).toMatchObject([{ text: 'Can you call them?', mentions: [{ id: colleague.accountId }] }])
    expect(await mineOf(colleague, { list: 'mine' })).toMatchObject([{ mentioned: true }])
    const asGuest = await guest.call(staffInbox, { query: {} })
    expect(asGuest.ok).toBe(false)
  })
})

it('shares saved views under one name each', async () => {
  const body = { name: 'Pools', filters: 'list=open&tag=pool' }
  const { id } = await good(staff.call(saveInboxView, { body }))
  expect(await refused(staff.call(saveInboxView, { body: { ...body, name: 'POOLS' } }))).toMatchObject({
    code: 'name_taken',
  })
  expect(await refused(staff.call(saveInboxView, { body: { name: 'x', filters: 'next=//evil' } }))).toMatchObject({
    code: 'invalid_input',
  })
  const other = await t.person('staff')
  expect((await list(other)).views).toMatchObject([{ name: 'Pools', filters: 'list=open&tag=pool', mine: false }])
  await good(other.call(deleteInboxView, { params: { viewId: String(id) } }))
  expect((await list()).views).toEqual([])
})
