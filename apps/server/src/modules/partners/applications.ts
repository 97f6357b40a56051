import {
  type ApplicationState,
  licenseNumber,
  licenseState,
  type PipelineStage,
  type Program,
  programs,
} from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, type SignupLicenses, signupLicensesOf } from '#modules/accounts'
import { codesOf, setCode, suspendCodes } from '#modules/attribution'
import { partnerApplicationChanged, partnerApplied } from './events.ts'
import { joinInvitation } from './invitations.ts'
import { saveLicense } from './licenses.ts'
import { problems } from './messages.ts'
import { type Decision, longestLicenseMonths, monthsOn, plainIata, stateAfter } from './rules.ts'
import { type ApplicationRow, db } from './tables.ts'

export type { ApplicationRow }

/** @throws Problem 404 */
export const lockApplication = async (ctx: WriteCtx, id: number): Promise<ApplicationRow> => {
  const row = await db(ctx)
    .selectFrom('partners.application')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This application')
  return row
}

export const applicationsOf = (ctx: ReadCtx, accountId: number): Promise<ApplicationRow[]> =>
  db(ctx)
    .selectFrom('partners.application')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()

export const applicationsIn = (ctx: ReadCtx, states: readonly ApplicationState[]): Promise<ApplicationRow[]> =>
  db(ctx)
    .selectFrom('partners.application')
    .selectAll()
    .where('state', 'in', [...states])
    .orderBy('id')
    .execute()

const undecided: readonly ApplicationState[] = ['submitted', 'agreement_sent', 'signed']

/** The states of an application in each stage of the pipeline. */
export const statesIn: Record<PipelineStage, readonly ApplicationState[]> = {
  waiting: undecided,
  active: ['active'],
  closed: ['rejected', 'paused', 'lapsed', 'terminated'],
}

type Wanted = { stage?: PipelineStage | undefined; program?: Program | undefined }

/** Those waiting for a decision first, then the latest decided. */
export const applicationsWanted = (ctx: ReadCtx, { stage, program }: Wanted): Promise<ApplicationRow[]> =>
  db(ctx)
    .selectFrom('partners.application')
    .selectAll()
    .$if(stage !== undefined, (query) => query.where('state', 'in', [...statesIn[stage ?? 'waiting']]))
    .$if(program !== undefined, (query) => query.where('program', '=', program ?? 'broker'))
    .orderBy(({ eb }) => eb('state', 'in', [...undecided]), 'desc')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const applicationsWaiting = async (ctx: ReadCtx): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('partners.application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', [...undecided])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The data compared between everyone's applications, however many there are. */
export const knownBusinesses = (
  ctx: ReadCtx,
): Promise<Pick<ApplicationRow, 'account_id' | 'state' | 'business_name' | 'iata'>[]> =>
  db(ctx)
    .selectFrom('partners.application')
    .select(['account_id', 'state', 'business_name', 'iata'])
    .where('state', '<>', 'rejected')
    .execute()

/** @returns the id of the change */
const recordChange = async (
  ctx: WriteCtx,
  { id, state, reason }: ApplicationRow,
  by: number | null,
): Promise<number> => {
  const change = await db(ctx)
    .insertInto('partners.application_change')
    .values({ application_id: id, at: ctx.now, by_account: by, state, reason })
    .returning('id')
    .executeTakeFirstOrThrow()
  return change.id
}

/** Moves an application to its next state, with history and an event. @throws Problem 409 wrong_state */
export const moveApplication = async (
  ctx: WriteCtx,
  row: ApplicationRow,
  decision: Decision,
  more: { by: number | null; reason?: string } & Partial<
    Pick<ApplicationRow, 'code' | 'basis_points' | 'iata' | 'business_name' | 'note'>
  >,
): Promise<ApplicationRow & { changeId: number }> => {
  const state = stateAfter(decision, row.state)
  if (!state) throw new Problem(409, 'wrong_state', problems.wrongState)
  const { by, reason = '', ...set } = more
  const moved = await db(ctx)
    .updateTable('partners.application')
    .set({ ...set, state, reason, changed_at: ctx.now, changed_by: by })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const changeId = await recordChange(ctx, moved, by)
  await announce(
    ctx,
    partnerApplicationChanged({
      applicationId: row.id,
      changeId,
      partnerId: row.account_id,
      state,
      reason,
    }),
  )
  return { ...moved, changeId }
}

/** Sets the rate for an application's next agreement. */
export const setRate = (ctx: WriteCtx, id: number, basis_points: number): Promise<ApplicationRow> =>
  db(ctx)
    .updateTable('partners.application')
    .set({ basis_points })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The business details someone gave at sign-up. */
type Business = { business_name: string; iata: string }

const iataOf = (agent: SignupLicenses['travelAgent']): string => plainIata(agent?.agencyIataNumber ?? '')

/** A travel agent's current number from their profile. */
export const iataNow = async (ctx: ReadCtx, { account_id, program }: ApplicationRow): Promise<string> =>
  program === 'travel-agent' ? iataOf((await signupLicensesOf(ctx, account_id)).travelAgent) : ''

