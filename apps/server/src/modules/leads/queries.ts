import type { leadReport, leadsOfStaff, QueryOf } from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { db, type LeadRow, type TaskRow } from './tables.ts'

export type { EntryRow, LeadRow, TaskRow } from './tables.ts'

/** @throws Problem 404 */
export const leadRow = async (ctx: ReadCtx, id: number): Promise<LeadRow> => {
  const row = await db(ctx).selectFrom('leads.lead').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This lead')
  return row
}

/** A lead that hasn't been erased. @throws Problem 404; 409 lead_erased */
export const openLead = async (ctx: ReadCtx, id: number): Promise<LeadRow> => {
  const row = await leadRow(ctx, id)
  if (row.erased_at) throw new Problem(409, 'lead_erased', 'The personal data of this lead was erased.')
  return row
}

type Wanted = QueryOf<typeof leadsOfStaff> & { me: number }

/** How many open leads of owners each member of the team has, by account id. */
export const openOwnerLeads = async (ctx: ReadCtx): Promise<Map<number, number>> => {
  const rows = await db(ctx)
    .selectFrom('leads.lead')
    .select(({ fn }) => ['assignee_id', fn.countAll<string>().as('leads')])
    .where('kind', '=', 'owner')
    .where('stage', 'in', ['new', 'contacted', 'qualified'])
    .where('assignee_id', 'is not', null)
    .groupBy('assignee_id')
    .execute()
  return new Map(rows.map((row) => [row.assignee_id ?? 0, Number(row.leads)]))
}

const matching = (ctx: ReadCtx, { kind, source, assignee, text, me }: Omit<Wanted, 'stage'>) => {
  let found = db(ctx).selectFrom('leads.lead')
  if (kind) found = found.where('kind', '=', kind)
  if (source) found = found.where('source', '=', source)
  if (assignee === 'me') found = found.where('assignee_id', '=', me)
  if (assignee === 'nobody') found = found.where('assignee_id', 'is', null)
  if (text) {
    const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
    found = found.where((eb) =>
      eb.or([eb('name', 'ilike', like), eb('email', 'ilike', like), eb('phone', 'like', like)]),
    )
  }
  return found
}

/** A page of leads, newest first, and how many that match the same filter are in each stage. */
export const pageOfLeads = async (ctx: ReadCtx, wanted: Wanted) => {
  const { page, perPage, stage } = wanted
  const stages = await matching(ctx, wanted)
    .select(['stage'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('stage')
    .execute()
  const inStage = stage
    ? matching(ctx, wanted).where('stage', '=', stage)
    : matching(ctx, wanted).where('stage', '<>', 'spam')
  const { total } = await inStage.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await inStage
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { total: Number(total), rows, stages: stages.map((one) => ({ ...one, count: Number(one.count) })) }
}

export const sourcesInUse = async (ctx: ReadCtx): Promise<string[]> =>
  (await db(ctx).selectFrom('leads.lead').select('source').distinct().orderBy('source').execute()).map(
    ({ source }) => source,
  )

/** Other leads of the same person. */
export const duplicatesOf = (ctx: ReadCtx, { id, duplicate_of }: LeadRow): Promise<LeadRow[]> =>
  db(ctx)
    .selectFrom('leads.lead')
    .selectAll()
    .where('id', '<>', id)
    .where((eb) =>
      eb.or([
        eb('duplicate_of', '=', id),
        ...(duplicate_of === null ? [] : [eb('id', '=', duplicate_of), eb('duplicate_of', '=', duplicate_of)]),
      ]),
    )
    .orderBy('id')
    .execute()

/** A person's leads: their account’s, and those with their email address. */
export const leadsOfPerson = (ctx: ReadCtx, accountId: number, email: string): Promise<LeadRow[]> =>
  db(ctx)
    .selectFrom('leads.lead')
    .selectAll()
    .where('erased_at', 'is', null)
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb(sql`lower(email)`, '=', email.toLowerCase())]))
    .orderBy('id')
    .execute()

export const tasksOf = async (ctx: ReadCtx, leadIds: readonly number[]): Promise<TaskRow[]> =>
  leadIds.length === 0
    ? []
    : await db(ctx)
        .selectFrom('leads.task')
        .selectAll()
        .where('lead_id', 'in', [...leadIds])
        .orderBy('due_on')
        .orderBy('id')
        .execute()

/** Leads per source and campaign, most first; `to` is included. */
export const reportBySource = async (ctx: ReadCtx, { from, to }: Required<QueryOf<typeof leadReport>>) => {
  const count = (stages: readonly string[]) => sql<number>`count(*) filter (where stage in (${sql.join(stages)}))::int`
  return await db(ctx)
    .selectFrom('leads.lead')
    .select(['source', 'campaign'])
    .select([
      sql<number>`count(*) filter (where stage <> 'spam')::int`.as('leads'),
      count(['qualified', 'won']).as('qualified'),
      count(['won']).as('won'),
      count(['lost']).as('lost'),
      count(['spam']).as('spam'),
      sql<number>`coalesce(round(avg(score) filter (where stage <> 'spam')), 0)::int`.as('averageScore'),
    ])
    .where(sql<boolean>`(created_at at time zone ${ctx.companyZone})::date between ${from}::date and ${to}::date`)
    .groupBy(['source', 'campaign'])
    .orderBy('leads', 'desc')
    .orderBy('source')
    .orderBy('campaign')
    .execute()
}
