import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { moveOn } from '#modules/bookings'
import { setContract, setShares } from '#modules/homes'
import { balanceOf, credit, debit, invariantsOf, post, trustPositions } from '#modules/ledger'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { begunStay, confirmedStay } from '#testing/stays'
import { checks } from './checks.ts'
import { closeQuarter, payOwner } from './commands.ts'
import { correctOwner } from './corrections.ts'
import { quarterStatement, quartersOf } from './queries.ts'
import { db } from './tables.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(async () => {
  await t.close()
})

afterEach(async () => {
  for (const check of checks) expect(await check.run(t.app), check.code).toMatchObject({ holds: true })
  for (const { code, holds, figure } of await t.read(invariantsOf))
    expect({ code, holds, figure }).toMatchObject({ holds: true })
})

const legalName = 'Porchlight Homes LLC'
const usd = (amount: number) => ({ amount, currency: 'USD' })
const asked = (ownerId: number, year: number, quarter: number) => ({ ownerId, year, quarter, legalName })
const statementOf = (ownerId: number, year = 2027, quarter = 1) =>
  t.read((ctx) => quarterStatement(ctx, asked(ownerId, year, quarter)))
const close = (ownerId: number, year = 2027, quarter = 1) =>
  t.write((ctx) => closeQuarter(ctx, { ...asked(ownerId, year, quarter), closedBy: null }))
const pay = (ownerId: number, amount: number) =>
  t.write((ctx) => payOwner(ctx, { ownerId, amount: usd(amount), note: 'to account 4417', paidBy: null }))

const ownerWithHome = (name?: string) =>
  t.write(async (ctx) => {
    const owner = await a.account(ctx, { roles: ['owner'], firstName: 'Eleanor', lastName: 'Whitcombe' })
    const home = await a.pricedHome(ctx, { ownerId: owner.id, ...(name && { name }) })
    return { ownerId: owner.id, homeId: home.id }
  })

let made = 50_000
const fresh = () => made++

/** Money of a stay straight into the books: paid, settled, earned on a day. */
const earned = (
  of: { ownerId: number; homeId: number },
  amount: number,
  on: string,
  more: { unpaid?: number } = {},
) => {
  const { ownerId, homeId } = of
  const { unpaid = 0 } = more
  const bookingId = fresh()
  const about = { currency: 'USD', homeId, bookingId, document: `Booking PL-${bookingId}` }
  const paid = amount - unpaid
  return t.write(async (ctx) => {
    await post(ctx, {
      ...about,
      purpose: 'settlement',
      source: `settled:${bookingId}`,
      lines: [debit('cash:trust', paid), credit('liability:guest-deposit', paid)],
    })
    await post(ctx, {
      ...about,
      purpose: 'recognition',
      source: `booking:${bookingId}`,
      on,
      lines: [
        debit('liability:guest-deposit', paid),
        ...(unpaid > 0 ? [debit('receivable:guest', unpaid)] : []),
        credit('payable:owner', amount, { ownerId }),
      ],
    })
    return bookingId
  })
}

