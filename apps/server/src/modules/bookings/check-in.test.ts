import { bookingById } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { type ContractTerms, ownersOf, setContract, setShares } from '#modules/homes'
import { balances, entriesOf } from '#modules/ledger'
import { a } from '#testing/builders'
import { moveOn } from './jobs.ts'
import { bookingsByIds } from './queries.ts'
import { good, pay } from './testing/guest.ts'
import { operatorsOf } from './testing/operators.ts'
import { julyScene } from './testing/scene.ts'

const { t, run, homeId, guest, booked, accountsOf } = julyScene()

const terms: ContractTerms = {
  commissionBasisPoints: 2_500,
  commissionBase: 'accommodation',
  recognition: 'check_in',
  cleaningTo: 'operator',
}
const contract = (changes: Partial<ContractTerms>) =>
  t.write((ctx) => setContract(ctx, homeId(), '2027-01-01', { ...terms, ...changes }))

const at = async (instant: string) => {
  t.clock.set(instant)
  await moveOn(t.app)
}
const payRest = async () => {
  t.clock.set('2027-06-02T05:00:00Z')
  await run('payments.installments')
}
const statusOf = async (id: number) =>
  (await good((await guest()).call(bookingById, { params: { id } }))).booking.status
const recognitions = (bookingId: number) => t.read((ctx) => entriesOf(ctx, { bookingId, purposes: ['recognition'] }))

describe('a stay', () => {
  it('begins at check-in time and ends at check-out time by the home’s clock', async () => {
    const { id } = await booked()
    await payRest()
    await at('2027-07-02T19:59:59Z')
    expect(await statusOf(id)).toBe('confirmed')
    await at('2027-07-02T20:00:00Z')
    expect(await statusOf(id)).toBe('checked_in')
    await at('2027-07-09T13:59:59Z')
    expect(await statusOf(id)).toBe('checked_in')
    await at('2027-07-09T14:00:00Z')
    expect(await statusOf(id)).toBe('completed')
  })

  it('catches up in one step if the clock was not running for a while', async () => {
    const { id } = await booked()
    await payRest()
    await at('2027-08-01T00:00:00Z')
    expect(await statusOf(id)).toBe('completed')
  })
})

