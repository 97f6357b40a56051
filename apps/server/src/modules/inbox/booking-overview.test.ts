import {
  addBookingNote,
  addBookingTodo,
  addPersonNote,
  bookingOverview,
  changeBookingTodo,
  changeInboxItem,
  type InboxList,
  inboxItemState,
  planDay,
  staffInbox,
  staffToday,
} from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#modules/accounts'
import { a, nobodysPassword } from '#testing/builders'
import { confirmed, type Guest, good, refused } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'

const { t } = bookingsScene()
let staff: Guest
let guest: Guest
let booked: { id: number; number: string }
let other: { id: number }
beforeAll(async () => {
  staff = await t.person('staff')
  guest = await t.person('traveler')
  const home = await t.write((ctx) => a.pricedHome(ctx, { name: 'Kittiwake' }))
  booked = await confirmed(guest, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
  other = await confirmed(guest, { homeId: home.id, arrive: '2027-07-09', depart: '2027-07-14' })
})

const params = () => ({ id: String(booked.id) })
const overview = async (who: Guest = staff, id = booked.id) =>
  good(who.call(bookingOverview, { params: { id: String(id) } }))
const add = async (text: string, more: { dueOn?: string; assigneeId?: number } = {}) =>
  (await good(staff.call(addBookingTodo, { params: params(), body: { text, ...more } }))).id
const inInbox = async (id: number, list: InboxList = 'open') =>
  (await good(staff.call(staffInbox, { query: { list, kind: 'todo' } }))).items.filter(({ key }) => key === String(id))

describe('a to-do of a booking', () => {
  it('is on the booking, on the day board, and in the inbox of its assignee until it is done', async () => {
    const id = await add('Name the sixth guest', { dueOn: '2027-07-01', assigneeId: staff.accountId })
    expect((await overview()).todos).toMatchObject([
      { id, text: 'Name the sixth guest', dueOn: '2027-07-01', assignee: { id: staff.accountId }, doneAt: null },
    ])
    expect(await inInbox(id, 'mine')).toMatchObject([{ kind: 'todo', detail: 'Name the sixth guest' }])
    const state = await good(staff.call(inboxItemState, { params: { kind: 'todo', key: String(id) } }))
    expect(state).toMatchObject({ bookingId: booked.id })
    const { waiting } = await good(staff.call(staffToday, {}))
    expect(waiting.filter((item) => item.kind === 'todo')).toMatchObject([{ id, home: 'Kittiwake' }])

    await good(staff.call(changeInboxItem, { params: { kind: 'todo', key: String(id) }, body: { done: true } }))
    expect(await inInbox(id)).toEqual([])
    expect((await overview()).todos).toMatchObject([{ id, doneBy: expect.any(String) }])

    const todo = { ...params(), todoId: String(id) }
    await good(staff.call(changeBookingTodo, { params: todo, body: { done: false } }))
    expect(await inInbox(id)).toHaveLength(1)
    await good(staff.call(changeBookingTodo, { params: todo, body: { done: true, assigneeId: null } }))
    expect((await overview()).todos).toMatchObject([{ id, assignee: null, doneAt: expect.any(String) }])
  })

  it('belongs to its booking, and to people on the team', async () => {
    const id = await add('Call about the kayaks')
    const elsewhere = { id: String(other.id), todoId: String(id) }
    expect(await refused(staff.call(changeBookingTodo, { params: elsewhere, body: { done: true } }))).toMatchObject({
      status: 404,
    })
    const body = { text: 'x', assigneeId: guest.accountId }
    expect(await refused(staff.call(addBookingTodo, { params: params(), body }))).toMatchObject({ code: 'not_on_team' })
    expect(await refused(guest.call(bookingOverview, { params: params() }))).toMatchObject({ status: 403 })
  })
})

describe('the overview of a booking', () => {
  it('has the team’s notes, newest first, which are of this booking only', async () => {
    for (const text of ['Use the blue bedding.', 'Owner agreed to share a credit.'])
      await good(staff.call(addBookingNote, { params: params(), body: { text } }))
    expect((await overview()).notes.map(({ text }) => text)).toEqual([
      'Owner agreed to share a credit.',
      'Use the blue bedding.',
    ])
    expect((await overview(staff, other.id)).notes).toEqual([])
  })

  it('has the owners’ net and the turnovers around the stay, with who arrives after it', async () => {
    const { ownersNet, turnovers } = await overview()
    expect(ownersNet?.amount).toBeGreaterThan(0)
    expect(turnovers.after).toMatchObject({ day: '2027-07-09', sameDay: true, other: { id: other.id } })
    expect((await overview(staff, other.id)).turnovers.before).toMatchObject({
      jobId: turnovers.after?.jobId,
      other: { id: booked.id },
    })
    expect(turnovers.after?.assignee).toBeNull()
    const assignee = { as: 'team' as const, id: staff.accountId }
    const assignments = [{ jobId: turnovers.after?.jobId ?? 0, assignee }]
    expect(await good(staff.call(planDay, { body: { assignments } }))).toMatchObject({ assigned: 1, failed: [] })
    expect((await overview()).turnovers.after?.assignee).toMatchObject(assignee)
  })

  it('shows what the guest paid and what is noted about the guest to people with permission for it', async () => {
    const person = { params: { id: String(guest.accountId) }, body: { text: 'Allergic to feathers.' } }
    await good(staff.call(addPersonNote, person))
    const { id } = await t.write((ctx) =>
      createAccount(ctx, {
        email: 'overview@demo.porchlight.test',
        firstName: 'Mo',
        lastName: 'Reyes',
        phone: '+16315550199',
        passwordHash: nobodysPassword,
        roles: ['staff'],
        permissions: ['bookings'],
      }),
    )
    const agent = { ...(await t.as(id)), accountId: id }
    expect((await overview(agent)).guest).toMatchObject({ paid: null, tags: [], notes: [] })
    const { guest: known } = await overview()
    expect(known.paid?.[0]?.amount).toBeGreaterThan(0)
    expect(known.notes).toMatchObject([{ text: 'Allergic to feathers.' }])
  })
})
