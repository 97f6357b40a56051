import { acceptPaymentRequest, createPaymentRequest, myInvoices } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { removeCharge } from './remove-charge.ts'
import { inStayScene } from './testing/during-the-stay.ts'
import { canceledByTeam, good, refused, there } from './testing/guest.ts'
import { operatorsOf } from './testing/operators.ts'

const { t, at, seen, guest, accountsOf, inTheHome, paid, recognitions } = inStayScene()

const moments = ['check_in', 'each_night', 'check_out'] as const
const extra = 8_500

const requested = async (id: number) => {
  const staff = await t.person('staff')
  const body = { amount: extra, reason: 'The beach set' }
  const request = there((await good(staff.call(createPaymentRequest, { params: { id }, body }))).request)
  await good((await guest()).call(acceptPaymentRequest, { params: { id: request.id, hash: request.hash } }))
  return request
}
const over = () => at('2027-07-09T14:00:00Z')

describe.each(moments)('an amount a guest agrees to during a stay earned at %s', (recognition) => {
  it('R45 becomes a price line, is paid, and is allocated to the cent when the stay is over', async () => {
    const { id, total } = await inTheHome({ recognition })
    const before = await accountsOf(id)
    await requested(id)
    expect(await seen(id)).toMatchObject({ total: { amount: total.amount + extra }, dueNow: { amount: extra } })
    await paid(id)
    await over()
    const after = await accountsOf(id)
    expect(after).not.toHaveProperty('liability:guest-deposit')
    expect(after).not.toHaveProperty('receivable:guest')
    expect(after['payable:operator']).toBe(operatorsOf(after))
    expect(after['income:cleaning']).toBe(45_000 + extra)
    expect(after['payable:owner']).toBe(738_000 * 0.75)
    if (recognition === 'check_in') expect(after['payable:owner']).toBe(before['payable:owner'])
    const { invoices } = await good((await guest()).call(myInvoices, { query: { booking: id } }))
    expect(invoices.data.reduce((sum, pdf) => sum + pdf.total.amount, 0)).toBe(total.amount + extra)
  })

  it('R46 is a claim on the guest until it is paid, and only the operator waits', async () => {
    const { id } = await inTheHome({ recognition })
    await requested(id)
    await over()
    const after = await accountsOf(id)
    expect(after).toMatchObject({ 'receivable:guest': extra, 'payable:operator': operatorsOf(after) })
    expect(after['payable:owner']).toBe(738_000 * 0.75)
    await paid(id)
    expect(await accountsOf(id)).not.toHaveProperty('receivable:guest')
  })

  it.each([true, false])('leaves nothing behind when it is reversed, paid (%s) or not', async (isPaid) => {
    const { id, total } = await inTheHome({ recognition })
    const request = await requested(id)
    if (isPaid) await paid(id)
    await t.write((ctx) => removeCharge(ctx, id, request.id, 0))
    await t.drain()
    expect(await seen(id)).toMatchObject({ total, dueNow: { amount: 0 } })
    await over()
    const after = await accountsOf(id)
    expect(after).not.toHaveProperty('liability:guest-deposit')
    expect(after).not.toHaveProperty('receivable:guest')
    expect(after['payable:operator']).toBe(operatorsOf(after))
    expect(after['income:cleaning']).toBe(45_000)
    expect(after['payable:owner']).toBe(738_000 * 0.75)
  })

  it('is refunded with the stay if it is ended early', async () => {
    const { id, total } = await inTheHome({ recognition })
    await requested(id)
    await paid(id)
    expect((await canceledByTeam(t, id)).paid.amount).toBe(total.amount + extra)
    await t.drain()
    const after = await accountsOf(id)
    expect(after).not.toHaveProperty('receivable:guest')
    expect(after).not.toHaveProperty('liability:guest-deposit')
  })
})

it('R50 the owner also bears a commission on fees for what is agreed to during the stay', async () => {
  const { id } = await inTheHome({ commissionBase: 'accommodation_and_fees' })
  const owners = (await accountsOf(id))['payable:owner'] ?? 0
  await requested(id)
  await paid(id)
  const after = await accountsOf(id)
  expect(after['payable:owner']).toBe(owners - extra / 4)
  expect(after['income:cleaning']).toBe(45_000 + extra)
  expect(await recognitions(id)).toMatchObject([{ occurredOn: '2027-07-02' }, { occurredOn: '2027-07-04' }])
})

it('a request is at most 100,000 dollars', async () => {
  const { id } = await inTheHome()
  const body = { amount: 10_000_001, reason: 'The beach set' }
  expect(await refused((await t.person('staff')).call(createPaymentRequest, { params: { id }, body }))).toMatchObject({
    code: 'invalid_input',
  })
})

it('nothing can be requested or agreed to once the guest has left', async () => {
  const { id } = await inTheHome()
  const staff = await t.person('staff')
  const body = { amount: extra, reason: 'The beach set' }
  const request = there((await good(staff.call(createPaymentRequest, { params: { id }, body }))).request)
  t.clock.set('2027-07-09T14:00:00Z')
  const late = await t.person('staff')
  expect(await refused(late.call(createPaymentRequest, { params: { id }, body }))).toMatchObject({
    code: 'not_allowed_now',
  })
  const link = { params: { id: request.id, hash: request.hash } }
  expect(await refused((await guest()).call(acceptPaymentRequest, link))).toMatchObject({ code: 'not_allowed_now' })
})