describe('how a stay’s money is allocated', () => {
  it('R45 to no one before check-in, to everyone at check-in: owner, authority, operator', async () => {
    await contract({})
    const booking = await booked()
    await payRest()
    expect(await accountsOf(booking.id)).toEqual({
      'processor:clearing': booking.total.amount,
      'liability:guest-deposit': booking.total.amount,
    })
    await at('2027-07-02T20:00:00Z')
    const tax = booking.taxes[0]?.amount.amount ?? 0
    const service = booking.lines.find((line) => line.code === 'service')?.amount.amount ?? 0
    expect(await accountsOf(booking.id)).toMatchObject({
      'payable:owner': 738_000 * 0.75,
      'income:commission': 738_000 * 0.25,
      'income:cleaning': 45_000,
      'income:service-fee': service,
      'payable:tax': tax,
      'payable:operator': 738_000 * 0.25 + 45_000 + service,
    })
    expect(await accountsOf(booking.id)).not.toHaveProperty('liability:guest-deposit')
    // The card processor still holds the money: earning a stay moves no cash (R44).
    expect(await accountsOf(booking.id)).toMatchObject({ 'processor:clearing': booking.total.amount })
    expect(await accountsOf(booking.id)).not.toHaveProperty('cash:operating')
    const [entry] = await recognitions(booking.id)
    expect(entry).toMatchObject({ occurredOn: '2027-07-02', document: { params: { number: booking.number } } })
    expect(entry?.lines.every((line) => line.why.code !== 'as_written')).toBe(true)
  })

  it('R45 once, however often the clock runs', async () => {
    const { id } = await booked()
    await payRest()
    for (const day of ['02', '03', '04', '10']) await at(`2027-07-${day}T20:00:00Z`)
    expect(await recognitions(id)).toHaveLength(1)
  })

  it('R45 at check-out if the contract says so', async () => {
    await contract({ recognition: 'check_out' })
    const { id } = await booked()
    await payRest()
    await at('2027-07-08T20:00:00Z')
    expect(await recognitions(id)).toHaveLength(0)
    await at('2027-07-09T14:00:00Z')
    expect(await recognitions(id)).toMatchObject([{ occurredOn: '2027-07-09' }])
  })

  it('R45 R49 night by night if the contract says so, and to the cent in the end', async () => {
    await contract({ recognition: 'each_night' })
    const booking = await booked()
    await payRest()
    await at('2027-07-02T20:00:00Z')
    await at('2027-07-04T20:30:00Z')
    expect((await recognitions(booking.id)).map((entry) => entry.occurredOn)).toEqual([
      '2027-07-02',
      '2027-07-03',
      '2027-07-04',
    ])
    await at('2027-07-09T14:00:00Z')
    expect(await recognitions(booking.id)).toHaveLength(7)
    expect(await accountsOf(booking.id)).toMatchObject({ 'payable:owner': 738_000 * 0.75 })
  })

  it('R50 by the contract on the booking day, not a later one', async () => {
    await contract({})
    const booking = await booked()
    await t.write((ctx) => setContract(ctx, homeId(), '2027-02-01', { ...terms, commissionBasisPoints: 9_000 }))
    await payRest()
    await at('2027-07-02T20:00:00Z')
    expect(await accountsOf(booking.id)).toMatchObject({ 'income:commission': 738_000 * 0.25 })
    const [retained] = (await t.read((ctx) => bookingsByIds(ctx, [booking.id]))).values()
    expect(retained?.contract).toMatchObject({ version: 2, commissionBasisPoints: 2_500 })
  })

  it('R51 to co-owners by their shares on the arrival day, to the cent', async () => {
    const [first = 0] = await t.read((ctx) => ownersOf(ctx, homeId()))
    const second = (await t.write((ctx) => a.account(ctx, { roles: ['owner'] }))).id
    const booking = await booked()
    const shares = [
      { accountId: first, basisPoints: 3_333 },
      { accountId: second, basisPoints: 6_667 },
    ]
    await t.write((ctx) => setShares(ctx, homeId(), '2027-07-01', shares))
    await payRest()
    await at('2027-07-02T20:00:00Z')
    const rows = await t.read((ctx) =>
      balances(ctx, { bookingId: booking.id, accounts: ['payable:owner'] }, ['ownerId']),
    )
    const net = 738_000 * 0.8
    expect(rows.map(({ ownerId, amount }) => [ownerId, amount])).toEqual([
      [first, Math.round(net * 0.3333)],
      [second, net - Math.round(net * 0.3333)],
    ])
  })
})

describe("a stay that isn't fully paid when it begins", () => {
  // No one charged the second half to the stored card in time.
  const halfPaid = () => at('2027-07-02T20:00:00Z')

  it('R46 owes the owner their share, claims the rest from the guest, and pays the operator last', async () => {
    const booking = await booked()
    await halfPaid()
    const open = booking.total.amount - booking.paid.amount
    const accounts = await accountsOf(booking.id)
    expect(accounts).toMatchObject({ 'receivable:guest': open, 'payable:owner': 738_000 * 0.8 })
    expect(accounts).not.toHaveProperty('cash:operating')
  })

  it('R46 can still be paid when it is over', async () => {
    const booking = await booked()
    await at('2027-07-10T20:00:00Z')
    expect(await statusOf(booking.id)).toBe('completed')
    expect((await good(pay(await guest(), booking.id))).booking.paid).toEqual(booking.total)
    expect(await accountsOf(booking.id)).not.toHaveProperty('receivable:guest')
  })

  it('R46 settles the claim when the rest arrives, and then pays the operator', async () => {
    const booking = await booked()
    await halfPaid()
    const { booking: paid } = await good(pay(await guest(), booking.id))
    expect(paid.paid).toEqual(booking.total)
    const accounts = await accountsOf(booking.id)
    expect(accounts).not.toHaveProperty('receivable:guest')
    expect(accounts['payable:operator']).toBe(operatorsOf(accounts))
  })
})
