import { sql } from 'kysely'
import { type Job, job } from '#kernel/jobs'
import { db } from './tables.ts'

/** Adds the latest entries to the running balances. Figures are correct without it, but slower. */
export const jobs: readonly Job[] = [
  job({
    name: 'ledger.add-up',
    cron: '* * * * *',
    run: (app) => app.work.write(async (ctx) => void (await sql`select ledger.add_up()`.execute(db(ctx)))),
  }),
]
