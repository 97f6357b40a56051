import {
  addDays,
  approveAct,
  cancelBooking,
  previewCancellation,
  previewLineRefund,
  quarterStatement,
  refundBookingLines,
} from '@porchlight/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { putPermissions } from '#modules/accounts'
import { type ContractTerms, ownersOf, setContract, setShares } from '#modules/homes'
import { entriesOf, invariantsOf } from '#modules/ledger'
import { withSecondFactor } from '../accounts/testing/second-factor.ts'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { moveOn } from './jobs.ts'
import { ownerMoneyOfMany } from './owner-money.ts'
import { bookingById } from './queries.ts'
import { good, refused } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, as, run, homeId, booked, accountsOf } = julyScene()
const reason = 'The pool heater was out of service'
const why = 'The company booked the wrong technician'

afterEach(async () => {
  const broken = (await t.read(invariantsOf)).filter(({ holds }) => !holds).map(({ code }) => code)
  expect(broken).toEqual([])
})

const stay = async (terms: Partial<ContractTerms> = {}) => {
  await t.write((ctx) =>
    setContract(ctx, homeId(), '2027-01-01', {
      commissionBasisPoints: 2_500,
      commissionBase: 'accommodation',
      recognition: 'check_in',
      cleaningTo: 'operator',
      ...terms,
    }),
  )
  return booked()
}
/** Another time; what it does to payments and stays is done. */
const at = async (instant: string) => {
  t.clock.set(instant)
  await run('payments.installments')
  await moveOn(t.app)
  await t.drain()
  await run('payments.settle')
}
const paid = () => at('2027-06-20T12:00:00Z')
const night = (arrive: string, nights: number) => at(`${addDays(arrive, nights)}T21:00:00Z`)

type Team = Pick<Awaited<ReturnType<typeof confirmedStaff>>, 'call'>
const preview = async (id: number, amount: number, ownersBear: number, staff: Team) => {
  const body = { lines: [{ line: 'nights', amount }], ownersBear }
  return (await good(staff.call(previewLineRefund, { params: { id }, body }))).refund
}
const submit = async (id: number, amount: number, ownersBear: number, staff: Team) => {
  const { hash, ...shown } = await preview(id, amount, ownersBear, staff)
  const body = { lines: [{ line: 'nights', amount }], reason, split: { ownersBear, reason: why }, hash }
  const { outcome } = await good(staff.call(refundBookingLines, { params: { id }, body }))
  return { ...shown, outcome, moved: shown.agreed.owners.amount - ownersBear }
}
const divide = async (id: number, amount: number, ownersBear: number) =>
  submit(id, amount, ownersBear, await confirmedStaff(t))

/** What each owner has of the divided refunds of a booking. */
const splits = async (bookingId: number) => {
  const entries = await t.read((ctx) => entriesOf(ctx, { bookingId, purposes: ['refund-split'] }))
  const lines = entries.flatMap((entry) => entry.lines).filter(({ account }) => account === 'payable:owner')
  const by = Map.groupBy(lines, ({ ownerId }) => ownerId ?? 0)
  return new Map([...by].map(([ownerId, own]) => [ownerId, own.reduce((sum, { signed }) => sum - signed, 0)]))
}
const whole = async (id: number) => [...(await splits(id)).values()].reduce((sum, amount) => sum + amount, 0)
const ofOwners = async (id: number) => (await accountsOf(id))['payable:owner'] ?? 0
const cancel = async (id: number, more: object = {}) => {
  const staff = await confirmedStaff(t)
  const { outcome } = await good(staff.call(cancelBooking, { params: { id }, body: { reason, ...more } }))
  if (outcome?.state === 'pending') await approvedBySecond(t, outcome.id)
  await t.drain()
}