describe('a statement', () => {
  it('R45 R48 tells a stay from what the guest paid to what is the owner’s, down to the entry', async () => {
    t.clock.set('2027-01-15T17:00:00Z')
    const owner = await ownerWithHome('Gull House')
    const stay = { homeId: owner.homeId, arrive: '2027-02-01', depart: '2027-02-04', guest: 'Whitlock' }
    const booking = await begunStay(t, stay)
    const statement = await statementOf(owner.ownerId)
    const [home] = statement.homes
    const [line] = home?.lines ?? []
    expect(home).toMatchObject({ name: 'Gull House', nights: 3 })
    expect(line).toMatchObject({
      kind: 'stay',
      label: 'Ada Whitlock',
      on: '2027-02-01',
      nights: 3,
      bookingId: booking.id,
    })
    expect(line?.detail).toBe(`${booking.number} · 1 Feb to 4 Feb 2027 · 3 nights`)
    const parts = (line?.parts ?? []).map(({ label, amount }) => [label, amount.amount])
    expect(parts).toEqual([
      ['Paid by the guest', booking.total],
      ['Tax, merrow-county', expect.any(Number)],
      ['Commission', -600_00],
      ['Cleaning', -450_00],
      ['Service fee', expect.any(Number)],
    ])
    expect(line?.amount).toEqual(usd(2_400_00))
    expect(parts.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(2_400_00)
    const [entry] = line?.entries ?? []
    const side = (of: 'debit' | 'credit') => entry?.lines.reduce((sum, row) => sum + (row[of]?.amount ?? 0), 0)
    expect(side('debit')).toBe(side('credit'))
    expect(statement).toMatchObject({ opening: usd(0), earned: usd(2_400_00), closing: usd(2_400_00), state: 'open' })
    expect(statement).toMatchObject({
      legalName,
      ownerName: 'Eleanor Whitcombe',
      basis: expect.stringMatching(/check-in/),
    })
  })

  it('R45 knows nothing of a stay that is paid and not begun', async () => {
    t.clock.set('2027-02-10T17:00:00Z')
    const owner = await ownerWithHome()
    await confirmedStay(t, { homeId: owner.homeId, arrive: '2027-02-20', depart: '2027-02-23' })
    expect(await statementOf(owner.ownerId)).toMatchObject({ earned: usd(0), closing: usd(0), homes: [] })
  })

  it('R49 counts a stay across quarters night by night where the contract says so', async () => {
    t.clock.set('2027-03-20T17:00:00Z')
    const owner = await ownerWithHome()
    await t.write((ctx) =>
      setContract(ctx, owner.homeId, '2027-01-01', {
        commissionBasisPoints: 0,
        commissionBase: 'accommodation',
        recognition: 'each_night',
        cleaningTo: 'operator',
      }),
    )
    const booking = await begunStay(t, { homeId: owner.homeId, arrive: '2027-03-30', depart: '2027-04-02' })
    t.clock.set(booking.checkOutAt)
    await moveOn(t.app)
    const [first, second] = [await statementOf(owner.ownerId, 2027, 1), await statementOf(owner.ownerId, 2027, 2)]
    expect([first.homes[0]?.nights, second.homes[0]?.nights]).toEqual([2, 1])
    expect(second.opening).toEqual(first.closing)
    expect(first.earned.amount + second.earned.amount).toBe(3_000_00)
    expect(second.basis).toMatch(/night by night/)
  })

  it('R51 gives each co-owner his part to the cent, and neither sees the other’s name', async () => {
    t.clock.set('2027-05-01T17:00:00Z')
    const [one, two] = [await ownerWithHome(), await ownerWithHome()]
    await t.write((ctx) =>
      setShares(ctx, one.homeId, '2027-01-01', [
        { accountId: one.ownerId, basisPoints: 3_333 },
        { accountId: two.ownerId, basisPoints: 6_667 },
      ]),
    )
    await begunStay(t, { homeId: one.homeId, arrive: '2027-05-04', depart: '2027-05-06' })
    const [first, second] = [await statementOf(one.ownerId, 2027, 2), await statementOf(two.ownerId, 2027, 2)]
    expect([first.earned.amount, second.earned.amount]).toEqual([533_28, 1_066_72])
    const accounts = first.homes[0]?.lines[0]?.entries[0]?.lines.map(({ account }) => account) ?? []
    expect(accounts).toContain('payable:owner · co-owner')
    expect(first.homes[0]?.lines[0]?.parts).toContainEqual(expect.objectContaining({ label: 'Co-owners' }))
  })

  it('R52 an owner’s own stay earns nothing and costs its cleaning', async () => {
    t.clock.set('2027-05-20T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-05-10')
    await t.write((ctx) =>
      correctOwner(ctx, {
        ...owner,
        kind: 'owner_stay',
        amount: usd(420_00),
        document: 'Owner stay clean, 23 to 26 April',
        source: `owner-stay:${fresh()}`,
        on: '2027-04-26',
      }),
    )
    const statement = await statementOf(owner.ownerId, 2027, 2)
    expect(statement).toMatchObject({ earned: usd(1_000_00), expenses: usd(420_00), closing: usd(580_00) })
    const line = statement.homes[0]?.lines.find(({ kind }) => kind === 'owner_stay')
    expect(line).toMatchObject({ label: 'Owner stay clean, 23 to 26 April', amount: usd(-420_00), nights: null })
  })

  it('R53 an owner whose own stay costs more than he has owes it, and nobody else pays', async () => {
    const owner = await ownerWithHome()
    const before = await t.read((ctx) => balanceOf(ctx, 'cash:operating', { currency: 'USD' }))
    await t.write((ctx) =>
      correctOwner(ctx, {
        ...owner,
        kind: 'owner_stay',
        amount: usd(420_00),
        document: 'Owner stay clean',
        source: `owner-stay:${fresh()}`,
        on: '2027-05-20',
      }),
    )
    expect((await statementOf(owner.ownerId, 2027, 2)).closing).toEqual(usd(-420_00))
    expect(await t.read((ctx) => balanceOf(ctx, 'cash:operating', { currency: 'USD' }))).toBe(before)
    await expect(pay(owner.ownerId, 1)).rejects.toMatchObject({ code: 'more_than_earned' })
  })
})

describe('closing a quarter', () => {
  it('R48 keeps it word for word, and its closing is the next opening', async () => {
    t.clock.set('2027-07-02T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 4_218_60, '2027-03-20')
    await earned(owner, 1_000_00, '2027-04-10')
    await close(owner.ownerId, 2027, 1)
    const closed = await statementOf(owner.ownerId, 2027, 1)
    expect(closed).toMatchObject({ state: 'closed', closedAt: '2027-07-02T17:00:00.000Z', closing: usd(4_218_60) })
    const second = await close(owner.ownerId, 2027, 2)
    expect(second).toMatchObject({ opening: usd(4_218_60), earned: usd(1_000_00), closing: usd(5_218_60) })
    await earned(owner, 77_00, '2027-03-25')
    expect(await statementOf(owner.ownerId, 2027, 1)).toEqual(closed)
    expect(await statementOf(owner.ownerId, 2027, 2)).toEqual(second)
  })

  it('R48 dates what belongs to a closed quarter into the next one, as a correction', async () => {
    t.clock.set('2027-04-02T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-03-20')
    await close(owner.ownerId)
    await earned(owner, 300_00, '2027-03-31')
    await t.write((ctx) =>
      correctOwner(ctx, {
        ...owner,
        kind: 'correction',
        amount: usd(-50_00),
        document: 'Lost heating, 27 February',
        source: `correction:${fresh()}`,
        on: '2027-02-27',
      }),
    )
    const second = await statementOf(owner.ownerId, 2027, 2)
    expect(second).toMatchObject({
      opening: usd(1_000_00),
      earned: usd(0),
      adjustments: usd(250_00),
      closing: usd(1_250_00),
    })
    const lines = second.homes[0]?.lines ?? []
    expect(lines.map(({ kind, on }) => [kind, on])).toEqual([
      ['adjustment', '2027-04-01'],
      ['adjustment', '2027-04-01'],
    ])
    expect(lines.map(({ detail }) => detail).join()).toMatch(/Belongs to 31 Mar 2027; that period is closed/)
  })

  it('R48 goes in order, once, and only when the quarter is over', async () => {
    t.clock.set('2027-07-01T11:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-03-20')
    await expect(close(owner.ownerId, 2027, 2)).rejects.toMatchObject({ status: 422, code: 'not_over' })
    t.clock.set('2027-07-01T12:00:00Z')
    await expect(close(owner.ownerId, 2027, 2)).rejects.toMatchObject({ status: 409, code: 'previous_open' })
    await close(owner.ownerId, 2027, 1)
    await expect(close(owner.ownerId, 2027, 1)).rejects.toMatchObject({ status: 409, code: 'already_closed' })
    await close(owner.ownerId, 2027, 2)
    await expect(close(999_999_999, 2027, 2)).rejects.toMatchObject({ status: 404 })
  })

  it('R48 from ten desks at once closes once', async () => {
    t.clock.set('2027-07-02T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-05-20')
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => close(owner.ownerId, 2027, 2)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'already_closed' })
  })

  it('R48 the database refuses to change what is closed', async () => {
    const run = (statement: ReturnType<typeof sql>) => t.write((ctx) => statement.execute(db(ctx)))
    await expect(run(sql`update statements.closed set closing_minor = 1`)).rejects.toThrow(/never changes/)
    await expect(run(sql`delete from statements.closed`)).rejects.toThrow(/never changes/)
    await expect(run(sql`truncate statements.closed`)).rejects.toThrow(/never changes/)
  })

  it('keeps the statements of other currencies apart', async () => {
    t.clock.set('2027-07-02T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-05-20')
    await earned(owner, 1_000_00, '2027-05-21')
    await t.write((ctx) =>
      post(ctx, {
        purpose: 'recognition',
        source: `yen:${fresh()}`,
        document: 'Booking PL-9',
        currency: 'JPY',
        homeId: owner.homeId,
        on: '2027-05-20',
        lines: [debit('cash:trust', 70_000), credit('payable:owner', 70_000, { ownerId: owner.ownerId })],
      }),
    )
    expect(await close(owner.ownerId, 2027, 2)).toMatchObject({ closing: usd(2_000_00), currencies: ['USD', 'JPY'] })
    const yen = await t.read((ctx) => quarterStatement(ctx, { ...asked(owner.ownerId, 2027, 2), currency: 'JPY' }))
    expect(yen).toMatchObject({ state: 'closed', closing: { amount: 70_000, currency: 'JPY' } })
  })
})

