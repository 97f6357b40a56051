import type { Statement } from '@porchlight/contract'
import { afterEach, expect } from 'vitest'
import { openSession } from '#modules/accounts'
import { invariantsOf } from '#modules/ledger'
import { a } from '#testing/builders'
import { callerOf } from '#testing/caller'
import { inEnglish } from '#testing/in-english'
import { sceneApp } from '#testing/scene-app'
import { paidTo } from '../../payees/testing/paid-to.ts'
import { checks } from '../checks.ts'
import { closeQuarter } from '../commands.ts'
import { quarterStatement } from '../queries.ts'
import { prepareRun, sendRun } from '../run-commands.ts'
import { runView } from '../run-views.ts'
import { earnedIn } from './earnings.ts'

export const legalName = 'Porchlight Homes LLC'

export const noLimits = { run: 999_999_999, single: 999_999_999 }

export const usd = (amount: number) => ({ amount, currency: 'USD' })

/** Whose statement, for which quarter. */
export const statementQuery = (ownerId: number, year: number, quarter: number) => ({
  ownerId,
  year,
  quarter,
  legalName,
})

/**
 * Owners who earn, are paid, and have their quarters closed, for the tests of one file. Checks after each test that
 * what statements and journal promise still holds.
 */
export const statementsScene = () => {
  const t = sceneApp()

  afterEach(async () => {
    for (const check of checks) expect(await check.run(t.app), check.code).toMatchObject({ holds: true })
    for (const { code, holds, figure } of await t.read(invariantsOf))
      expect({ code, holds, figure }).toMatchObject({ holds: true })
  })

  const statementOf = (ownerId: number, year = 2027, quarter = 1) =>
    t.read((ctx) => quarterStatement(ctx, statementQuery(ownerId, year, quarter)))
  /** The same, as its owner reads it in English. */
  const readStatement = async (...of: Parameters<typeof statementOf>): Promise<Statement> =>
    inEnglish(await statementOf(...of))
  const close = (ownerId: number, year = 2027, quarter = 1) =>
    t.write((ctx) => closeQuarter(ctx, { ...statementQuery(ownerId, year, quarter), closedBy: null }))
  /** Prepares and sends a run of one payout at once; returns its id. */
  const pay = (ownerId: number, amount: number, currency = 'USD') =>
    t.write(async (ctx) => {
      const payees = [{ ownerId, amount }]
      const runId = await prepareRun(ctx, { currency, payees, note: 'to account 4417', preparedBy: null })
      await sendRun(ctx, { runId, by: null, limits: noLimits })
      return runId
    })

  const runOf = (runId: number, by = 0) => t.read((ctx) => runView(ctx, runId, by, noLimits))

  /** A team member who has just verified their identity, and their client after they did so again. */
  const desk = async (accountId?: number) => {
    const id = accountId ?? (await t.person('staff')).accountId
    const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true, secondFactor: true }
    const { token } = await t.write((ctx) => openSession(ctx, id, door))
    return { accountId: id, ...callerOf(t.server, token) }
  }

  const ownerWithHome = async (name?: string) => {
    const made = await t.write(async (ctx) => {
      const owner = await a.account(ctx, { roles: ['owner'], firstName: 'Eleanor', lastName: 'Whitcombe' })
      const home = await a.pricedHome(ctx, { ownerId: owner.id, ...(name && { name }) })
      return { ownerId: owner.id, homeId: home.id }
    })
    await paidTo(t, made.ownerId)
    return made
  }

  return { t, statementOf, readStatement, close, pay, runOf, desk, ownerWithHome, earned: earnedIn(t) }
}
