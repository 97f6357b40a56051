import { expect, it } from 'vitest'
import { sceneApp } from '#testing/scene-app'
import { nextNumber } from './invoices.ts'
import { db } from './tables.ts'

const t = sceneApp()

const none = {
  prepared_by: null,
  approved_by: null,
  approved_at: null,
  ended_by: null,
  ended_at: null,
  effective_on: null,
}

/** Bills a partner and returns the number of the invoice. */
const billed = (partnerId: number, code: string): Promise<string> =>
  t.write(async (ctx) => {
    const number = await nextNumber(ctx, { partnerId, code })
    const run = await db(ctx)
      .insertInto('commissions.payout_run')
      .values({ ...none, currency: 'USD', note: '', state: 'prepared', prepared_at: ctx.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db(ctx)
      .insertInto('commissions.invoice')
      .values({
        number,
        partner_id: partnerId,
        run_id: run.id,
        currency: 'USD',
        gross_minor: 100,
        recovered_minor: 0,
        withheld_minor: 0,
        withholding: 'none',
        net_minor: 100,
        payout_account_id: 0,
        account_ending: '',
        document: '{}',
        state: 'paid',
        issued_on: ctx.today,
        paid_on: ctx.today,
        why: null,
      })
      .execute()
    return number
  })

it('R60 the invoices of each partner are numbered without gaps, even if two have similar codes', async () => {
  const [lead, agent] = [(await t.person('travel-agent')).accountId, (await t.person('travel-agent')).accountId]
  const numbers = []
  for (let run = 0; run < 2; run++) {
    numbers.push(await billed(lead, 'lindqvist-travel'))
    numbers.push(await billed(agent, 'lindqvist-tomas'))
  }
  expect(numbers).toEqual(['LTI-101', 'LTJ-101', 'LTI-102', 'LTJ-102'])
})
