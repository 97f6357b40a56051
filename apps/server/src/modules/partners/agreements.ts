import { randomBytes } from 'node:crypto'
import { type PartnerAgreement, type PlainDate, percentInWords } from '@porchlight/contract'
import { escapeHtml } from '#kernel/html'
import { notFound, Problem } from '#kernel/problem'
import type { Seal } from '#kernel/seal'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById, refuseOtherName } from '#modules/accounts'
import { type Fields, renderAgreement, sign, signatureOf } from '#modules/agreements'
import { attributionTermsAt, type TermsRow, windowsOf } from '#modules/attribution'
import { lockApplication, moveApplication } from './applications.ts'
import { problems } from './messages.ts'
import { agreementDays, canRenew, monthsOn, renewalLinkDays } from './rules.ts'
import { shareTermsOn } from './share-terms.ts'
import { type AgreementRow, type ApplicationRow, db } from './tables.ts'

export type { AgreementRow }

const dayMs = 86_400_000
export const agreementType = 'partnership-program'
const type = agreementType
const hashOf = sha256
const placeOf = (accountId: number): string => `partner-agreement:${accountId}`

const programNames = {
  'travel-agent': 'Travel agent',
  broker: 'Broker',
  referral: 'Referral partner',
  affiliate: 'Affiliate',
} as const

const inDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** The part of an agreement that differs between partners and is signed with the rest. */
const particulars = (
  row: ApplicationRow,
  { name, email, operator, days }: { name: string; email: string; operator: string; days: TermsRow },
): string =>
  [
    '<h2>Parties and terms</h2>',
    '<ul>',
    `<li><strong>Partner:</strong> ${escapeHtml(row.business_name)}, represented by ${escapeHtml(name)} (${escapeHtml(email)})</li>`,
    `<li><strong>Company:</strong> ${escapeHtml(operator)}</li>`,
    `<li><strong>Program:</strong> ${programNames[row.program]}</li>`,
    `<li><strong>Commission:</strong> ${percentInWords(row.basis_points ?? 0)} of the rent</li>`,
    `<li><strong>Referral code:</strong> ${escapeHtml(row.code ?? '')}</li>`,
    `<li><strong>Your guests:</strong> those who book within ${inDays(windowsOf(days)[row.program])} of following your link, or rebook the same stay within ${inDays(days.rebooking_days)} of canceling it</li>`,
    `<li><strong>Questions about a commission:</strong> within ${inDays(days.dispute_days)} of its last change, or of check-out</li>`,
    '<li>If we change these days, bookings made before keep theirs.</li>',
    ...(row.iata ? [`<li><strong>IATA or CLIA number:</strong> ${escapeHtml(row.iata)}</li>`] : []),
    '</ul>',
  ].join('\n')

type Sending = {
  operator: Fields
  by: number | null
  /** For an active partner who must sign again: the day after which their code is suspended. */
  signBy?: PlainDate
}