const businessOf = (program: Program, { broker, travelAgent: agent }: SignupLicenses, name: string): Business => {
  if (program === 'broker') return { business_name: broker?.brokerageName || name, iata: '' }
  if (program !== 'travel-agent') return { business_name: name, iata: '' }
  return { business_name: agent?.agencyName || name, iata: iataOf(agent) }
}

const saveBrokerLicenses = async (ctx: WriteCtx, accountId: number, { broker }: SignupLicenses): Promise<void> => {
  const number = licenseNumber.safeParse(broker?.licenseId ?? '')
  const expiresOn = broker?.licenseExp ?? ''
  if (!number.success || expiresOn < ctx.today || expiresOn > monthsOn(ctx.today, longestLicenseMonths)) return
  for (const text of broker?.licenseStates ?? []) {
    const state = licenseState.safeParse(text)
    if (state.success) await saveLicense(ctx, { accountId, state: state.data, number: number.data, expiresOn })
  }
}

/**
 * Creates an application for each of a person's partner roles without one, with their sign-up details. Safe to call
 * again.
 */
export const applyForRoles = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  const account = await accountById(ctx, accountId)
  if (!account) return
  const licenses = await signupLicensesOf(ctx, accountId)
  const codes = await codesOf(ctx, accountId)
  for (const program of programs.filter((one) => account.roles.includes(one))) {
    // Staff gave some partners a code before applications existed.
    const code = codes.find((one) => one.program === program)
    const row = await db(ctx)
      .insertInto('partners.application')
      .values({
        account_id: accountId,
        program,
        state: code ? 'active' : 'submitted',
        ...businessOf(program, licenses, `${account.firstName} ${account.lastName}`),
        website: '',
        note: '',
        code: code?.code ?? null,
        basis_points: code?.rate ?? null,
        submitted_at: ctx.now,
        changed_at: ctx.now,
        changed_by: accountId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) continue
    if (program === 'broker') await saveBrokerLicenses(ctx, accountId, licenses)
    const changeId = await recordChange(ctx, row, accountId)
    if (!code) await announce(ctx, partnerApplied({ applicationId: row.id, changeId, partnerId: accountId, program }))
  }
}

/**
 * Applies again after a rejection, with the business details the profile has now; the team decides again.
 * @throws Problem 409 wrong_state, 404
 */
export const applyAgain = async (
  ctx: WriteCtx,
  { accountId, program, note }: { accountId: number; program: Program; note: string },
): Promise<void> => {
  const own = (await applicationsOf(ctx, accountId)).find((one) => one.program === program)
  if (!own) throw notFound('This application')
  const row = await lockApplication(ctx, own.id)
  const account = await accountById(ctx, accountId)
  const name = account ? `${account.firstName} ${account.lastName}` : row.business_name
  const business = businessOf(program, await signupLicensesOf(ctx, accountId), name)
  const { changeId } = await moveApplication(ctx, row, 'apply_again', { by: accountId, note, ...business })
  await announce(ctx, partnerApplied({ applicationId: row.id, changeId, partnerId: accountId, program }))
}

/** For each application that was rejected and is submitted again: why it was rejected last. */
export const earlierRejections = async (
  ctx: ReadCtx,
  rows: readonly ApplicationRow[],
): Promise<Map<number, string>> => {
  const ids = rows.filter(({ state }) => state === 'submitted').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rejections = await db(ctx)
    .selectFrom('partners.application_change')
    .select(['application_id', 'reason'])
    .where('application_id', 'in', ids)
    .where('state', '=', 'rejected')
    .orderBy('id')
    .execute()
  return new Map(rejections.map(({ application_id, reason }) => [application_id, reason]))
}

/** The agreement takes effect: the partner's code brings guests from now on. @throws Problem 422, 409 for the code */
export const activate = async (ctx: WriteCtx, row: ApplicationRow, by: number): Promise<void> => {
  const account = await accountById(ctx, row.account_id)
  if (!account || !row.code || row.basis_points === null) throw new Problem(409, 'wrong_state', problems.wrongState)
  const terms = { email: account.email, program: row.program, rate: row.basis_points, paused: false }
  await setCode(ctx, {
    ...terms,
    code: row.code,
    by,
    confirm: { concerns: ['unusual_share'], reason: 'Agreed in the partner’s agreement' },
  })
  // Codes were suspended when an agreement expired or a role was removed.
  await setPaused(ctx, row, false)
  await joinInvitation(ctx, account.email, account.id)
}

/** A paused partner gets no credit for anything new, with any of their codes; what they earned is still paid. */
export const setPaused = (
  ctx: WriteCtx,
  { account_id: accountId, program }: ApplicationRow,
  paused: boolean,
): Promise<void> => suspendCodes(ctx, { accountId, program }, paused)

/** Codes work only for someone who has the role for their program and an agreement in force. */
export const followRoles = async (
  ctx: WriteCtx,
  accountId: number,
  { added, taken }: { added: readonly string[]; taken: readonly string[] },
): Promise<void> => {
  for (const row of await applicationsOf(ctx, accountId)) {
    if (taken.includes(row.program)) await setPaused(ctx, row, true)
    if (added.includes(row.program) && row.state === 'active') await setPaused(ctx, row, false)
  }
}
