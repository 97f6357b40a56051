import { createBooking, makeGuestOffer, wireInstructions } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { inStayScene } from '../bookings/testing/during-the-stay.ts'
import { good, refused } from '../bookings/testing/guest.ts'
import { putConnection } from './connection-rows.ts'

const { t, homeId } = inStayScene()
const trust = { bank: 'Harbor Savings', routing: '021000021', account: '123456789' }

it('tells only the guest of an offer paid by wire where to send the money', async () => {
  const staff = await confirmedStaff(t)
  const guest = await t.person('traveler')
  let weeks = 0
  const booked = async (paysOutside: boolean) => {
    const arrive = new Date(Date.UTC(2028, 2, 3 + 14 * weeks++)).toISOString().slice(0, 10)
    const depart = new Date(Date.parse(arrive) + 4 * 86_400_000).toISOString().slice(0, 10)
    const party = { adults: 2, children: 0, infants: 0, pets: 0 }
    const body = {
      ...{ homeId: homeId(), arrive, depart, ...party, send: [], paysOutside },
      guest: { kind: 'known' as const, id: guest.accountId },
      expiresAt: new Date(t.clock.now().getTime() + 5 * 86_400_000).toISOString(),
    }
    const { offer } = await good(staff.call(makeGuestOffer, { body }))
    const { id: quoteId = 0, hash: quoteHash = '' } = offer?.quote ?? {}
    return (await good(guest.call(createBooking, { body: { quoteId, quoteHash, message: '' } }))).booking
  }
  const [byWire, byCard] = [await booked(true), await booked(false)]
  const wireOf = async ({ id }: { id: number }) => (await good(guest.call(wireInstructions, { params: { id } }))).wire
  // Nothing to show until the company has entered its account.
  expect(await wireOf(byWire)).toBeNull()
  await t.write((ctx) =>
    putConnection(ctx, t.app.seal, 'bank', { settings: { achCompanyId: '' }, secrets: { trust, operating: null } }),
  )
  expect(await wireOf(byWire)).toEqual({ holder: expect.any(String), ...trust, reference: byWire.number })
  expect(await wireOf(byCard)).toBeNull()
  const other = await t.person('traveler')
  for (const who of [staff, other])
    expect(await refused(who.call(wireInstructions, { params: { id: byWire.id } }))).toMatchObject({ status: 404 })
})