/** Sends a prefilled agreement to sign; earlier ones for the application can no longer be signed. Returns its id. */
export const sendAgreement = async (
  ctx: WriteCtx,
  seal: Seal,
  row: ApplicationRow,
  { operator, by, signBy }: Sending,
): Promise<number> => {
  const account = await accountById(ctx, row.account_id)
  const name = account ? `${account.firstName} ${account.lastName}` : ''
  const { html, version, title } = await renderAgreement(ctx, { type, fields: operator })
  const days = await attributionTermsAt(ctx, ctx.now)
  const parties = { name, email: account?.email ?? '', operator: String(operator.operator ?? ''), days }
  const text = `${particulars(row, parties)}\n${html}`
  const secret = randomBytes(24).toString('base64url')
  await db(ctx)
    .updateTable('partners.agreement')
    .set({ expires_at: ctx.now })
    .where('application_id', '=', row.id)
    .where('expires_at', '>', ctx.now)
    .execute()
  const { id } = await db(ctx)
    .insertInto('partners.agreement')
    .values({
      application_id: row.id,
      account_id: row.account_id,
      secret_hash: hashOf(secret),
      secret: seal.close(secret, placeOf(row.account_id)),
      version,
      title,
      html: text,
      text_hash: sha256(text),
      sent_by: by,
      sent_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + (signBy ? renewalLinkDays : agreementDays) * dayMs),
      countersigned_by: null,
      countersigned_at: null,
      valid_until: null,
      sign_by: signBy ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An application's agreements: the latest, the one in force, and the one to sign again, if any. */
export type Agreements = {
  last: AgreementRow
  binding: AgreementRow | undefined
  renewal: AgreementRow | undefined
}

/** The agreements of each application that has any. */
export const agreementsOf = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, Agreements>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('partners.agreement')
    .selectAll()
    .where('application_id', 'in', [...ids])
    .orderBy('id')
    .execute()
  const found = new Map<number, Agreements>()
  for (const row of rows)
    found.set(row.application_id, {
      last: row,
      binding: row.countersigned_at ? row : found.get(row.application_id)?.binding,
      renewal: row.sign_by && !row.countersigned_at ? row : undefined,
    })
  return found
}

/** The path of an agreement's page. */
export const agreementPath = (seal: Seal, { id, account_id, secret }: AgreementRow): string =>
  `/partners/agreement/${id}/${seal.open(secret, placeOf(account_id))}`

/** @throws Problem 404 for a secret that is not this agreement's */
export const agreementByLink = async (ctx: ReadCtx, id: number, secret: string): Promise<AgreementRow> => {
  const row = await db(ctx)
    .selectFrom('partners.agreement')
    .selectAll()
    .where('id', '=', id)
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst()
  if (!row) throw notFound('This agreement')
  return row
}

/** Whether its link hasn't expired and the application still waits for this signature. */
const canSign = (row: AgreementRow, { state }: Pick<ApplicationRow, 'state'>, now: Date): boolean =>
  row.expires_at > now && (row.sign_by ? canRenew(state) : state === 'agreement_sent')

export const agreementView = async (ctx: ReadCtx, row: AgreementRow): Promise<PartnerAgreement> => {
  const application = await db(ctx)
    .selectFrom('partners.application')
    .selectAll()
    .where('id', '=', row.application_id)
    .executeTakeFirstOrThrow()
  const account = await accountById(ctx, row.account_id)
  const signature = await signatureOf(ctx, { kind: 'partner', id: row.id })
  const second = row.countersigned_by === null ? undefined : await accountById(ctx, row.countersigned_by)
  const open = canSign(row, application, ctx.now) ? ('open' as const) : ('expired' as const)
  return {
    id: row.id,
    title: row.title,
    version: row.version,
    text: row.html,
    name: account ? `${account.firstName} ${account.lastName}` : '',
    program: application.program,
    state: row.countersigned_at ? 'binding' : signature ? 'signed' : open,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    signBy: row.sign_by,
    validUntil: row.valid_until,
    signedName: signature?.signedName ?? null,
    signedAt: signature?.signedAt.toISOString() ?? null,
    countersignedBy: second ? `${second.firstName} ${second.lastName}` : null,
    countersignedAt: row.countersigned_at?.toISOString() ?? null,
  }
}

type Signer = { version: number; signedName: string; address: string; userAgent: string }

/**
 * Signs an agreement for the partner, by link; once, and only with their own name.
 * @throws Problem 409 agreement_expired, 409 agreement_changed, 422 name_differs
 */
export const signAgreement = async (ctx: WriteCtx, row: AgreementRow, signer: Signer): Promise<void> => {
  const application = await lockApplication(ctx, row.application_id)
  if (await signatureOf(ctx, { kind: 'partner', id: row.id })) return
  if (!canSign(row, application, ctx.now)) throw new Problem(409, 'agreement_expired', problems.agreementExpired)
  const account = await accountById(ctx, row.account_id)
  if (account) refuseOtherName(signer.signedName, account)
  const { html, version, title, text_hash: textHash } = row
  await sign(ctx, {
    ...signer,
    type,
    text: { html, version, title, textHash },
    subject: { kind: 'partner', id: row.id },
    accountId: row.account_id,
  })
  if (!row.sign_by) await moveApplication(ctx, application, 'sign', { by: row.account_id })
}

/**
 * Countersigns an agreement, which takes effect today for the term in the current terms. @throws Problem 409
 * wrong_state
 */
export const countersign = async (ctx: WriteCtx, applicationId: number, by: number): Promise<void> => {
  const row = (await agreementsOf(ctx, [applicationId])).get(applicationId)?.last
  const signature = row && (await signatureOf(ctx, { kind: 'partner', id: row.id }))
  if (!row || !signature || row.countersigned_at) throw new Problem(409, 'wrong_state', problems.wrongState)
  const { agreement_months: months } = await shareTermsOn(ctx, ctx.today)
  await db(ctx)
    .updateTable('partners.agreement')
    .set({ countersigned_by: by, countersigned_at: ctx.now, valid_until: monthsOn(ctx.today, months) })
    .where('id', '=', row.id)
    .execute()
}
