import {
  answerRequest,
  clickNotification,
  myNotifications,
  notificationById,
  notificationMenu,
  notificationsOfRoute,
  seeNotifications,
  unsubscribePush,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { type WriteCtx, writeWaiting } from '#kernel/work'
import { moveOn } from '#modules/bookings'
import { aboutStay, confirmed, good, held, pay, refused, signed } from '../bookings/testing/guest.ts'
import { dispatchEvent, news } from './dispatch.ts'
import { notify, writeMessages } from './notify.ts'
import { settleTodos } from './resolve-todos.ts'
import { db } from './tables.ts'
import { july, noticesScene, type Reader } from './testing/scene.ts'

const { t, people, menu, subjects } = noticesScene()

/** The owner's newest message, after a guest requested their home. */
const requested = async (owner: Reader = people.owner) => {
  const booking = await held(people.guest, { homeId: people.askHome.id, ...july })
  await t.drain()
  const [message] = (await menu(owner)).messages
  if (!message) throw new Error('no message')
  return { booking, message }
}

describe('the menu', () => {
  it('C412 C300 returns messages, todo, counts, and error', async () => {
    const { booking } = await requested()
    const { messages, todo, counts, error } = await menu(people.owner)
    expect(subjects(messages)).toEqual(['Ada Quill requests 7 nights at Marram House'])
    expect(todo).toEqual(messages)
    expect(counts).toEqual({ unread: 1, new: 1, todo: 1 })
    expect(error).toBeNull()
    expect(messages[0]?.to).toBe(`/owners/bookings/requested/${booking.id}`)
  })

  it('C297 C298 returns for each message what it is, whether it was clicked, what a click does, and its links', async () => {
    const { booking, message } = await requested()
    expect(message).toMatchObject({
      subject: 'Ada Quill requests 7 nights at Marram House',
      content: 'Fri, Jul 2, 2027 to Fri, Jul 9, 2027, 2 adults. Answer by Sat, Jan 16, 2027, 12:00 PM EST.',
      clicked: false,
      action: 'Answer the request',
      about: { kind: 'booking', id: booking.id },
      commentLinks: { current: [{ url: message.to }], legacy: [] },
    })
  })

  it('C411 accepts t, the requested counters, and when it was last opened', async () => {
    await requested()
    const ask = async (query: { t?: string; counts?: string; lastOpen?: string }) =>
      (await good(people.owner.call(notificationMenu, { query }))).counts
    expect(await ask({ t: '1794000000000', counts: 'unread,todo' })).toEqual({ unread: 1, todo: 1 })
    expect(await ask({ counts: 'no-such-counter' })).toEqual({})
    expect(await ask({ lastOpen: '2027-01-15T16:59:00.000Z' })).toMatchObject({ unread: 1, new: 1 })
    expect(await ask({ lastOpen: '2027-01-15T17:00:01.000Z' })).toMatchObject({ unread: 1, new: 0 })
    const wrong = await people.owner.raw({ path: 'notifications/menu?lastOpen=yesterday' })
    expect(wrong.status).toBe(422)
  })

  it('notifies each reader only of their own items, once, however often the fact arrives', async () => {
    const { id } = await confirmed(people.guest, { homeId: people.home.id, ...july })
    await t.drain()
    const { messages } = await menu(people.guest)
    expect(subjects(messages)).toEqual(
      expect.arrayContaining([
        'Marram House is booked: Fri, Jul 2, 2027',
        'Marram House: we received your payment of $4,025.88',
      ]),
    )
    expect(subjects((await menu(people.owner)).messages)).toEqual(['New booking: Marram House, Fri, Jul 2, 2027'])
    expect((await menu(await t.person('owner', 'traveler'))).messages).toEqual([])
    for (let time = 0; time < 3; time++)
      await t.write((ctx) => dispatchEvent(t.app, ctx, 'booking.confirmed', aboutStay(id)))
    expect((await menu(people.guest)).messages).toHaveLength(messages.length)
  })
})

describe('an open to-do', () => {
  it('leaves the list when the request is answered', async () => {
    const { booking } = await requested()
    expect((await menu(people.guest)).todo).toEqual([])
    await good(people.owner.call(answerRequest, { params: { id: booking.id }, body: { accept: true } }))
    await t.drain()
    expect((await menu(people.owner)).todo).toEqual([])
    expect(subjects((await menu(people.guest)).todo)).toEqual(['Marram House: your request was accepted'])
  })

  it('leaves the list when the request expires', async () => {
    await requested()
    t.clock.advance(25 * 60)
    await moveOn(t.app)
    await t.drain()
    const { todo, messages } = await menu(people.owner)
    expect(todo).toEqual([])
    expect(subjects(messages)[0]).toBe('The request from Ada Quill expired')
  })

  it('is signing and paying until the stay is paid, and another card after a failed one', async () => {
    const booking = await signed(people.guest, { homeId: people.home.id, ...july })
    await t.drain()
    expect(subjects((await menu(people.guest)).todo)).toEqual([
      'Marram House: we’re holding your nights until Fri, Jan 15, 2027, 12:15 PM EST',
    ])
    await pay(people.guest, booking.id, 'sandbox_declined')
    await t.drain()
    expect(subjects((await menu(people.guest)).todo)[0]).toMatch(/your payment of .* failed$/)
    await good(pay(people.guest, booking.id))
    await t.drain()
    expect((await menu(people.guest)).todo).toEqual([])
  })

  it('is never written after it was done, in whatever order the events arrive', async () => {
    const { booking } = await requested()
    await good(people.owner.call(answerRequest, { params: { id: booking.id }, body: { accept: false } }))
    await t.write((ctx) => dispatchEvent(t.app, ctx, 'booking.requested', aboutStay(booking.id)))
    await t.drain()
    expect((await menu(people.owner)).todo).toEqual([])
  })
})

describe('writing and settling', () => {
  /** Whether someone is waiting for a lock. */
  const someoneWaits = async (): Promise<boolean> => {
    const { rows } = await t.read((ctx) =>
      sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(db(ctx)),
    )
    return rows.length > 0
  }

  it('take turns on a stay, so that nothing done in the meantime stays on a list', async () => {
    const booking = await held(people.guest, { homeId: people.askHome.id, ...july })
    let settled: Promise<void> | undefined
    await t.write(async (ctx) => {
      // The writer has read that the request is waiting; then it is answered and settled before the writer is done.
      const messages = await news['booking.requested'](t.app, ctx, aboutStay(booking.id))
      await good(people.owner.call(answerRequest, { params: { id: booking.id }, body: { accept: false } }))
      settled = t.write((settling) => settleTodos(settling, booking.id))
      await vi.waitFor(async () => expect(await someoneWaits()).toBe(true), { timeout: 10_000 })
      for (const message of messages) await notify(t.app, ctx, message)
    })
    await settled
    expect((await menu(people.owner)).todo).toEqual([])
  })

  it('take turns on a reader, so that no message appears behind one they already know', async () => {
    const first = await held(people.guest, { homeId: people.askHome.id, ...july })
    const second = await held(people.guest, { homeId: people.askHome.id, arrive: '2027-08-10', depart: '2027-08-14' })
    const announce = async (ctx: WriteCtx, bookingId: number) => {
      for (const message of await news['booking.requested'](t.app, ctx, aboutStay(bookingId)))
        await notify(t.app, ctx, message)
      await writeWaiting(ctx, writeMessages)
    }
    let written: Promise<void> | undefined
    await t.write(async (ctx) => {
      await announce(ctx, first.id)
      written = t.write((other) => announce(other, second.id))
      await vi.waitFor(async () => expect(await someoneWaits()).toBe(true), { timeout: 10_000 })
      expect((await menu(people.owner)).messages).toEqual([])
    })
    await written
    const { messages } = await menu(people.owner)
    expect(messages.map(({ to }) => to)).toEqual([second, first].map(({ id }) => `/owners/bookings/requested/${id}`))
  })
})

describe('a click', () => {
  it('C414 C879 marks the message as clicked and returns where it leads', async () => {
    const { message } = await requested()
    const answer = await good(people.owner.call(clickNotification, { params: { id: message.id } }))
    expect(answer).toEqual({ valid: true, to: message.to })
    const { messages, counts } = await menu(people.owner)
    expect(messages[0]?.clicked).toBe(true)
    expect(counts).toEqual({ unread: 0, new: 0, todo: 1 })
    expect(await good(people.owner.call(clickNotification, { params: { id: message.id } }))).toEqual(answer)
  })

  it('is for its reader alone: to everyone else the message does not exist', async () => {
    const { message } = await requested()
    const params = { id: message.id }
    for (const other of [people.guest, await t.person('owner'), await t.person('admin', 'staff')]) {
      expect(await refused(other.call(clickNotification, { params }))).toEqual({ status: 404, code: 'not_found' })
      expect(await refused(other.call(notificationById, { params }))).toEqual({ status: 404, code: 'not_found' })
      expect(await good(other.call(notificationsOfRoute, { body: { to: message.to } }))).toEqual({ updated: 0 })
      await good(other.call(seeNotifications, { body: { until: message.id, read: true } }))
    }
    expect((await menu(people.owner)).counts).toEqual({ unread: 1, new: 1, todo: 1 })
    expect((await good(people.owner.call(notificationById, { params }))).notification).toEqual(message)
  })
})

describe('opening a screen', () => {
  it('C415 sends to and marks the messages that lead there', async () => {
    const { message } = await requested()
    const open = async (to: string) => good(people.owner.call(notificationsOfRoute, { body: { to } }))
    expect(await open('/owners')).toEqual({ updated: 0 })
    expect(await open(`${message.to}?from=menu#top`)).toEqual({ updated: 1 })
    expect(await open(message.to)).toEqual({ updated: 0 })
    expect((await menu(people.owner)).counts.unread).toBe(0)
  })

  it('C415 marks a message that leads to one tab of a screen', async () => {
    const { message } = await requested()
    await t.write((ctx) =>
      db(ctx)
        .updateTable('notifications.notice')
        .set({ path: `${message.to}?tab=messages` })
        .where('id', '=', message.id)
        .execute(),
    )
    expect(await good(people.owner.call(notificationsOfRoute, { body: { to: message.to } }))).toEqual({ updated: 1 })
  })

  it('accepts only screens of the product', async () => {
    await requested()
    for (const to of ['//evil.example/owners', 'https://evil.example', '/\\evil.example', 'javascript:1'])
      expect(await good(people.owner.call(notificationsOfRoute, { body: { to } }))).toEqual({ updated: 0 })
  })
})

describe('the list', () => {
  it('has pages, newest first, and can be filtered by unread or to-do', async () => {
    await confirmed(people.guest, { homeId: people.home.id, ...july })
    await t.drain()
    await requested()
    const page = async (query: { page?: number; perPage?: number; only?: 'all' | 'unread' | 'todo' }) =>
      (await good(people.owner.call(myNotifications, { query }))).notifications
    const first = await page({ perPage: 1 })
    expect(first).toMatchObject({
      currentPage: 1,
      numberPages: 2,
      nextPoint: 'notifications?only=all&page=2&perPage=1',
    })
    expect(subjects(first.data)).toEqual(['Ada Quill requests 7 nights at Marram House'])
    expect(subjects((await page({ perPage: 1, page: 2 })).data)).toEqual([
      'New booking: Marram House, Fri, Jul 2, 2027',
    ])
    await good(people.owner.call(seeNotifications, { body: { until: 1_000_000, read: true } }))
    expect((await page({ only: 'unread' })).data).toEqual([])
    expect(subjects((await page({ only: 'todo' })).data)).toEqual(['Ada Quill requests 7 nights at Marram House'])
  })

  it('tracks what was seen separately from what was read', async () => {
    const { message } = await requested()
    expect(await good(people.owner.call(seeNotifications, { body: { until: message.id } }))).toEqual({ updated: 1 })
    expect((await menu(people.owner)).counts).toEqual({ unread: 1, new: 0, todo: 1 })
    await good(people.owner.call(seeNotifications, { body: { until: message.id, read: true } }))
    expect((await menu(people.owner)).counts).toEqual({ unread: 0, new: 0, todo: 1 })
  })
})

describe('a visitor', () => {
  it('G13 gets nothing: every call requires a login', async () => {
    const visitor = t.visitor()
    expect(await refused(visitor.call(notificationMenu, { query: {} }))).toEqual({
      status: 401,
      code: 'unauthenticated',
    })
    expect((await refused(visitor.call(myNotifications, { query: {} }))).status).toBe(401)
    expect((await refused(visitor.call(clickNotification, { params: { id: 1 } }))).status).toBe(401)
    expect((await refused(visitor.call(notificationsOfRoute, { body: { to: '/' } }))).status).toBe(401)
    expect((await refused(visitor.call(seeNotifications, { body: { until: 1 } }))).status).toBe(401)
    expect((await refused(visitor.call(unsubscribePush, { body: { id: 1 } }))).status).toBe(401)
    for (const path of ['notifications/preferences', 'notifications/1'])
      expect((await visitor.raw({ path })).status).toBe(401)
  })
})
