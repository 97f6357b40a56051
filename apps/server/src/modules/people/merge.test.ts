import {
  addPersonNote,
  approveAct,
  auditLog,
  banFromRenting,
  bookingById,
  conversationAbout,
  correctOwner,
  favorites,
  keepFavorites,
  type MergePreview,
  mergePeople,
  mergePreview,
  reactivatePerson,
  staffPeople,
  staffPerson,
  tagPerson,
  writeToTeam,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { tablesOf } from '#kernel/work'
import { createAccount } from '#modules/accounts'
import { setShares } from '#modules/homes'
import { a, nobodysPassword } from '#testing/builders'
import { accountsScene } from '../accounts/testing/scene.ts'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { confirmed, faultsOf, good, refused } from '../bookings/testing/guest.ts'

const { t, join, enter, outbox } = accountsScene()
const reason = 'Called, and confirmed both addresses'
let staff: Awaited<ReturnType<typeof confirmedStaff>>
beforeEach(async () => {
  staff = await confirmedStaff(t, 'admin')
})

const merge = (primaryId: number, mergedId: number) =>
  staff.call(mergePeople, { params: { id: primaryId }, body: { mergedId, reason } })
const preview = (primaryId: number, mergedId: number) =>
  good(staff.call(mergePreview, { params: { id: primaryId, otherId: mergedId } }))
const codesOf = ({ refusals }: MergePreview) => refusals.map(({ code }) => code)
const profile = (id: number) => good(staff.call(staffPerson, { params: { id } }))

let nights = 10
/** A confirmed stay, in its own home. */
const stayOf = async (guest: Awaited<ReturnType<typeof t.person>>) => {
  const { id: homeId } = await t.write((ctx) => a.pricedHome(ctx))
  nights += 1
  return {
    homeId,
    ...(await confirmed(guest, { homeId, arrive: `2027-06-${nights}`, depart: `2027-06-${nights + 4}` })),
  }
}

/** How many rows in each table name an account, and how many name this one. */
const rowsNaming = async (accountId: number) => {
  const any = tablesOf<unknown>()
  return t.read(async (ctx) => {
    const { rows: columns } = await sql<{ schema: string; name: string; column: string }>`
      select namespace.nspname as schema, class.relname as name, attribute.attname as column
      from pg_constraint reference
      join pg_class class on class.oid = reference.conrelid
      join pg_namespace namespace on namespace.oid = class.relnamespace
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = reference.conkey[1]
      where reference.confrelid = 'accounts.account'::regclass`.execute(any(ctx))
    const counts = new Map<string, { all: number; theirs: number }>()
    for (const { schema, name, column } of columns) {
      const { rows } = await sql<{ all: number; theirs: number }>`
        select count(*)::int as all, count(*) filter (where ${sql.id(column)} = ${accountId})::int as theirs
        from ${sql.id(schema, name)}`.execute(any(ctx))
      counts.set(`${schema}.${name}.${column}`, rows[0] as { all: number; theirs: number })
    }
    return counts
  })
}

describe('merging two accounts of one person', () => {
  it('moves stays, messages, notes, tags, favorites, and the do-not-rent flag, and loses no row', async () => {
    const [primary, merged] = [await t.person('traveler'), await t.person('traveler')]
    const [own, other] = [await stayOf(primary), await stayOf(merged)]
    await good(primary.call(keepFavorites, { body: { homeIds: [own.homeId] } }))
    await good(merged.call(keepFavorites, { body: { homeIds: [own.homeId, other.homeId] } }))
    await good(primary.call(writeToTeam, { params: { about: 'team' }, body: { text: 'Is there a crib?' } }))
    await good(merged.call(writeToTeam, { params: { about: 'team' }, body: { text: 'And a high chair?' } }))
    const params = { id: merged.accountId }
    await good(staff.call(addPersonNote, { params, body: { text: 'Likes the second floor.' } }))
    await good(staff.call(tagPerson, { params, body: { add: ['VIP'] } }))
    await good(staff.call(banFromRenting, { params, body: { reason: 'Broke the house rules' } }))
    await t.drain()
    const shown = await preview(primary.accountId, merged.accountId)
    expect(shown).toMatchObject({ refusals: [], needsApproval: false, waits: false })
    expect(shown.things).toContainEqual({ what: 'stays', primary: 1, moves: 1, same: 0 })
    expect(shown.things).toContainEqual({ what: 'favorites', primary: 1, moves: 1, same: 1 })

    const before = await rowsNaming(merged.accountId)
    expect((await good(merge(primary.accountId, merged.accountId))).outcome.state).toBe('done')
    const after = await rowsNaming(merged.accountId)
    const grown = new Set([
      'accounts.security_event.account_id',
      'accounts.security_event.by_account_id',
      'accounts.staff_act.as_account_id',
      'accounts.staff_act.by_account_id',
      'accounts.account.merged_into',
      'approvals.request.requested_by',
      'approvals.request.decided_by',
      ...['primary_id', 'merged_id', 'merged_by', 'approved_by'].map((column) => `people.merge.${column}`),
      'notifications.delivery.account_id',
    ])
    for (const [column, { all }] of before)
      if (!grown.has(column)) expect([column, after.get(column)?.all]).toEqual([column, all])
    // The merged account keeps only duplicates of the primary one, the emptied conversation, and history.
    const left = [...after].flatMap(([column, { theirs }]) => (theirs > 0 ? [column] : []))
    expect(left).toEqual(expect.arrayContaining(['favorites.favorite.account_id', 'accounts.session.account_id']))
    expect(left).not.toEqual(expect.arrayContaining(['bookings.booking.guest_id']))
    for (const column of ['people.note.account_id', 'people.rental_ban.account_id', 'conversations.message.author_id'])
      expect(left).not.toContain(column)

    expect((await good(primary.call(bookingById, { params: { id: other.id } }))).booking.id).toBe(other.id)
    expect((await good(primary.call(favorites))).homeIds.toSorted()).toEqual([own.homeId, other.homeId].toSorted())
    const { conversation } = await good(primary.call(conversationAbout, { params: { about: 'team' } }))
    expect(conversation?.messages.map(({ text }) => text)).toEqual(['Is there a crib?', 'And a high chair?'])
    const known = await profile(primary.accountId)
    expect(known).toMatchObject({ tags: ['VIP'], doNotRent: { reason: 'Broke the house rules' }, stays: { total: 2 } })
    expect(known.mergedAccounts).toMatchObject([{ id: merged.accountId, reason }])
    expect(await faultsOf(t)).toEqual([])
  })

  it('closes the merged account: its sessions end, and its email address logs in with the primary password', async () => {
    const primary = await join()
    const merged = await join()
    await good(merge(primary.user.id, merged.user.id))
    expect((await refused(merged.at.call(favorites))).status).toBe(401)
    const { answer } = await enter(merged.email)
    expect(answer.ok && answer.results.user.id).toBe(primary.user.id)
    await t.drain()
    const isNotice = ({ subject }: { subject: string }) => subject === 'Your two accounts are now one'
    const notified = (await outbox()).filter(isNotice).map(({ to }) => to)
    expect(notified).toEqual(expect.arrayContaining([primary.email, merged.email]))
    const { person, canManage } = await profile(merged.user.id)
    expect({ person, canManage }).toMatchObject({
      person: { state: 'merged', mergedInto: { id: primary.user.id } },
      canManage: false,
    })
    const listed = await good(staff.call(staffPeople, { query: { q: merged.email } }))
    expect(listed.people.data).toEqual([])
    const again = staff.call(reactivatePerson, { params: { id: merged.user.id }, body: { reason } })
    expect(await refused(again)).toEqual({ status: 409, code: 'not_allowed_now' })
    const params = { id: merged.user.id }
    const late = { status: 409, code: 'account_merged' }
    expect(await refused(staff.call(addPersonNote, { params, body: { text: 'Likes the attic.' } }))).toEqual(late)
    expect(await refused(staff.call(tagPerson, { params, body: { add: ['VIP'] } }))).toEqual(late)
    expect(await refused(staff.call(banFromRenting, { params, body: { reason: 'Broke the rules' } }))).toEqual(late)
    const { entries } = await good(staff.call(auditLog, { query: { source: 'account', q: primary.email } }))
    expect(entries.filter(({ kind }) => kind === 'merged')).toHaveLength(1)
  })

  it('follows a chain: an account that had absorbed another one is merged itself', async () => {
    const [first, second, third] = [await join(), await join(), await join()]
    await good(merge(second.user.id, first.user.id))
    await good(merge(third.user.id, second.user.id))
    const { answer } = await enter(first.email)
    expect(answer.ok && answer.results.user.id).toBe(third.user.id)
  })

  it('awaits a second person, who is neither of the two, if one of them receives money', async () => {
    const [primary, merged] = [await t.person('owner'), await t.person('traveler')]
    const { homeId } = await stayOf(merged)
    const { outcome } = await good(merge(primary.accountId, merged.accountId))
    expect(outcome.state).toBe('pending')
    expect((await preview(primary.accountId, merged.accountId)).waits).toBe(true)
    expect((await profile(merged.accountId)).person.state).toBe('active')
    const params = { approvalId: outcome.id }
    expect((await refused(staff.call(approveAct, { params, body: { note: '' } }))).code).toBe('participant')
    const second = await confirmedStaff(t)
    await good(second.call(approveAct, { params, body: { note: '' } }))
    expect((await profile(primary.accountId)).stays?.cards).toMatchObject([{ home: { id: homeId } }])
  })

  it('moves homes to the primary owner', async () => {
    const [primary, merged] = [await t.person('owner'), await t.person('owner')]
    const home = await t.write((ctx) => a.home(ctx, { ownerId: merged.accountId }))
    const { outcome } = await good(merge(primary.accountId, merged.accountId))
    const second = await confirmedStaff(t)
    await good(second.call(approveAct, { params: { approvalId: outcome.id }, body: { note: '' } }))
    expect((await profile(primary.accountId)).homes).toMatchObject([{ id: home.id, share: 10_000 }])
  })
})

describe('rejects a merge', () => {
  it('of an account with itself, or of staff', async () => {
    const person = await t.person('traveler')
    expect(codesOf(await preview(person.accountId, person.accountId))).toEqual(['same_account'])
    expect(codesOf(await preview(person.accountId, staff.accountId))).toEqual(['staff_account'])
    expect(await refused(merge(person.accountId, staff.accountId))).toEqual({ status: 409, code: 'cannot_merge' })
  })

  it('of an account that was already merged into another one', async () => {
    const [one, two, three] = [await t.person('traveler'), await t.person('traveler'), await t.person('traveler')]
    await good(merge(one.accountId, two.accountId))
    expect(codesOf(await preview(three.accountId, two.accountId))).toEqual(['account_closed'])
  })

  it('of an owner in the books, whose account must be the primary one; or of two of them', async () => {
    const [primary, merged] = [await t.person('owner'), await t.person('owner')]
    const book = async (ownerId: number) => {
      const home = await t.write((ctx) => a.home(ctx, { ownerId }))
      const amount = { amount: -10_00, currency: 'USD' }
      const body = { homeId: home.id, kind: 'correction', amount, note: 'Key lost', on: '2027-01-10' } as const
      await good(staff.call(correctOwner, { params: { id: ownerId }, body: { ...body, reason } }))
    }
    await book(merged.accountId)
    expect(codesOf(await preview(primary.accountId, merged.accountId))).toEqual(['keep_the_other'])
    expect(codesOf(await preview(merged.accountId, primary.accountId))).toEqual([])
    await book(primary.accountId)
    expect(codesOf(await preview(primary.accountId, merged.accountId))).toEqual(['both_in_books'])
  })

  it('of two owners of the same home', async () => {
    const [primary, merged] = [await t.person('owner'), await t.person('owner')]
    const home = await t.write((ctx) => a.home(ctx, { ownerId: primary.accountId }))
    await t.write((ctx) =>
      setShares(ctx, home.id, '2027-03-01', [
        { accountId: primary.accountId, basisPoints: 4_000 },
        { accountId: merged.accountId, basisPoints: 6_000 },
      ]),
    )
    expect((await preview(primary.accountId, merged.accountId)).refusals).toEqual([
      { code: 'both_own', names: [home.name] },
    ])
  })

  it('while something about the merged account awaits a second person', async () => {
    const [primary, merged, other] = [await t.person('owner'), await t.person('traveler'), await t.person('owner')]
    await good(merge(primary.accountId, merged.accountId))
    expect(codesOf(await preview(other.accountId, merged.accountId))).toEqual([])
    expect(await refused(merge(other.accountId, merged.accountId))).toEqual({ status: 409, code: 'already_pending' })
  })
})

describe('suggestions', () => {
  it('lists what two accounts share, most similar first', async () => {
    const email = `lou.${Date.now()}@gmail.com`
    const person = { firstName: 'Lou', lastName: 'Amari', passwordHash: nobodysPassword, roles: ['traveler'] as const }
    const of = (more: { email: string; phone: string }) =>
      t.write((ctx) => createAccount(ctx, { ...person, roles: ['traveler'], ...more }))
    const { id } = await of({ email, phone: '+1 631 555 0140' })
    const twin = await of({ email: email.replace('lou.', 'lou').replace('@', '+trips@'), phone: '+1 631 555 0140' })
    const namesake = await of({ email: `amari-${Date.now()}@demo.porchlight.test`, phone: '+1 631 555 0141' })
    const { duplicates } = await profile(id)
    expect(duplicates.map(({ id: other, same }) => [other, same])).toEqual([
      [twin.id, ['email', 'phone', 'name']],
      [namesake.id, ['name']],
    ])
  })
})
