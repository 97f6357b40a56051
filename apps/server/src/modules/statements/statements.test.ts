import { changeStay, previewChange } from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { describe, expect, it } from 'vitest'
import { chargeDamage, moveOn } from '#modules/bookings'
import { setContract, setShares } from '#modules/homes'
import { balanceOf } from '#modules/ledger'
import { begunStay, confirmedStay } from '#testing/stays'
import { good } from '../bookings/testing/guest.ts'
import { correctOwner } from './corrections.ts'
import { quartersOf } from './queries.ts'
import { fresh } from './testing/earnings.ts'
import { legalName, statementsScene, usd } from './testing/scene.ts'

const { t, readStatement: statementOf, close, pay, ownerWithHome, earned } = statementsScene()

describe('a statement', () => {
  it("R45 R48 follows a stay from what the guest paid to what is the owner's, down to the entry", async () => {
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
    expect(line?.detail).toBe(`${booking.number} · Feb 1 – 4, 2027 · 3 nights`)
    const parts = (line?.parts ?? []).map(({ label, amount }) => [label, amount.amount])
    expect(parts).toEqual([
      ['Paid by the guest', booking.total],
      ['Tax, Merrow County', expect.any(Number)],
      ['Commission, 20%', -600_00],
      ['Cleaning and linen', -450_00],
      ['Service', expect.any(Number)],
    ])
    expect(line?.amount).toEqual(usd(2_400_00))
    expect(line?.parts.find(({ code }) => code === 'income:commission')?.why).toBe('On the rent, contract version 1')
    expect(line?.earns).toMatchObject([{ code: 'rent', label: 'Rent', amount: usd(3_000_00) }])
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

  it('R45 R51 shows rent and each owner fee before commission and co-owners, to the cent and night by night', async () => {
    t.clock.set('2027-03-20T17:00:00Z')
    const [one, two] = [await ownerWithHome(), await ownerWithHome()]
    await t.write((ctx) =>
      setContract(ctx, one.homeId, '2027-01-01', {
        commissionBasisPoints: 1_750,
        commissionBase: 'accommodation',
        recognition: 'each_night',
        cleaningTo: 'owner',
      }),
    )
    await t.write((ctx) =>
      setShares(ctx, one.homeId, '2027-01-01', [
        { accountId: one.ownerId, basisPoints: 3_333 },
        { accountId: two.ownerId, basisPoints: 6_667 },
      ]),
    )
    const booking = await begunStay(t, { homeId: one.homeId, arrive: '2027-03-30', depart: '2027-04-02' })
    t.clock.set(booking.checkOutAt)
    await moveOn(t.app)
    const lines = [await statementOf(one.ownerId, 2027, 1), await statementOf(one.ownerId, 2027, 2)].flatMap(
      ({ homes }) => homes.flatMap((home) => home.lines),
    )
    expect(lines.map(({ earns }) => earns?.map(({ label }) => label))).toEqual([
      ['Rent', 'Cleaning and linen'],
      ['Rent', 'Cleaning and linen'],
    ])
    const earned = lines.flatMap(({ earns }) => earns ?? [])
    const total = (amounts: { amount: { amount: number } }[]) => amounts.reduce((sum, of) => sum + of.amount.amount, 0)
    expect(total(earned.filter(({ code }) => code === 'rent'))).toBe(3_000_00)
    expect(total(earned)).toBe(3_450_00)
    for (const { earns = [], parts, amount } of lines) {
      const costs = parts.filter(({ code }) => code === 'income:commission' || code === 'payable:owner')
      expect(costs.map(({ label }) => label)).toEqual(expect.arrayContaining(['Commission, 17.5%', 'Co-owners']))
      expect(total(earns) + total(costs)).toBe(amount.amount)
    }
  })

  it('R74 lists what a guest pays for damage next to their stay, not as a correction of it', async () => {
    t.clock.set('2027-01-15T17:00:00Z')
    const { ownerId, homeId } = await ownerWithHome()
    const booking = await begunStay(t, { homeId, arrive: '2027-02-01', depart: '2027-02-04', guest: 'Whitlock' })
    t.clock.set(booking.checkOutAt)
    await moveOn(t.app)
    await t.write((ctx) =>
      chargeDamage(ctx, booking.id, {
        source: 'claim:1',
        document: said('claim.settled_document', { id: '1' }),
        amount: 150_00,
        by: { kind: 'system', accountId: null },
        agreed: true,
      }),
    )
    const lines = (await statementOf(ownerId)).homes.flatMap((home) => home.lines)
    expect(lines.map(({ label, kind, amount }) => [label, kind, amount])).toEqual([
      ['Ada Whitlock', 'stay', usd(2_400_00)],
      ['Damage charged to Ada Whitlock', 'adjustment', usd(150_00)],
    ])
  })

  it('R45 excludes a stay that is paid and not started', async () => {
    t.clock.set('2027-02-10T17:00:00Z')
    const owner = await ownerWithHome()
    await confirmedStay(t, { homeId: owner.homeId, arrive: '2027-02-20', depart: '2027-02-23' })
    expect(await statementOf(owner.ownerId)).toMatchObject({ earned: usd(0), closing: usd(0), homes: [] })
  })

  it('R49 counts a stay across quarters night by night when the contract says so', async () => {
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

  it("R49 lists a stay's nights once, even when it is extended in the next quarter", async () => {
    t.clock.set('2027-03-20T17:00:00Z')
    const owner = await ownerWithHome()
    const stay = { homeId: owner.homeId, arrive: '2027-03-30', depart: '2027-04-02' }
    const booking = await begunStay(t, stay)
    t.clock.set('2027-04-01T17:00:00Z')
    const guest = await t.as(booking.guestId)
    const params = { id: booking.id }
    const request = { arrive: stay.arrive, depart: '2027-04-04', ...booking.party }
    const { change } = await good(guest.call(previewChange, { params, body: request }))
    const { quoteId, quoteHash, hash } = change
    await good(guest.call(changeStay, { params, body: { quoteId, quoteHash, hash } }))
    const [first, second] = [await statementOf(owner.ownerId, 2027, 1), await statementOf(owner.ownerId, 2027, 2)]
    expect(first.earned.amount).toBe(2_400_00)
    expect(second.earned.amount).toBeGreaterThan(0)
    expect(second.homes[0]?.lines[0]?.nights).toBeNull()
    expect(second.opening).toEqual(first.closing)
  })

  it("R51 gives each co-owner their share to the cent, and neither sees the other's name", async () => {
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

  it('R52 an owner stay earns nothing and costs its cleaning', async () => {
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

  it('R53 an owner whose own stay costs more than they have owes it, and no one else pays', async () => {
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

describe('the list of statements', () => {
  it('runs from the first money to now, each opening with the closing before', async () => {
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
