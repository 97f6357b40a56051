import { makeJob, type Permission, staffFind } from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#modules/accounts'
import type { Booking } from '#modules/bookings'
import { openConversation, writeMessage } from '#modules/conversations'
import { paymentsOf } from '#modules/payments'
import { a, nobodysPassword } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let staff: Caller
let stay: Booking
let members = 0

/** A team member with only these permissions. */
const only = async (...permissions: Permission[]) => {
  const email = `finder-${members++}@demo.porchlight.test`
  const person = { email, firstName: 'Mo', lastName: 'Reyes', phone: '+16315550199', passwordHash: nobodysPassword }
  const { id } = await t.write((ctx) => createAccount(ctx, { ...person, roles: ['staff'], permissions }))
  return t.as(id)
}
const nothing = { bookings: [], homes: [], people: [], messages: [], jobs: [], invoices: [] }
const find = async (q: string, who: Caller = staff) => good(who.call(staffFind, { query: { q } }))

beforeAll(async () => {
  staff = await t.person('staff')
  const owner = await t.person('owner')
  const { id: homeId } = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
  stay = await confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08', guest: 'Castellanos' })
})

describe('staff search', () => {
  it('finds a booking by its number, its digits, its guest, its home, and its card', async () => {
    const [payment] = await t.read((ctx) => paymentsOf(ctx, stay.id))
    const lastFour = payment?.method.slice(-4) ?? ''
    expect(lastFour).toMatch(/^\d{4}$/)
    for (const words of [stay.number, stay.number.toLowerCase(), stay.number.slice(3), 'castell', 'marram', lastFour])
      expect((await find(words)).bookings.map(({ id }) => id)).toContain(stay.id)
    for (const words of ['Nobody Here', '9999999', '0000']) expect((await find(words)).bookings).toEqual([])
  })

  it('finds a person by name, email, or phone in any format, and a home by name', async () => {
    const made = { firstName: 'Ines', lastName: 'Okonkwo', phone: '+442079460958', passwordHash: nobodysPassword }
    const { id } = await t.write((ctx) =>
      createAccount(ctx, { ...made, email: 'ines@okonkwo.test', roles: ['traveler'], permissions: [] }),
    )
    for (const words of ['okonkwo', 'ines@okon', '+44 20 7946 0958', '020 7946 0958', '7946-0958'])
      expect((await find(words)).people.map((person) => person.id)).toContain(id)
    expect((await find('0958')).people).toEqual([])
    expect((await find('Marram')).homes.map(({ name }) => name)).toContain('Marram House')
  })

  it('finds a similar name when nothing matches the one that was typed', async () => {
    expect((await find('Castelanos')).bookings.map(({ id }) => id)).toContain(stay.id)
    expect((await find('Maram House')).homes.map(({ name }) => name)).toContain('Marram House')
    expect((await find('Castellano', await only('homes'))).bookings).toEqual([])
    for (const words of ['Zzyzx Qwfp', '9999998']) expect(await find(words)).toEqual(nothing)
  })

  it('treats what people type as letters, not as patterns', async () => {
    for (const words of ['%', '_', "'; drop table", '\\']) expect((await find(words)).bookings).toEqual([])
    expect(await find('')).toEqual(nothing)
    expect(await find('   ')).toEqual(nothing)
  })

  it('finds only what the staff member may see', async () => {
    const asHomesStaff = await find('castell', await only('homes'))
    expect(asHomesStaff).toMatchObject({ bookings: [], people: [] })
    expect((await find('Marram', await only('homes'))).homes).not.toEqual([])
    expect((await find('Marram', await only('bookings'))).homes).toEqual([])
    expect(await find('castell', await only('money'))).toEqual(nothing)
    expect((await refused(t.visitor().call(staffFind, { query: { q: 'castell' } }))).status).toBe(401)
  })

  it('finds a job by words in its title, for staff who handle homes', async () => {
    const body = {
      kind: 'repair' as const,
      homeId: stay.homeId,
      title: 'Sauna door 50% off its hinge',
      day: '2027-02-01',
    }
    const { job } = await good(staff.call(makeJob, { body }))
    for (const words of ['sauna', 'DOOR 50%', 'hinge'])
      expect((await find(words)).jobs).toMatchObject([{ id: job.id, title: body.title }])
    // A percent sign is literal, not a wildcard.
    expect((await find('sauna%hinge')).jobs).toEqual([])
    expect((await find('sauna', await only('bookings'))).jobs).toEqual([])
  })

  it('finds a message by its words, for staff who handle people', async () => {
    const text = `${'Hello. '.repeat(40)}Could you leave 100% wool BLANKETS in the den?`
    const messageId = await t.write(async (ctx) => {
      const { id } = await openConversation(ctx, stay.guestId, stay.id)
      return writeMessage(ctx, id, { text, files: [], authorId: stay.guestId, from: 'person' })
    })
    const [message] = (await find('wool blankets')).messages
    expect(message).toMatchObject({ id: messageId, person: expect.stringContaining('Castellanos') })
    expect(message?.excerpt).toMatch(/^….*100% wool BLANKETS in the den\?$/)
    // A percent sign is literal, and a short word is in too many messages.
    for (const words of ['wool%blankets', 'den']) expect((await find(words)).messages).toEqual([])
    expect((await find('wool blankets', await only('bookings', 'homes', 'money'))).messages).toEqual([])
  })

  it("finds no invoice for staff who don't handle money", async () => {
    expect((await find('OWN-1', await only('homes'))).invoices).toEqual([])
    expect((await find('OWN-999999999')).invoices).toEqual([])
  })
})
