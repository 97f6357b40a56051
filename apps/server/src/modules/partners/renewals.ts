import type { App } from '#kernel/app'
import { announce } from '#kernel/outbox'
import type { Seal } from '#kernel/seal'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Fields, operatorOf, requiredVersionOf, signatureOf } from '#modules/agreements'
import { codesOf } from '#modules/attribution'
import { type AgreementRow, type Agreements, agreementsOf, agreementType, sendAgreement } from './agreements.ts'
import {
  type ApplicationRow,
  applicationsIn,
  lockApplication,
  moveApplication,
  setPaused,
  setRate,
} from './applications.ts'
import { partnerAgreementRenewal } from './events.ts'
import { renewalReason, renewalSignBy } from './rules.ts'

const isSigned = async (ctx: ReadCtx, { id }: AgreementRow): Promise<boolean> =>
  (await signatureOf(ctx, { kind: 'partner', id })) !== undefined

/** Suspends the code from the day after; earnings are still paid, and signing restores the code. */
const lapse = async (ctx: WriteCtx, row: ApplicationRow): Promise<void> => {
  if (row.state !== 'active') return
  await setPaused(ctx, await moveApplication(ctx, row, 'lapse', { by: null }), true)
}

/** The application with its code's current rate, which the renewed agreement promises instead of the first one's. */
const atCurrentRate = async (ctx: WriteCtx, row: ApplicationRow): Promise<ApplicationRow> => {
  const code = (await codesOf(ctx, row.account_id)).find((one) => one.code === row.code)
  return code ? setRate(ctx, row.id, code.rate) : row
}

type Renewing = { seal: Seal; operator: Fields; requiredVersion: number }

/** Requests a signature when it is due, and suspends the code of a partner who didn't sign in time. */
const renew = async (
  ctx: WriteCtx,
  row: ApplicationRow,
  { binding, renewal }: Partial<Agreements>,
  { seal, operator, requiredVersion }: Renewing,
): Promise<void> => {
  const { today } = ctx
  if (renewal && (await isSigned(ctx, renewal))) return
  if (renewal && renewal.version >= requiredVersion) {
    if (renewal.sign_by && renewal.sign_by < today) await lapse(ctx, row)
    return
  }
  // Staff gave some partners a code before they signed anything.
  const facts = { version: binding?.version ?? 0, validUntil: binding?.valid_until ?? null }
  const reason = renewalReason(facts, { requiredVersion, today })
  if (!reason) return
  const signBy = renewalSignBy(facts, reason, today)
  const agreementId = await sendAgreement(ctx, seal, await atCurrentRate(ctx, row), { operator, by: null, signBy })
  await announce(ctx, partnerAgreementRenewal({ agreementId, partnerId: row.account_id, signBy, reason }))
}

const requirementsOf = async (app: App, ctx: ReadCtx): Promise<Renewing> => ({
  seal: app.seal,
  operator: operatorOf(app),
  requiredVersion: await requiredVersionOf(ctx, agreementType),
})

/**
 * Asks a partner whose pause is over for the signature that became due meanwhile. If the agreement has ended, the code
 * stays suspended until it is signed.
 */
export const renewAfterPause = async (app: App, ctx: WriteCtx, row: ApplicationRow): Promise<void> => {
  const agreements: Partial<Agreements> = (await agreementsOf(ctx, [row.id])).get(row.id) ?? {}
  await renew(ctx, row, agreements, await requirementsOf(app, ctx))
  const lastDay = agreements.binding?.valid_until ?? ctx.today
  if (lastDay < ctx.today) await lapse(ctx, await lockApplication(ctx, row.id))
}

/** Renews the agreements of all active partners. Safe to call again: each is asked once. */
export const renewAgreements = async (app: App): Promise<void> => {
  const { rows, requirements } = await app.work.read(async (ctx) => ({
    rows: await applicationsIn(ctx, ['active', 'lapsed']),
    requirements: await requirementsOf(app, ctx),
  }))
  for (const { id } of rows)
    await app.work.write(async (ctx) => {
      const row = await lockApplication(ctx, id)
      const agreements = (await agreementsOf(ctx, [id])).get(id) ?? {}
      if (row.state === 'active' || row.state === 'lapsed') await renew(ctx, row, agreements, requirements)
    })
}
