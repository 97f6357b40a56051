import { beforeAll, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { begunStay } from '#testing/stays'
import { paidTo } from '../payees/testing/paid-to.ts'
import { legalName, statementsScene, usd } from './testing/scene.ts'

const { t, desk, pay, close, ownerWithHome, earned } = statementsScene()

// Corrections in an owner's favor come from the operator's own money: someone else's stay has earned it a commission.
beforeAll(async () => {
  const { homeId } = await ownerWithHome()
  await begunStay(t, { homeId, arrive: '2027-02-01', depart: '2027-02-04' })
})

describe('the calls', () => {
  it('show owners their own, and let only staff close, pay, and see the trust', async () => {
    t.clock.set('2027-07-02T17:00:00Z')
    const [owner, staff] = [await t.person('owner'), await t.person('staff')]
    const homeId = (await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))).id
    await earned({ ownerId: owner.accountId, homeId }, 900_00, '2027-05-20')
    const seen = await owner.raw({ path: 'owners/accounting/statements/2027/2' })
    expect(seen.body.results).toMatchObject({ statement: { closing: usd(900_00), legalName } })
    expect((await owner.raw({ path: 'owners/accounting/statements' })).status).toBe(200)
    expect((await owner.raw({ path: 'owners/accounting/statements/2027/5' })).status).toBe(404)
    expect((await staff.raw({ path: 'owners/accounting/statements/2027/2' })).status).toBe(403)

    await paidTo(t, owner.accountId)
    const payout = {
      method: 'POST',
      path: 'staff/payout-runs',
      body: { currency: 'USD', payees: [{ ownerId: owner.accountId, amount: 900_01 }] },
    }
    expect((await owner.raw(payout)).status).toBe(403)
    expect(await staff.raw(payout)).toMatchObject({
      status: 422,
      body: { results: { error: { code: 'more_than_earned' } } },
    })
    await pay(owner.accountId, 900_00)

    await close(owner.accountId, 2027, 2)

    const reason = 'The invoice of June lists the linen fee twice'
    const correction = {
      method: 'POST',
      path: `staff/owners/${owner.accountId}/corrections`,
      body: {
        homeId,
        kind: 'correction',
        amount: usd(25_00),
        note: 'Linen fee charged twice',
        on: '2027-06-20',
        reason,
      },
    }
    expect((await owner.raw(correction)).status).toBe(403)
    expect(await staff.raw(correction)).toMatchObject({ body: { results: { error: { code: 'confirm_first' } } } })
    const confirmed = await desk(staff.accountId)
    expect(await confirmed.raw(correction)).toMatchObject({
      status: 201,
      body: { results: { correction: { amount: usd(25_00), countsOn: '2027-07-01' } } },
    })
    expect((await confirmed.raw({ ...correction, body: { ...correction.body, amount: usd(0) } })).status).toBe(422)
    expect((await confirmed.raw({ ...correction, body: { ...correction.body, homeId: 999_999 } })).status).toBe(404)
    const below = { currency: 'USD', payees: [{ ownerId: owner.accountId, amount: -5 }] }
    expect((await staff.raw({ ...payout, body: below })).status).toBe(422)

    const trust = await staff.raw({ path: 'staff/trust' })
    expect(trust.status).toBe(200)
    const { invariants } = trust.body.results as { invariants: { holds: boolean }[] }
    expect(invariants.every(({ holds }) => holds)).toBe(true)
    expect((await owner.raw({ path: 'staff/trust' })).status).toBe(403)
  })
})
