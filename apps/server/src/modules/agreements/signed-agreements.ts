import { type AgreementRecord, type AgreementType, homeAgreementType } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

/** What a person signed or accepted, with its text and where from. */
export type SignedAgreement = Omit<AgreementRecord, 'at'> & {
  at: Date
  text: string
  address: string
  userAgent: string
}

type Row = {
  id: number
  type: string
  title: string
  version: number
  text: string
  text_hash: string
  address: string
  user_agent: string
}

const common = ({ type, title, version, text, text_hash, address, user_agent }: Row) => ({
  type: type as AgreementType | typeof homeAgreementType,
  title,
  version,
  text,
  textHash: text_hash,
  address,
  userAgent: user_agent,
})

const signedBy = async (ctx: ReadCtx, accountId: number): Promise<SignedAgreement[]> => {
  const rows = await db(ctx)
    .selectFrom('agreements.signature as signature')
    .innerJoin('agreements.template as template', (on) =>
      on.onRef('template.type', '=', 'signature.type').onRef('template.version', '=', 'signature.version'),
    )
    .selectAll('signature')
    .select('template.title')
    .where('signature.account_id', '=', accountId)
    .execute()
  return rows.map((row) => ({
    ...common(row),
    id: `signature-${row.id}`,
    kind: 'signed',
    at: row.signed_at,
    signedName: row.signed_name,
    bookingId: row.subject_id,
  }))
}

const signedForHomesBy = async (ctx: ReadCtx, accountId: number): Promise<SignedAgreement[]> => {
  const rows = await db(ctx)
    .selectFrom('agreements.home_signature')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  return rows.map((row) => ({
    ...common({ ...row, type: homeAgreementType }),
    id: `home-${row.id}`,
    kind: 'signed',
    at: row.signed_at,
    signedName: row.signed_name,
    bookingId: row.booking_id,
  }))
}

const acceptedBy = async (ctx: ReadCtx, accountId: number): Promise<SignedAgreement[]> => {
  const rows = await db(ctx)
    .selectFrom('agreements.acceptance as acceptance')
    .innerJoin('agreements.template as template', (on) =>
      on.onRef('template.type', '=', 'acceptance.type').onRef('template.version', '=', 'acceptance.version'),
    )
    .innerJoin('agreements.accepted_text as shown', (on) =>
      on
        .onRef('shown.type', '=', 'acceptance.type')
        .onRef('shown.version', '=', 'acceptance.version')
        .onRef('shown.hash', '=', 'acceptance.text_hash'),
    )
    .selectAll('acceptance')
    .select(['template.title', 'shown.text'])
    .where('acceptance.account_id', '=', accountId)
    .execute()
  return rows.map((row) => ({
    ...common(row),
    id: `acceptance-${row.id}`,
    kind: 'accepted',
    at: row.accepted_at,
    signedName: null,
    bookingId: null,
  }))
}

/** Everything a person signed and accepted, latest first. */
export const signedAgreementsOf = async (ctx: ReadCtx, accountId: number): Promise<SignedAgreement[]> =>
  [
    ...(await signedBy(ctx, accountId)),
    ...(await signedForHomesBy(ctx, accountId)),
    ...(await acceptedBy(ctx, accountId)),
  ].sort((one, other) => other.at.getTime() - one.at.getTime() || other.id.localeCompare(one.id))

/** One of a person's own signed agreements. @throws Problem 404 */
export const signedAgreementById = async (ctx: ReadCtx, accountId: number, id: string): Promise<SignedAgreement> => {
  const found = (await signedAgreementsOf(ctx, accountId)).find((stored) => stored.id === id)
  if (!found) throw notFound('This agreement')
  return found
}
