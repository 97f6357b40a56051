import { CompiledQuery, sql } from 'kysely'
import { expect, it } from 'vitest'
import { sceneApp } from '#testing/scene-app'
import { statementsDuring } from '../../cli/bench/statements.ts'
import { bookingOfQuote } from './queries.ts'
import { db } from './tables.ts'

const t = sceneApp()

it('finds the booking of a quote by indexes alone, however many bookings there are', async () => {
  const statements = await statementsDuring(() => t.read((ctx) => bookingOfQuote(ctx, 1)))
  const query = statements.find(({ text }) => text.includes('earlier_terms'))
  const plan = await t.write(async (ctx) => {
    await sql`set local enable_seqscan = off`.execute(db(ctx))
    const explained = CompiledQuery.raw(`explain ${query?.text}`, [...(query?.values ?? [])])
    return JSON.stringify((await db(ctx).executeQuery(explained)).rows)
  })
  // Among the bookings and among the earlier terms of changed ones.
  expect(plan.match(/Index Cond: \(quote_id = /g)).toHaveLength(2)
})