describe('a payout', () => {
  it('R46 is what is earned and received, and not a cent more', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-05-20')
    await earned(owner, 500_00, '2027-05-21', { unpaid: 200_00 })
    await expect(pay(owner.ownerId, 1_300_01)).rejects.toMatchObject({
      status: 422,
      code: 'more_than_earned',
      details: { available: usd(1_300_00), earned: usd(1_500_00), notReceived: usd(200_00) },
    })
    await pay(owner.ownerId, 1_300_00)
    await expect(pay(owner.ownerId, 1)).rejects.toMatchObject({ code: 'more_than_earned' })
    const statement = await statementOf(owner.ownerId, 2027, 2)
    expect(statement).toMatchObject({ earned: usd(1_500_00), payouts: usd(1_300_00), closing: usd(200_00) })
    expect(statement.payoutLines).toMatchObject([{ kind: 'payout', amount: usd(-1_300_00) }])
  })

  it('R46 from ten desks at once takes no more than there is', async () => {
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-05-20')
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => pay(owner.ownerId, 300_00)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId: owner.ownerId, currency: 'USD' }))).toBe(
      100_00,
    )
  })

  it('R45 R47 takes nothing of a guest’s advance, however much of it there is', async () => {
    t.clock.set('2027-05-26T17:00:00Z')
    const owner = await ownerWithHome()
    await confirmedStay(t, { homeId: owner.homeId, arrive: '2027-06-20', depart: '2027-06-23' })
    await expect(pay(owner.ownerId, 1)).rejects.toMatchObject({ code: 'more_than_earned' })
  })

  it('R46 R55 waits while the operator owes the trust, and while the bank does not hold it', async () => {
    const owner = await ownerWithHome()
    const gbp = { currency: 'GBP', homeId: owner.homeId }
    const bookingId = fresh()
    await t.write((ctx) =>
      post(ctx, {
        ...gbp,
        purpose: 'recognition',
        source: `pounds:${bookingId}`,
        document: '',
        lines: [debit('cash:trust', 100_00), credit('payable:owner', 100_00, { ownerId: owner.ownerId })],
      }),
    )
    const payPounds = (amount: number) =>
      t.write((ctx) =>
        payOwner(ctx, { ownerId: owner.ownerId, amount: { amount, currency: 'GBP' }, note: '', paidBy: null }),
      )
    const disputed = (source: string, sign: 1 | -1) =>
      t.write((ctx) =>
        post(ctx, {
          ...gbp,
          purpose: 'dispute',
          source,
          document: '',
          bookingId,
          lines: [
            { ...debit('payable:operator', 50_00), side: sign > 0 ? 'debit' : 'credit' },
            { ...credit('cash:trust', 50_00), side: sign > 0 ? 'credit' : 'debit' },
            { ...debit('receivable:dispute', 50_00), side: sign > 0 ? 'debit' : 'credit' },
            { ...credit('receivable:trust', 50_00), side: sign > 0 ? 'credit' : 'debit' },
          ],
        }),
      )
    await disputed(`dispute:${bookingId}`, 1)
    const refusal = {
      status: 422,
      code: 'trust_short',
      details: { owedByOperator: { amount: 50_00, currency: 'GBP' } },
    }
    await expect(payPounds(40_00)).rejects.toMatchObject(refusal)
    await disputed(`won:${bookingId}`, -1)

    await t.write((ctx) =>
      post(ctx, {
        ...gbp,
        purpose: 'remittance',
        source: `tax:${bookingId}`,
        document: '',
        lines: [debit('processor:clearing', 70_00), credit('cash:trust', 70_00)],
      }),
    )
    await expect(payPounds(60_00)).rejects.toMatchObject({
      code: 'trust_short',
      details: { inTrust: { amount: 30_00 } },
    })
    const [position] = await t.read((ctx) => trustPositions(ctx, 'GBP'))
    expect(position?.held).toBe(position?.owed)
  })
})

