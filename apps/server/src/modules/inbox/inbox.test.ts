import {
  addInboxNote,
  type BodyInputOf,
  type BodyOf,
  changeInboxItem,
  deleteStaffView,
  inboxItemState,
  type Permission,
  reportBug,
  saveStaffView,
  staffInbox,
  staffViews,
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
  it('shows an unanswered message with its answer deadline', async () => {
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

  it('shows bug reports to staff who handle jobs, until they are marked as done', async () => {
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

  it('assigns to team members only', async () => {
    await good(change({ assigneeId: staff.accountId }))
    expect(await mineOf(staff, { list: 'mine' })).toHaveLength(1)
    expect(await mineOf(staff, { list: 'unassigned' })).toEqual([])
    expect(await refused(change({ assigneeId: guest.accountId }))).toMatchObject({ code: 'not_on_team' })
    expect((await mineOf())[0]?.assignee?.id).toBe(staff.accountId)
  })

  it('keeps fields that a change leaves out', async () => {
    await good(change({ tags: { add: ['pool', 'vip'], remove: [] } }))
    await good(change({ assigneeId: staff.accountId }))
    expect(await mineOf(staff, { tag: 'vip' })).toMatchObject([{ tags: ['pool', 'vip'] }])
  })

  it('has the tags of two colleagues who change them at once, and at most ten', async () => {
    const tags = (add: string[], remove: string[] = []) => change({ tags: { add, remove } })
    const colleague = await t.person('staff')
    const params = { kind: 'message' as const, key }
    await good(tags(['vip', 'pool']))
    await Promise.all([
      good(tags(['gate'], ['pool'])),
      good(colleague.call(changeInboxItem, { params, body: { tags: { add: ['linen'], remove: [] } } })),
    ])
    expect((await mineOf())[0]?.tags.toSorted()).toEqual(['gate', 'linen', 'vip'])
    const many = Array.from({ length: 10 }, (_, at) => `tag ${at}`)
    expect(await refused(tags(many))).toMatchObject({ status: 422, code: 'invalid_input' })
    await good(tags([], ['gate', 'LINEN']))
    expect((await mineOf())[0]?.tags).toEqual(['vip'])
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

  it('closes a conversation that needs no answer, and reopens it when the person writes', async () => {
    await good(change({ done: true }))
    expect(await mineOf()).toEqual([])
    expect(await mineOf(staff, { list: 'all' })).toHaveLength(1)
    await good(change({ done: false }))
    expect(await mineOf()).toHaveLength(1)
    await good(change({ done: true }))
    await good(guest.call(writeToTeam, { params: { about: 'team' }, body: { text: 'One more thing' } }))
    expect(await mineOf()).toMatchObject([{ detail: 'One more thing' }])
  })

  it('adds an item to a colleague’s list when a note mentions them', async () => {
    const colleague = await only('people')
    const body = { text: 'Can you call them?', mentions: [colleague.accountId] }
    const state = await good(staff.call(addInboxNote, { params: { kind: 'message', key }, body }))
    expect(state.notes).toMatchObject([{ text: 'Can you call them?', mentions: [{ id: colleague.accountId }] }])
    expect(await mineOf(colleague, { list: 'mine' })).toMatchObject([{ mentioned: true }])
    const asGuest = await guest.call(staffInbox, { query: {} })
    expect(asGuest.ok).toBe(false)
  })
})

describe('saved views', () => {
  const views = async (who: Caller, page: 'inbox' | 'bookings' = 'inbox') =>
    (await good(who.call(staffViews, { query: { page } }))).views
  const save = (who: Caller, body: Partial<BodyInputOf<typeof saveStaffView>> = {}) =>
    who.call(saveStaffView, { body: { page: 'inbox', name: 'Pools', filters: 'list=open&tag=pool', ...body } })
  const remove = (who: Caller, id: number) => who.call(deleteStaffView, { params: { viewId: String(id) } })

  it('are shared under a unique name on each page', async () => {
    const { id } = await good(save(staff, { shared: true }))
    expect(await refused(save(staff, { name: 'POOLS', shared: true }))).toMatchObject({ code: 'name_taken' })
    await good(save(staff, { page: 'bookings', filters: 'unpaid=true' }))
    expect(await refused(save(staff, { name: 'x', filters: 'next=//evil' }))).toMatchObject({ code: 'invalid_input' })
    const other = await t.person('staff')
    expect(await views(other)).toMatchObject([{ name: 'Pools', filters: 'list=open&tag=pool', mine: false }])
    expect(await views(staff, 'bookings')).toMatchObject([{ name: 'Pools', filters: 'unpaid=true', shared: false }])
    expect(await refused(remove(other, id))).toMatchObject({ status: 404 })
    await good(remove(await t.person('admin'), id))
    expect(await views(staff)).toEqual([])
  })

  it('of one person are private, under a name that others may use too', async () => {
    const other = await t.person('staff')
    const { id } = await good(save(staff, { name: 'Mine' }))
    await good(save(other, { name: 'Mine' }))
    expect((await views(other)).map(({ mine }) => mine)).toEqual([true])
    expect(await refused(remove(await t.person('admin'), id))).toMatchObject({ status: 404 })
    await good(remove(staff, id))
    expect(await views(staff)).toEqual([])
  })
})
