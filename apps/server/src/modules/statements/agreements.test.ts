import type { AgreementDetails } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { setContract, setShares } from '#modules/homes'
import { balanceOf, balances, credit, debit, post } from '#modules/ledger'
import { a } from '#testing/builders'
import { closeBooks, tellBank } from './closing-commands.ts'
import { addGuarantees, guaranteesOf } from './guarantees.ts'
import { payableFunds } from './payable-funds.ts'
import { fresh } from './testing/earnings.ts'
import { legalName, statementsScene, usd } from './testing/scene.ts'

const { t, pay, ownerWithHome, earned, readStatement } = statementsScene()

const usual = {
  commissionBasisPoints: 2_000,
  commissionBase: 'accommodation',
  recognition: 'check_in',
  cleaningTo: 'operator',
} as const

const agree = (homeId: number, details: AgreementDetails, from = '2027-03-31') =>
  t.write((ctx) => setContract(ctx, homeId, from, { ...usual, details }))

/** Earns the company something that it can give away. */
const companyEarns = (amount: number) =>
  t.write((ctx) =>
    post(ctx, {
      purpose: 'settlement',
      source: `company:${fresh()}`,
      document: 'Service fees',
      currency: 'USD',
      lines: [
        debit('cash:trust', amount),
        credit('payable:operator', amount),
        debit('receivable:trust', amount),
        credit('income:service-fee', amount),
      ],
    }),
  )

it('R48 closing the books adds what is missing from a guarantee to the quarter being closed', async () => {
  t.clock.set('2027-07-02T15:00:00Z')
  const owner = await ownerWithHome()
  await companyEarns(500_00)
  await earned(owner, 60_00, '2027-05-20')
  await agree(owner.homeId, { guarantee: 100_00 })
  const quarter = { year: 2027, quarter: 2 }
  const [cash] = await t.read((ctx) => balances(ctx, { accounts: ['cash:trust'], currency: 'USD', to: '2027-06-30' }))
  await t.write((ctx) => tellBank(ctx, { ...quarter, balance: usd(cash?.amount ?? 0), by: null }))
  await t.write((ctx) => closeBooks(ctx, { ...quarter, closedBy: null, legalName }))
  expect(await readStatement(owner.ownerId, 2027, 2)).toMatchObject({
    state: 'closed',
    earned: usd(60_00),
    adjustments: usd(40_00),
    closing: usd(100_00),
  })
})

describe('a reserve', () => {
  it("stays on the home's account at a payout, and still belongs to the owner", async () => {
    t.clock.set('2027-10-02T15:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-08-20')
    await agree(owner.homeId, { reserve: 300_00 })
    const funds = () => t.read((ctx) => payableFunds(ctx, owner.ownerId, 'USD'))
    expect(await funds()).toMatchObject({ earned: 1_000_00, reserve: 300_00, available: 700_00 })
    await expect(pay(owner.ownerId, 700_01)).rejects.toMatchObject({ code: 'more_than_earned' })
    await pay(owner.ownerId, 700_00)
    expect(await funds()).toMatchObject({ earned: 300_00, reserve: 300_00, available: 0 })
  })

  it('is never more than the owner has there, and ends with the agreement', async () => {
    t.clock.set('2027-10-02T15:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 200_00, '2027-08-20')
    await agree(owner.homeId, { reserve: 300_00 })
    const funds = () => t.read((ctx) => payableFunds(ctx, owner.ownerId, 'USD'))
    expect(await funds()).toMatchObject({ reserve: 200_00, available: 0 })
    await agree(owner.homeId, {}, '2027-09-01')
    expect(await funds()).toMatchObject({ reserve: 0, available: 200_00 })
  })
})

describe('a guarantee', () => {
  it("adds at quarter close what stays fell short by, dated into the quarter, by the owners' shares", async () => {
    t.clock.set('2027-10-02T15:00:00Z')
    const owner = await ownerWithHome()
    const { id: second } = await t.write((ctx) => a.account(ctx, { roles: ['owner'] }))
    await t.write((ctx) =>
      setShares(ctx, owner.homeId, '2027-01-01', [
        { accountId: owner.ownerId, basisPoints: 6_667 },
        { accountId: second, basisPoints: 3_333 },
      ]),
    )
    await companyEarns(5_000_00)
    await earned(owner, 1_000_00, '2027-08-20')
    await agree(owner.homeId, { guarantee: 2_500_01 })
    const quarter = { year: 2027, quarter: 3 }
    const mine = async () =>
      (await t.read((ctx) => guaranteesOf(ctx, quarter))).find(({ homeId }) => homeId === owner.homeId)
    expect(await mine()).toMatchObject({ promised: 2_500_01, earned: 1_000_00, added: 1_500_01 })
    await t.write((ctx) => addGuarantees(ctx, quarter))
    const of = (ownerId: number) => t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId, currency: 'USD' }))
    expect((await of(owner.ownerId)) + (await of(second))).toBe(2_500_01)
    expect(await of(second)).toBe(499_95)
    const statement = await readStatement(owner.ownerId, 2027, 3)
    expect(statement.homes[0]?.lines.map(({ label }) => label).join()).toContain('Guaranteed income, Q3 2027')
    expect(await mine()).toBeUndefined()
    await t.write((ctx) => addGuarantees(ctx, quarter))
    expect((await of(owner.ownerId)) + (await of(second))).toBe(2_500_01)
  })

  it('adds nothing if stays earned enough, and nothing for the quarter in which the agreement started', async () => {
    t.clock.set('2027-10-02T15:00:00Z')
    const [enough, late] = [
      await ownerWithHome(),
      await t.write(async (ctx) => {
        const { id: ownerId } = await a.account(ctx, { roles: ['owner'] })
        return { ownerId, homeId: (await a.home(ctx, { ownerId })).id }
      }),
    ]
    await earned(enough, 3_000_00, '2027-08-20')
    await agree(enough.homeId, { guarantee: 2_500_00 })
    await agree(late.homeId, { guarantee: 2_500_00 }, '2027-08-01')
    const found = await t.read((ctx) => guaranteesOf(ctx, { year: 2027, quarter: 3 }))
    expect(found.find(({ homeId }) => homeId === enough.homeId)).toMatchObject({ added: 0 })
  })
})
