import {
  acceptInvitation,
  accountInvitation,
  addPersonNote,
  banFromRenting,
  changeHomeGroup,
  changePerson,
  createBooking,
  createHomeFor,
  deactivatePerson,
  guestFlagsOfStay,
  inviteAgain,
  invitePerson,
  liftBan,
  login,
  type Permission,
  reactivatePerson,
  removePersonNote,
  staffPeople,
  staffPerson,
  tagPerson,
} from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#modules/accounts'
import { a, nobodysPassword } from '#testing/builders'
import { accountsScene } from '../accounts/testing/scene.ts'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good, quoted, refused } from '../bookings/testing/guest.ts'

const { t, browser, outbox } = accountsScene()
type Staff = Awaited<ReturnType<typeof confirmedStaff>>
let staff: Staff
let admin: Staff
beforeAll(async () => {
  staff = await confirmedStaff(t)
  admin = await confirmedStaff(t, 'admin')
})

let people = 0
const mail = (): string => `invited-${people++}@demo.porchlight.test`
const owner = (email = mail()) => ({ email, firstName: 'Edith', lastName: 'Marlow', roles: ['owner' as const] })
const invite = async (email = mail()) => ({ email, ...(await good(staff.call(invitePerson, { body: owner(email) }))) })

const secretFor = async (email: string): Promise<string> => {
  const message = (await outbox()).find((one) => one.to === email)
  return /\/welcome#([A-Za-z0-9_-]+)/.exec(message?.text ?? '')?.[1] ?? ''
}
const password = 'a lantern by the door 9'
const atNewBrowser = async () => {
  const at = browser()
  await at.pull()
  return at
}
const accept = async (secret: string, chosen = password) =>
  (await atNewBrowser()).call(acceptInvitation, { body: { secret, password: chosen, confirmPassword: chosen } })
const logsIn = async (email: string) => (await atNewBrowser()).call(login, { body: { email, password } })

describe('an invitation', () => {
  it('adds a person who logs in with the password they choose through the emailed link, once', async () => {
    const { email } = await invite()
    await t.drain()
    const secret = await secretFor(email)
    expect(secret).toHaveLength(43)
    expect(await good(t.visitor().call(accountInvitation, { body: { secret } }))).toMatchObject({
      firstName: 'Edith',
      email,
    })
    expect(await refused(accept(secret, 'short'))).toEqual({ status: 422, code: 'weak_password' })
    expect((await good(accept(secret))).user).toMatchObject({ email, roles: [{ name: 'owner' }] })
    expect(await refused(accept(secret))).toEqual({ status: 409, code: 'invitation_expired' })
    expect((await logsIn(email)).ok).toBe(true)
  })

  it('lets staff create a home for an owner who has never logged in', async () => {
    const { email } = await invite()
    const address = { line1: '12 Pine Way', line2: '', city: 'Tahoe City', state: 'CA', zip: '96145', country: 'US' }
    const pin = { lat: 39.17, lng: -120.14 }
    const { id } = await good(
      staff.call(createHomeFor, { body: { ownerEmail: email, name: 'Pinecrest', address, pin } }),
    )
    expect(id).toBeGreaterThan(0)
  })

  it('expires after 14 days, when a newer one is sent, and once the person has a password', async () => {
    const { id, email } = await invite()
    await t.drain()
    const first = await secretFor(email)
    await good(staff.call(inviteAgain, { params: { id } }))
    expect((await refused(accept(first))).code).toBe('invitation_expired')
    await t.drain()
    const second = await secretFor(email)
    expect(second).not.toBe(first)
    const late = t.clock.now()
    t.clock.set(new Date(late.getTime() + 14 * 86_400_000))
    expect((await refused(accept(second))).code).toBe('invitation_expired')
    t.clock.set(late)
    await good(accept(second))
    expect((await refused(staff.call(inviteAgain, { params: { id } }))).code).toBe('not_invited')
  })

  it('opens one account per mailbox, and requires a role', async () => {
    const { email } = await invite()
    expect((await refused(staff.call(invitePerson, { body: owner(email.toUpperCase()) }))).code).toBe('email_taken')
    const nobody = { ...owner(), roles: [] }
    expect((await refused(staff.call(invitePerson, { body: nobody }))).code).toBe('role_needed')
    const elsewhere = { ...nobody, vendorId: 999_999 }
    expect((await refused(staff.call(invitePerson, { body: elsewhere }))).code).toBe('vendor_unknown')
    expect((await good(staff.call(staffPeople, { query: { q: elsewhere.email } }))).people.data).toEqual([])
  })

  it('adds staff only for an administrator, and powerful permissions await a second one', async () => {
    const member = { ...owner(), roles: ['staff' as const], permissions: ['money' as const] }
    expect((await refused(staff.call(invitePerson, { body: member }))).code).toBe('permission_not_held')
    const { id, outcome } = await good(admin.call(invitePerson, { body: member }))
    expect(outcome).toMatchObject({ state: 'pending' })
    expect((await good(admin.call(staffPerson, { params: { id } }))).person).toMatchObject({
      permissions: [],
      roles: [{ name: 'staff' }],
    })
    const { people: listed } = await good(admin.call(staffPeople, { query: { type: 'staff', perPage: 100 } }))
    expect(listed.data.find((one) => one.id === id)?.permissions).toEqual([])
    expect(listed.data.find((one) => one.id === admin.accountId)?.permissions).toContain('money')
    const read = { ...member, email: mail(), permissions: ['content' as const], levels: { content: 'read' as const } }
    const change = {
      kind: 'create' as const,
      group: 'tag' as const,
      name: 'Invited to the island',
      area: null,
      homes: [],
    }
    const body = { change, reason: 'A team of its own' }
    const { group } = await good(admin.call(changeHomeGroup, { body }))
    const { id: reader } = await good(admin.call(invitePerson, { body: { ...read, homeGroups: [group] } }))
    const { people: both } = await good(admin.call(staffPeople, { query: { q: read.email } }))
    expect(both.data).toMatchObject([
      { id: reader, levels: { content: 'read' }, homeGroups: ['Invited to the island'] },
    ])
    const boss = { ...owner(), roles: ['admin' as const] }
    expect((await refused(admin.call(invitePerson, { body: boss }))).code).toBe('permission_not_held')
  })
})

