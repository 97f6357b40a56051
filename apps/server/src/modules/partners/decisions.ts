import { type BodyOf, type decideApplication, isIataNumber } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { operatorOf } from '#modules/agreements'
import { dropPending } from '#modules/approvals'
import { assertCodeFree } from '#modules/attribution'
import { countersign, sendAgreement } from './agreements.ts'
import { type ApplicationRow, activate, iataNow, lockApplication, moveApplication, setPaused } from './applications.ts'
import { problems } from './messages.ts'
import { renewAfterPause } from './renewals.ts'
import { canRenew, stateAfter } from './rules.ts'

export type Deciding = BodyOf<typeof decideApplication> & { id: number; by: number }

/** The approval subject for an application. */
export const applicationSubject = (id: number): string => `partner-application:${id}`

const refuse = (required: string[]): never => {
  throw new Problem(422, 'fields_required', problems.fields, undefined, { required })
}

/**
 * The agreement that can be sent for an application.
 * @throws Problem 409 wrong_state, partner_code_taken; 422 fields_required, iata_invalid; 404
 */
export const agreementToSend = async (
  ctx: WriteCtx,
  { id, code, rate }: Deciding,
): Promise<{ row: ApplicationRow; code: string; rate: number; iata: string }> => {
  const row = await lockApplication(ctx, id)
  if (!code || rate === undefined) return refuse([...(code ? [] : ['code']), ...(rate === undefined ? ['rate'] : [])])
  if (!stateAfter('send_agreement', row.state)) throw new Problem(409, 'wrong_state', problems.wrongState)
  await assertCodeFree(ctx, code, row.account_id)
  const iata = await iataNow(ctx, row)
  if (row.program === 'travel-agent' && !isIataNumber(iata))
    throw new Problem(422, 'iata_invalid', problems.iataInvalid)
  return { row, code, rate, iata }
}

const send = async (app: App, ctx: WriteCtx, deciding: Deciding): Promise<void> => {
  const { row, code, rate, iata } = await agreementToSend(ctx, deciding)
  const { by, reason } = deciding
  const moved = await moveApplication(ctx, row, 'send_agreement', { by, reason, code, basis_points: rate, iata })
  await sendAgreement(ctx, app.seal, moved, { operator: operatorOf(app), by })
}

/** Countersigns a renewal; a code suspended for it works again. */
const countersignRenewal = async (ctx: WriteCtx, row: ApplicationRow, more: { by: number; reason: string }) => {
  await countersign(ctx, row.id, more.by)
  const moved = await moveApplication(ctx, row, 'renew', more)
  if (row.state === 'lapsed') await setPaused(ctx, moved, false)
}

/** Applies a staff decision about an application, which withdraws an agreement waiting for a second person. */
export const decide = async (app: App, ctx: WriteCtx, deciding: Deciding): Promise<void> => {
  const { id, by, decision, reason } = deciding
  await dropPending(ctx, 'partner_agreement', applicationSubject(id), by)
  const row = await lockApplication(ctx, id)
  switch (decision) {
    case 'send_agreement':
      return send(app, ctx, deciding)
    case 'countersign': {
      if (canRenew(row.state)) return countersignRenewal(ctx, row, { by, reason })
      const moved = await moveApplication(ctx, row, 'countersign', { by, reason })
      await countersign(ctx, id, by)
      return activate(ctx, moved, by)
    }
    case 'resume': {
      const moved = await moveApplication(ctx, row, 'resume', { by, reason })
      await setPaused(ctx, moved, false)
      return renewAfterPause(app, ctx, moved)
    }
    default: {
      if (reason.length < 3) return refuse(['reason'])
      const moved = await moveApplication(ctx, row, decision, { by, reason })
      if (decision !== 'reject') await setPaused(ctx, moved, true)
    }
  }
}

/** The rate an application's agreement promises for a code; undefined: none was sent, or it was rejected. */
export const agreedRate = (row: ApplicationRow, code: string): number | undefined =>
  row.code === code && row.state !== 'submitted' && row.state !== 'rejected'
    ? (row.basis_points ?? undefined)
    : undefined
