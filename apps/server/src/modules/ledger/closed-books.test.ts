import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { closePeriod, lockSubledger } from './commands.ts'
import { entryById } from './entries.ts'
import { db } from './tables.ts'
import { fresh } from './testing/entries.ts'
import { ledgerScene } from './testing/scene.ts'

const { t, earn } = ledgerScene()

describe('closed books', () => {
  it('R48 an entry for a closed day counts on the first open day and states when it happened', async () => {
    const [bookingId, owner] = [fresh(), fresh()]
    await t.write((ctx) => closePeriod(ctx, owner, '2026-12-31'))
    const posted = await earn(bookingId, { [owner]: 100_00 }, 0, { on: '2026-12-30' })
    expect(posted.dated).toBe('2027-01-01')
    expect(await t.read((ctx) => entryById(ctx, posted.entryId))).toMatchObject({ occurredOn: '2026-12-30' })
  })

  it('R48 the database rejects a line dated into a closed period', async () => {
    const owner = fresh()
    await t.write((ctx) => closePeriod(ctx, owner, '2026-12-31'))
    await expect(
      t.write(async (ctx) => {
        const { rows } = await sql<{ id: number }>`
          insert into ledger.entry (purpose, source, document, occurred_on, dated, posted_at, line_count)
          values ('recognition', ${`raw:${owner}`}, '{}', '2026-12-31', '2026-12-31', now(), 2) returning id`.execute(
          db(ctx),
        )
        await sql`insert into ledger.line (entry_id, ordinal, account, currency, amount_minor, owner_id, home_id)
          values (${rows[0]?.id}, 1, 'payable:owner', 'USD', -1, ${owner}, 1)`.execute(db(ctx))
      }),
    ).rejects.toThrow(/are closed until 2026-12-31/)
  })

  it('R48 a posting waits while the owner’s books are being closed, and then counts after the close', async () => {
    const [bookingId, owner] = [fresh(), fresh()]
    let release = () => {}
    const deciding = new Promise<void>((resolve) => {
      release = resolve
    })
    let held = () => {}
    const locked = new Promise<void>((resolve) => {
      held = resolve
    })
    const closing = t.write(async (ctx) => {
      await lockSubledger(ctx, 'owner', owner)
      held()
      await deciding
      await closePeriod(ctx, owner, '2026-12-31')
    })
    await locked
    const posting = earn(bookingId, { [owner]: 100_00 }, 50_00, { on: '2026-12-31' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    release()
    await closing
    expect((await posting).dated).toBe('2027-01-01')
  })
})
