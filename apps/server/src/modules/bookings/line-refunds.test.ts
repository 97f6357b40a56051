import { approvalList, bookingById, previewLineRefund, refundableLines, refundBookingLines } from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { putPermissions } from '#modules/accounts'
import { withSecondFactor } from '../accounts/testing/second-factor.ts'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { inStayScene } from './testing/during-the-stay.ts'
import { good, refused } from './testing/guest.ts'

const { t, at, booked, ...scene } = inStayScene()

type Staff = Awaited<ReturnType<typeof confirmedStaff>>
let staff: Staff
beforeAll(async () => {
  staff = await confirmedStaff(t)
})

const reason = 'The pool heater was out of service'
const part = (amount: number, line = 'nights') => [{ line, amount }]
const preview = async (id: number, lines: ReturnType<typeof part>, who = staff) =>
  (await good(who.call(previewLineRefund, { params: { id }, body: { lines } }))).refund
const refund = async (id: number, lines: ReturnType<typeof part>, who = staff) => {
  const { hash } = await preview(id, lines, who)
  return who.call(refundBookingLines, { params: { id }, body: { lines, reason, hash } })
}
const seen = async (id: number, who = staff) => (await good(who.call(bookingById, { params: { id } }))).booking

describe('a partial refund of price lines', () => {
  it('includes their tax, says who pays for it, and lowers the stay’s price', async () => {
    const { id, total } = await booked()
    const { lines, netPaid } = await good(staff.call(refundableLines, { params: { id } }))
    expect(lines.filter(({ isNights }) => isNights).map(({ label }) => label)).toEqual(['Nights'])
    const shown = await preview(id, part(50_000))
    expect(shown.amount.amount).toBe(50_000 + shown.taxes.amount)
    expect(shown.taxes.amount).toBeGreaterThan(0)
    expect(shown.owners.before.amount - shown.owners.after.amount + shown.company.amount).toBe(50_000)
    expect(shown).toMatchObject({ needsSecond: false, approvers: [] })
    await good(refund(id, part(50_000)))
    await t.drain()
    const after = await seen(id)
    expect(after.total.amount).toBe(total.amount - shown.amount.amount)
    expect(after.netPaid.amount).toBe(netPaid.amount - shown.amount.amount)
    expect(after.timeline.some(({ text }) => text.includes(reason))).toBe(true)
  })

  it('says on the timeline what kind of reason it has, in the reader’s language', async () => {
    const { id } = await booked()
    const lines = part(1_000)
    const { hash } = await preview(id, lines)
    await good(staff.call(refundBookingLines, { params: { id }, body: { lines, kind: 'amenity', reason, hash } }))
    const [said] = (await seen(id)).timeline.filter(({ text }) => text.includes(reason))
    expect(said?.text).toContain(`(amenity out of service): “${reason}”`)
    await good(refund(id, part(1_000)))
    expect((await seen(id)).timeline.filter(({ text }) => text.includes(`is refunded: “${reason}”`))).toHaveLength(1)
  })

  it('never exceeds a line’s price, or what the guest has paid', async () => {
    const { id, total } = await booked()
    const ask = (amount: number, line?: string) =>
      staff.call(previewLineRefund, { params: { id }, body: { lines: part(amount, line) } })
    const tooMuch = { status: 422, code: 'more_than_paid' }
    expect(await refused(ask(total.amount + 1))).toEqual(tooMuch)
    expect(await refused(ask(100, 'fee:999999'))).toEqual(tooMuch)
    expect(await refused(ask(600_000))).toEqual(tooMuch)
  })

  it('above the daily limit waits for a second person, and happens once they approve it', async () => {
    const { id, total } = await booked()
    const other = await confirmedStaff(t)
    const { needsSecond, approvers } = await preview(id, part(120_000), other)
    expect(needsSecond).toBe(true)
    expect(approvers).toContain('Ada Quill')
    const { outcome } = await good(refund(id, part(120_000), other))
    expect(outcome.state).toBe('pending')
    expect((await seen(id)).total).toEqual(total)
    const { approvals } = await good(staff.call(approvalList, { query: {} }))
    expect(approvals.data.find((one) => one.id === outcome.id)).toMatchObject({ kind: 'refund', reason })
    expect((await refused(refund(id, part(120_000), other))).code).toBe('already_pending')
    await approvedBySecond(t, outcome.id)
    await t.drain()
    expect((await seen(id)).total.amount).toBeLessThan(total.amount)
  })

  it('for a stay already earned comes out of the owners’ and the company’s shares', async () => {
    const { id } = await scene.inTheHome()
    const other = await confirmedStaff(t)
    const before = await seen(id, other)
    await good(refund(id, part(30_000), other))
    await t.drain()
    expect((await seen(id, other)).total.amount).toBeLessThan(before.total.amount)
    await at('2027-07-10T20:00:00Z')
    const late = await confirmedStaff(t)
    await good(refund(id, part(10_000), late))
    await t.drain()
  })

  it('shows what owners and company bear when the team divides the cost differently', async () => {
    const { id } = await booked()
    const other = await confirmedStaff(t)
    const lines = part(50_000)
    const agreed = await preview(id, lines, other)
    const ownersBear = 10_000
    const why = 'The company booked the wrong pool technician'
    const { refund: shown } = await good(other.call(previewLineRefund, { params: { id }, body: { lines, ownersBear } }))
    expect(shown.owners.before.amount - shown.owners.after.amount).toBe(ownersBear)
    expect(shown.company.amount).toBe(50_000 - ownersBear)
    expect(shown.agreed.owners.amount).toBe(agreed.owners.before.amount - agreed.owners.after.amount)
    expect(shown.hash).not.toBe(agreed.hash)
    const body = { lines, reason, split: { ownersBear, reason: why }, hash: shown.hash }
    const late = other.call(refundBookingLines, { params: { id }, body: { ...body, hash: agreed.hash } })
    expect((await refused(late)).code).toBe('terms_changed')
    await good(other.call(refundBookingLines, { params: { id }, body }))
    await t.drain()
  })

  it('is divided differently only by people with access to money, and up to its amount without taxes', async () => {
    const { id } = await booked()
    const { accountId } = await t.person('staff')
    await t.write((ctx) => putPermissions(ctx, accountId, {}, { bookings: 'act' }))
    const clerk = await withSecondFactor(t, accountId)
    const lines = part(5_000)
    const ask = (who: Pick<Staff, 'call'>, ownersBear?: number) =>
      who.call(previewLineRefund, { params: { id }, body: { lines, ownersBear } })
    expect(await refused(ask(clerk, 5_000))).toEqual({ status: 403, code: 'forbidden' })
    await good(ask(clerk))
    expect(await refused(ask(staff, 5_001))).toEqual({ status: 422, code: 'invalid_input' })
    await good(ask(staff, 5_000))
  })

  it('is rejected at another price than the one shown, and without reauthentication', async () => {
    const { id } = await booked()
    const body = { lines: part(1_000), reason, hash: 'other' }
    expect((await refused(staff.call(refundBookingLines, { params: { id }, body }))).code).toBe('terms_changed')
  })
})
