import { afterEach, expect } from 'vitest'
import { invariantsOf } from '#modules/ledger'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { paidTo } from '../../payees/testing/paid-to.ts'
import { checks } from '../checks.ts'
import { closeQuarter, payOwner } from '../commands.ts'
import { quarterStatement } from '../queries.ts'
import { earnedIn } from './earned.ts'

export const legalName = 'Porchlight Homes LLC'

export const usd = (amount: number) => ({ amount, currency: 'USD' })

/** Whose statement of which quarter. */
export const asked = (ownerId: number, year: number, quarter: number) => ({ ownerId, year, quarter, legalName })

/**
 * Owners who earn, are paid and have their quarters closed, for the tests of one file. After every one of them what
 * statements and journal promise still holds.
 */
export const statementsScene = () => {
  const t = sceneApp()

  afterEach(async () => {
    for (const check of checks) expect(await check.run(t.app), check.code).toMatchObject({ holds: true })
    for (const { code, holds, figure } of await t.read(invariantsOf))
      expect({ code, holds, figure }).toMatchObject({ holds: true })
  })

  const statementOf = (ownerId: number, year = 2027, quarter = 1) =>
    t.read((ctx) => quarterStatement(ctx, asked(ownerId, year, quarter)))
  const close = (ownerId: number, year = 2027, quarter = 1) =>
    t.write((ctx) => closeQuarter(ctx, { ...asked(ownerId, year, quarter), closedBy: null }))
  const pay = (ownerId: number, amount: number) =>
    t.write((ctx) => payOwner(ctx, { ownerId, amount: usd(amount), note: 'to account 4417', paidBy: null }))

  const ownerWithHome = async (name?: string) => {
    const made = await t.write(async (ctx) => {
      const owner = await a.account(ctx, { roles: ['owner'], firstName: 'Eleanor', lastName: 'Whitcombe' })
      const home = await a.pricedHome(ctx, { ownerId: owner.id, ...(name && { name }) })
      return { ownerId: owner.id, homeId: home.id }
    })
    await paidTo(t, made.ownerId)
    return made
  }

  return { t, statementOf, close, pay, ownerWithHome, earned: earnedIn(t) }
}