describe('a person’s profile', () => {
  it('shows each part only to those whose permissions cover it', async () => {
    const email = mail()
    const person = { email, firstName: 'Mo', lastName: 'Reyes', passwordHash: nobodysPassword }
    const only = async (...permissions: Permission[]) => {
      const { id } = await t.write((ctx) =>
        createAccount(ctx, { ...person, email: mail(), roles: ['staff'], permissions }),
      )
      return t.as(id)
    }
    const { id } = await invite()
    const seen = async (...permissions: Permission[]) =>
      good((await only(...permissions)).call(staffPerson, { params: { id } }))
    expect(await seen('people')).toMatchObject({ stays: null, homes: null, money: null, documents: null })
    expect(await seen('people', 'bookings')).toMatchObject({ stays: { total: 0 }, homes: null, money: null })
    expect(await seen('people', 'homes', 'money')).toMatchObject({ stays: null, homes: [], money: { paid: [] } })
    const denied = (await only('bookings', 'homes', 'money')).call(staffPerson, { params: { id } })
    expect((await refused(denied)).status).toBe(403)
  })

  it('stores notes and tags, and a search finds them by type and tag', async () => {
    const { id, email } = await invite()
    const { note } = await good(
      staff.call(addPersonNote, { params: { id }, body: { text: 'Prefers a call before noon.' } }),
    )
    expect(
      (await good(staff.call(tagPerson, { params: { id }, body: { add: ['VIP', 'vip', 'Surf club'] } }))).tags,
    ).toEqual(['Surf club', 'vip'])
    const found = await good(staff.call(staffPeople, { query: { tag: 'VIP', type: 'owner' } }))
    expect(found.people.data.map((one) => one.email)).toContain(email)
    expect(found.tags).toContain('Surf club')
    expect((await good(staff.call(staffPeople, { query: { tag: 'VIP', type: 'guest' } }))).people.data).toEqual([])
    expect((await good(staff.call(staffPerson, { params: { id } }))).notes).toEqual([note])
    await good(staff.call(removePersonNote, { params: { id, noteId: note.id } }))
    expect((await good(staff.call(staffPerson, { params: { id } }))).notes).toEqual([])
  })

  it('has the tags of two colleagues who change them at once, and at most twenty', async () => {
    const { id } = await invite()
    const tags = async (add: string[], remove: string[] = []) =>
      (await good(staff.call(tagPerson, { params: { id }, body: { add, remove } }))).tags
    await tags(['Wedding'])
    await Promise.all([tags(['Early'], ['wedding']), tags(['Pets'])])
    expect(await tags([])).toEqual(['Early', 'Pets'])
    const many = Array.from({ length: 19 }, (_, at) => `tag ${at}`)
    const tooMany = staff.call(tagPerson, { params: { id }, body: { add: many } })
    expect(await refused(tooMany)).toMatchObject({ status: 422, code: 'invalid_input' })
    expect(await tags([])).toEqual(['Early', 'Pets'])
  })

  it('lists other accounts with the same mailbox or name', async () => {
    const lastName = `Quimby${people}`
    const one = { ...owner(), lastName }
    const other = { ...owner(), lastName }
    const first = await good(staff.call(invitePerson, { body: one }))
    const second = await good(staff.call(invitePerson, { body: other }))
    const { duplicates } = await good(staff.call(staffPerson, { params: { id: first.id } }))
    expect(duplicates.map(({ id }) => id)).toEqual([second.id])
  })

  it('is corrected by staff, with the phone number normalized', async () => {
    const { id } = await invite()
    const change = { firstName: 'Edie', lastName: 'Marlow', phone: '+1 (631) 555-0177', language: 'es' as const }
    await good(staff.call(changePerson, { params: { id }, body: change }))
    expect((await good(staff.call(staffPerson, { params: { id } }))).person).toMatchObject({
      firstName: 'Edie',
      phone: '+16315550177',
      language: 'es',
    })
    const bad = { ...change, phone: '12' }
    expect((await refused(staff.call(changePerson, { params: { id }, body: bad }))).status).toBe(422)
    const admins = staff.call(changePerson, { params: { id: admin.accountId }, body: change })
    expect((await refused(admins)).code).toBe('permission_not_held')
  })
})

