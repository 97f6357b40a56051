import { addDays, type StatementData } from '@porchlight/contract'
import { sql } from 'kysely'
import { postalAddressOf, siteOf } from '#http/site'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { type Account, accountById } from '#modules/accounts'
import { lockSubledger } from '#modules/ledger'
import { closedStatements } from '#modules/statements'
import { owedBy, setOff } from './credit-invoice.ts'
import { type DueDocument, dueLines } from './engine/document.ts'
import { openDues } from './invoices.ts'
import { invoiceEmail } from './messages.ts'
import { debtOf, invoicedFor, openSum } from './rules.ts'
import { db, type InvoiceRow } from './tables.ts'

type ClosedQuarter = { ownerId: number; year: number; quarter: number }

/** False if the closed statement was already processed. */
const isFirstLook = async (ctx: WriteCtx, { ownerId, year, quarter }: ClosedQuarter): Promise<boolean> => {
  const row = await db(ctx)
    .insertInto('dues.looked_at')
    .values({ owner_id: ownerId, year, quarter, at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The next number in the series. Anyone who asks at the same time waits until this document is written or rolled back.
 */
const nextSerial = async (ctx: WriteCtx): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('dues', 0))`.execute(db(ctx))
  const { last } = await db(ctx)
    .selectFrom('dues.invoice')
    .select(sql<number>`coalesce(max(serial), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  return last + 1
}

type Pdf = { owner: Account; statement: StatementData; total: number; document: DueDocument }

const write = async (app: App, ctx: WriteCtx, { owner, statement, total, document }: Pdf): Promise<InvoiceRow> => {
  const issuedOn = ctx.today
  return db(ctx)
    .insertInto('dues.invoice')
    .values({
      serial: await nextSerial(ctx),
      owner_id: owner.id,
      year: statement.year,
      quarter: statement.quarter,
      currency: statement.currency,
      total_minor: total,
      issued_on: issuedOn,
      due_on: addDays(issuedOn, app.config.payouts.invoiceDays),
      issued_at: ctx.now,
      document: JSON.stringify(document),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const tell = async (app: App, ctx: WriteCtx, { owner }: Pdf, invoice: InvoiceRow): Promise<void> =>
  app.adapters.post.email(ctx, {
    to: owner.email,
    accountId: owner.id,
    fact: `owner-invoice:${invoice.number}`,
    kind: 'owner_invoice',
    ...invoiceEmail(owner.firstName, invoice),
  })

const documentOf = (app: App, owner: Account, lines: DueDocument['lines']): DueDocument => {
  const site = siteOf(app)
  return {
    owner: { name: `${owner.firstName} ${owner.lastName}`, email: owner.email },
    seller: {
      name: site.legalName,
      address: postalAddressOf(app),
      email: site.contactEmail,
      phone: site.contactPhone,
    },
    lines,
  }
}

const ask = async (app: App, ctx: WriteCtx, owner: Account, statement: StatementData): Promise<void> => {
  const { currency, closing } = statement
  await setOff(ctx, owner.id, currency)
  const earlier = openSum(await openDues(ctx, owner.id, currency))
  const total = invoicedFor({ atEnd: debtOf(closing.amount), now: await owedBy(ctx, owner.id, currency), earlier })
  if (total === 0) return
  const document = documentOf(app, owner, dueLines(statement, { billed: total, earlier }))
  const pdf = { owner, statement, total, document }
  await tell(app, ctx, pdf, await write(app, ctx, pdf))
}

/**
 * Processes an owner's closed quarter once: a negative balance at its end becomes an invoice in each such currency
 * (R53). A quarter that isn't closed, or was already processed, is left alone.
 */
export const issueInvoiceFor = async (app: App, ctx: WriteCtx, closed: ClosedQuarter): Promise<void> => {
  await lockSubledger(ctx, 'owner', closed.ownerId)
  const owner = await accountById(ctx, closed.ownerId)
  const statements = await closedStatements(ctx, closed)
  if (!owner || statements.length === 0 || !(await isFirstLook(ctx, closed))) return
  for (const statement of statements) await ask(app, ctx, owner, statement)
}