describe('a refund whose cost is divided differently', () => {
  it('R45 gives the owners nothing before the stay is earned, and what was shown with it', async () => {
    const { id, arrive } = await stay()
    const { owners } = await divide(id, 50_000, 10_000)
    await t.drain()
    expect(await ofOwners(id)).toBe(0)
    await paid()
    await night(arrive, 1)
    expect(Math.abs(await ofOwners(id))).toBe(owners.after.amount)
    const [ownerId = 0] = await t.read((ctx) => ownersOf(ctx, homeId()))
    const owner = await as(ownerId)
    const booking = await t.read((ctx) => bookingById(ctx, id))
    const money = await t.read((ctx) => ownerMoneyOfMany(ctx, [booking], ownerId))
    expect(money.get(id)?.yours).toBe(owners.after.amount)
    const { statement } = await good(owner.call(quarterStatement, { params: { year: 2027, quarter: 3 }, query: {} }))
    const lines = statement.homes.flatMap((home) => home.lines)
    expect(lines.filter(({ bookingId }) => bookingId === id).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['stay', 'adjustment']),
    )
    expect(JSON.stringify(lines)).toContain(why)
  })

  it('is posted at once for a stay already earned, again for a second one, and never twice', async () => {
    const { id, arrive } = await stay()
    const first = await divide(id, 40_000, 40_000)
    await paid()
    await night(arrive, 1)
    expect(await whole(id)).toBe(first.moved)
    expect(first.moved).toBeLessThan(0)
    const second = await divide(id, 30_000, 0)
    await night(arrive, 2)
    expect(await whole(id)).toBe(first.moved + second.moved)
    expect(second.owners.before).toEqual(first.owners.after)
    expect(Math.abs(await ofOwners(id))).toBe(second.owners.after.amount)
  })

  it('R49 is earned night by night where the stay is', async () => {
    const { id, arrive } = await stay({ recognition: 'each_night' })
    const { moved, owners } = await divide(id, 50_000, 0)
    await paid()
    await night(arrive, 2)
    expect(await whole(id)).toBe(Math.round((moved * 3) / 7))
    await night(arrive, 6)
    expect(Math.abs(await ofOwners(id))).toBe(owners.after.amount)
  })

  it('R39 ends with a stay that is canceled and fully refunded, before and after it is earned', async () => {
    const before = await stay()
    await divide(before.id, 50_000, 0)
    await cancel(before.id, { whose: 'operator', bearer: 'owners' })
    expect([await whole(before.id), await ofOwners(before.id)]).toEqual([0, 0])
    const { id, arrive } = await booked()
    const { moved } = await divide(id, 50_000, 0)
    await paid()
    await night(arrive, 2)
    expect(await whole(id)).toBe(moved)
    const staff = await confirmedStaff(t)
    const query = { whose: 'operator', bearer: 'owners' } as const
    const { cost } = await good(staff.call(previewCancellation, { params: { id }, query }))
    expect(cost?.owners.amount).toBe(Math.abs(await ofOwners(id)))
    await cancel(id, query)
    expect([await whole(id), await ofOwners(id)]).toEqual([0, 0])
  })

  it('R42 counts in the part of the price that a canceled stay retains', async () => {
    const { id, arrive } = await stay()
    const { owners, moved } = await divide(id, 50_000, 0)
    await paid()
    await night(arrive, 5)
    await cancel(id)
    expect(Math.abs(await ofOwners(id))).toBe(owners.after.amount)
    expect(await whole(id)).toBe(moved)
  })

  it('R51 belongs to the co-owners of the arrival day, not of the day it was decided', async () => {
    const { id, arrive } = await stay()
    const { moved } = await divide(id, 50_001, 0)
    const [ann, ben] = [(await t.person('owner')).accountId, (await t.person('owner')).accountId]
    await t.write((ctx) =>
      setShares(ctx, homeId(), '2027-06-01', [
        { accountId: ann, basisPoints: 6_000 },
        { accountId: ben, basisPoints: 4_000 },
      ]),
    )
    await paid()
    await night(arrive, 1)
    const shared = await splits(id)
    expect([...shared.keys()].sort()).toEqual([ann, ben].sort())
    expect((shared.get(ann) ?? 0) + (shared.get(ben) ?? 0)).toBe(moved)
    expect(Math.abs((shared.get(ann) ?? 0) - moved * 0.6)).toBeLessThan(1)
    await cancel(id, { whose: 'operator', bearer: 'owners' })
    expect([...(await splits(id)).values()]).toEqual([0, 0])
  })

  it('waits for someone with access to money above the limit of a correction', async () => {
    const { accountId } = await t.person('staff')
    await t.write((ctx) => putPermissions(ctx, accountId, {}, { bookings: 'approve' }))
    t.clock.set(new Date(t.clock.now().getTime() + 25 * 3_600_000))
    const { id } = await stay()
    const other = await confirmedStaff(t)
    // Less than the limit of a refund, but more than one person may move to an owner.
    expect((await preview(id, 90_000, 67_500, other)).needsSecond).toBe(false)
    const { outcome, needsSecond } = await submit(id, 90_000, 0, other)
    expect([needsSecond, outcome.state]).toEqual([true, 'pending'])
    const clerk = await withSecondFactor(t, accountId)
    const call = clerk.call(approveAct, { params: { approvalId: outcome.id }, body: { note: '' } })
    expect(await refused(call)).toMatchObject({ code: 'cannot_apply' })
    await approvedBySecond(t, outcome.id)
    expect((await t.read((ctx) => bookingById(ctx, id))).contract.refundSplits).toHaveLength(1)
  })
})