describe('the list of statements', () => {
  it('runs from the first money to the present, each opening the closing before', async () => {
    const owner = await ownerWithHome()
    t.clock.set('2027-07-02T17:00:00Z')
    await earned(owner, 1_000_00, '2026-11-20')
    await earned(owner, 500_00, '2027-05-20')
    await close(owner.ownerId, 2026, 4)
    const list = await t.read((ctx) => quartersOf(ctx, owner.ownerId))
    expect(list.map(({ year, quarter, state, closing }) => [year, quarter, state, closing])).toEqual([
      [2027, 3, 'open', 1_500_00],
      [2027, 2, 'open', 1_500_00],
      [2027, 1, 'open', 1_000_00],
      [2026, 4, 'closed', 1_000_00],
    ])
    for (const { year, quarter, closing } of list)
      expect((await statementOf(owner.ownerId, year, quarter)).closing.amount).toBe(closing)
  })
})

describe('the calls', () => {
  it('show an owner his own, and let only staff close, pay and see the trust', async () => {
    t.clock.set('2027-07-02T17:00:00Z')
    const [owner, staff] = [await t.person('owner'), await t.person('staff')]
    const homeId = (await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))).id
    await earned({ ownerId: owner.accountId, homeId }, 900_00, '2027-05-20')
    const seen = await owner.raw({ path: 'owners/accounting/statements/2027/2' })
    expect(seen.body.results).toMatchObject({ statement: { closing: usd(900_00), legalName } })
    expect((await owner.raw({ path: 'owners/accounting/statements' })).status).toBe(200)
    expect((await owner.raw({ path: 'owners/accounting/statements/2027/5' })).status).toBe(404)
    expect((await staff.raw({ path: 'owners/accounting/statements/2027/2' })).status).toBe(403)

    const payout = { method: 'POST', path: 'staff/payouts', body: { ownerId: owner.accountId, amount: usd(900_01) } }
    expect((await owner.raw(payout)).status).toBe(403)
    expect(await staff.raw(payout)).toMatchObject({
      status: 422,
      body: { results: { error: { code: 'more_than_earned' } } },
    })
    const paid = await staff.raw({ ...payout, body: { ...payout.body, amount: usd(900_00) } })
    expect(paid).toMatchObject({ status: 201, body: { results: { payout: { amount: usd(900_00) } } } })

    const closing = {
      method: 'POST',
      path: `staff/owners/${owner.accountId}/statements/close`,
      body: { year: 2027, quarter: 2 },
    }
    expect((await owner.raw(closing)).status).toBe(403)
    expect(await staff.raw(closing)).toMatchObject({ status: 200, body: { results: { closing: usd(900_00) } } })
    expect(await staff.raw(closing)).toMatchObject({
      status: 409,
      body: { results: { error: { code: 'already_closed' } } },
    })

    const correction = {
      method: 'POST',
      path: `staff/owners/${owner.accountId}/corrections`,
      body: { homeId, kind: 'correction', amount: usd(25_00), note: 'Linen fee charged twice', on: '2027-06-20' },
    }
    expect((await owner.raw(correction)).status).toBe(403)
    expect(await staff.raw(correction)).toMatchObject({
      status: 201,
      body: { results: { correction: { amount: usd(25_00), countsOn: '2027-07-01' } } },
    })
    expect((await staff.raw({ ...correction, body: { ...correction.body, amount: usd(0) } })).status).toBe(422)
    expect((await staff.raw({ ...correction, body: { ...correction.body, homeId: 999_999 } })).status).toBe(404)
    expect((await staff.raw({ ...payout, body: { ownerId: owner.accountId, amount: usd(-5) } })).status).toBe(422)

    const trust = await staff.raw({ path: 'staff/trust' })
    expect(trust.status).toBe(200)
    const { invariants } = trust.body.results as { invariants: { holds: boolean }[] }
    expect(invariants.every(({ holds }) => holds)).toBe(true)
    expect((await owner.raw({ path: 'staff/trust' })).status).toBe(403)
  })
})
