import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ownerFunds } from '#modules/ledger'
import { refundsOf } from '#modules/payments'
import { cancelBooking } from './cancel-booking.ts'
import { db } from './tables.ts'
import { canceled, good, pay, signed } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, homeId, guest, run, accountsOf } = julyScene()

/** A stay whose guest disputes its payment as soon as it is charged. */
const paidInDispute = async () => {
  const who = await guest()
  const booking = await signed(who, { homeId: homeId(), arrive: '2027-07-02', depart: '2027-07-09', adults: 8 })
  await good(pay(who, booking.id, 'sandbox_dispute'))
  return booking.id
}
const disputed = async () => {
  const id = await paidInDispute()
  t.clock.advance(26 * 60)
  await run('payments.disputes')
  return id
}
const decide = async (bookingId: number, state: 'won' | 'lost') => {
  await t.write((ctx) =>
    sql`update sandbox_gateway.dispute set state = ${state}, changed_at = ${t.clock.now()}
      from payments.dispute ours where ours.reference = dispute.id and ours.booking_id = ${bookingId}`.execute(db(ctx)),
  )
  await run('payments.disputes')
}
const ownerOf = async () => {
  const { rows } = await t.read((ctx) =>
    sql<{ id: number }>`select account_id as id from homes.share where home_id = ${homeId()}`.execute(db(ctx)),
  )
  return rows[0]?.id ?? 0
}
const funds = async () => {
  const owner = await ownerOf()
  return t.read((ctx) => ownerFunds(ctx, owner, 'USD'))
}

it('R46 R55 a stay that was earned while its payment was disputed is paid once the dispute is won', async () => {
  const id = await disputed()
  t.clock.set('2027-07-12T15:00:00Z')
  await run('bookings.move-on')
  const before = await funds()
  expect(before.missing).toBeGreaterThan(0)
  await decide(id, 'won')
  t.clock.advance(25 * 60)
  await run('payments.settle')
  const after = await funds()
  expect(after.earned).toBe(before.earned)
  expect(after.missing).toBeLessThan(before.missing)
  expect(await accountsOf(id)).not.toHaveProperty('liability:guest-deposit')
  await decide(id, 'won')
  expect(await funds()).toEqual(after)
})

it('R42 R55 a guest who disputes and then cancels is refunded what the terms say, not what they disputed', async () => {
  const id = await disputed()
  // Between sixty and thirty days before, the strict policy refunds half of the nights.
  t.clock.set('2027-05-20T15:00:00Z')
  await canceled(await guest(), id)
  expect((await funds()).earned).toBe(0)
  await decide(id, 'won')
  await t.drain()
  const refunded = (await t.read((ctx) => refundsOf(ctx, id))).reduce((sum, { amount }) => sum + amount.amount, 0)
  // Half of the 7,380.00 for the nights and their service is retained, 3,924.90 of the 4,378.15 that was returned.
  expect([refunded, (await funds()).earned]).toEqual([45_325, 295_200])
  expect(await accountsOf(id)).not.toHaveProperty('liability:guest-deposit')
})

for (const outcome of ['open', 'won', 'lost'] as const)
  it(`R42 R55 a stay that is canceled after it has begun leaves nobody out of pocket for its dispute (${outcome})`, async () => {
    const id = await paidInDispute()
    // The nights are earned before the guest disputes them, so the operator advances what the guest's bank takes.
    t.clock.set('2027-07-03T15:00:00Z')
    await run('bookings.move-on')
    await run('payments.disputes')
    expect(await accountsOf(id)).toHaveProperty('receivable:dispute')
    if (outcome === 'lost') await decide(id, 'lost')
    await t.write((ctx) =>
      cancelBooking(ctx, { bookingId: id, reason: 'A storm', whose: 'operator' }, { kind: 'staff', accountId: null }),
    )
    if (outcome === 'won') await decide(id, 'won')
    await t.drain()
    const left = await accountsOf(id)
    for (const account of ['receivable:dispute', 'liability:guest-deposit', 'expense:operator', 'payable:operator'])
      expect(left).not.toHaveProperty(account)
    expect((await funds()).earned).toBe(0)
  })