describe('do not rent', () => {
  const reason = 'Held a party for 90 people'

  it('blocks a new booking without revealing the reason to the guest, until it is lifted', async () => {
    const host = await t.person('owner')
    const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: host.accountId }))
    const guest = await t.person('traveler')
    const quote = await quoted(guest, { homeId: home.id, arrive: '2027-03-05', depart: '2027-03-09' })
    const book = () => guest.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } })
    const params = { id: guest.accountId }
    await good(staff.call(banFromRenting, { params, body: { reason } }))
    expect((await refused(staff.call(banFromRenting, { params, body: { reason } }))).code).toBe('already_set')
    const answer = await book()
    expect(answer).toMatchObject({ ok: false, error: { code: 'booking_declined', status: 409 } })
    expect(JSON.stringify(answer)).not.toMatch(/party|do not rent/i)
    expect((await good(staff.call(staffPerson, { params }))).doNotRent).toMatchObject({ reason })
    await good(staff.call(liftBan, { params, body: { reason: 'A mix-up of names' } }))
    expect((await good(staff.call(staffPerson, { params }))).formerBans).toMatchObject([
      { reason, lifted: { reason: 'A mix-up of names' } },
    ])
    const { booking } = await good(book())
    const flags = async () => good(staff.call(guestFlagsOfStay, { params: { id: booking.id } }))
    expect(await flags()).toEqual({ doNotRent: null })
    await good(staff.call(banFromRenting, { params, body: { reason } }))
    expect(await flags()).toMatchObject({ doNotRent: { reason } })
    expect(await guest.call(guestFlagsOfStay, { params: { id: booking.id } })).toMatchObject({ ok: false })
  })

  it('applies to another account with the same phone', async () => {
    const host = await t.person('owner')
    const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: host.accountId }))
    const phone = '+16315550333'
    const twin = async () => {
      const person = { email: mail(), firstName: 'Sam', lastName: 'Odell', phone, passwordHash: nobodysPassword }
      const { id } = await t.write((ctx) => createAccount(ctx, { ...person, roles: ['traveler'] }))
      return { ...(await t.as(id)), accountId: id }
    }
    const [banned, other] = [await twin(), await twin()]
    await good(staff.call(banFromRenting, { params: { id: banned.accountId }, body: { reason } }))
    const quote = await quoted(other, { homeId: home.id, arrive: '2027-04-05', depart: '2027-04-09' })
    const booked = other.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } })
    expect((await refused(booked)).code).toBe('booking_declined')
  })
})

describe('deactivation', () => {
  it('ends every session at once and blocks logging in until staff reactivate the account', async () => {
    const { id, email } = await invite()
    await t.drain()
    await good(accept(await secretFor(email)))
    const person = await t.as(id)
    const list = () => person.raw({ path: 'profile' })
    expect((await list()).status).toBe(200)
    const params = { id }
    await good(staff.call(deactivatePerson, { params, body: { reason: 'Sold the home' } }))
    expect((await list()).status).toBe(401)
    expect((await refused(logsIn(email))).code).toBe('wrong_credentials')
    await good(staff.call(reactivatePerson, { params, body: { reason: 'Bought another' } }))
    expect((await logsIn(email)).ok).toBe(true)
    expect((await refused(staff.call(reactivatePerson, { params, body: { reason: 'twice' } }))).code).toBe(
      'not_allowed_now',
    )
  })

  it('can’t be set on oneself, on staff by staff, or on the last administrator', async () => {
    const body = { reason: 'left the company' }
    const off = (who: Staff, id: number) => refused(who.call(deactivatePerson, { params: { id }, body }))
    expect((await off(staff, staff.accountId)).code).toBe('own_account')
    expect((await off(staff, admin.accountId)).code).toBe('permission_not_held')
  })
})
