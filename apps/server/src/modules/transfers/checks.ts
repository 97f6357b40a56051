import { sql } from 'kysely'
import type { Check, Finding } from '#kernel/check'
import type { ReadCtx } from '#kernel/work'
import { counted, entriesOf, movedWithoutTransfer } from '#modules/ledger'
import { db } from './tables.ts'

const onlyByInstruction = async (ctx: ReadCtx): Promise<Finding> => {
  const opening = await db(ctx).selectFrom('transfers.opening').select('after_entry').executeTakeFirst()
  const moved = await movedWithoutTransfer(ctx, opening?.after_entry ?? 0)
  return { holds: moved === 0, figure: `${moved} without an instruction` }
}

/** Checks that every settled instruction moved exactly its amount, and accounts for it to the cent. */
const settledAgree = async (ctx: ReadCtx): Promise<Finding> => {
  const rows = await db(ctx)
    .selectFrom('transfers.instruction as instruction')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(amount_minor), 0)::bigint from transfers.line
        where instruction_id = instruction.id)`.as('lines'),
    )
    .execute()
  const settled = rows.filter(({ state }) => state === 'settled')
  const entries = new Map(
    (await entriesOf(ctx, { purposes: ['operator-transfer'] })).map((entry) => [entry.source, entry]),
  )
  const outOf = ({ direction, amount_minor }: (typeof rows)[number]) =>
    direction === 'to_operating' ? amount_minor : -amount_minor
  const isOff = (row: (typeof rows)[number]): boolean => {
    if (row.opening_minor + row.lines - row.retained_minor !== outOf(row)) return true
    const entry = entries.get(`transfer:${row.id}`)
    if (row.state !== 'settled') return entry !== undefined
    const moved = entry?.lines.find(({ account }) => account === 'cash:trust')?.signed
    return entry?.id !== row.entry_id || moved !== -outOf(row)
  }
  const strays = entries.size - settled.length
  const off = rows.filter(isOff).length + Math.max(0, strays)
  return { holds: off === 0, figure: `${counted(rows.length, 'transfer', 'transfers')}, ${off} off` }
}

export const checks: readonly Check[] = [
  {
    code: 'transfers.only_by_instruction',
    text: 'Cash moves between the trust and the operating account only by a transfer instruction.',
    run: (app) => app.work.read(onlyByInstruction),
  },
  {
    code: 'transfers.settled_agree',
    text: 'Settled transfers match their instructions and their source entries to the cent.',
    run: (app) => app.work.read(settledAgree),
  },
]
