import type { AgreementType } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { markupFault } from './engine/markup.ts'
import { render } from './engine/render.ts'
import { beforeBooking, problems } from './messages.ts'
import { type Rendered, type Signature, type Subject, signatureOf } from './queries.ts'
import { db } from './tables.ts'

export type Signing = {
  type: AgreementType
  /** The text as it was shown now, and the version that the signer says he read. */
  text: Rendered
  version: number
  subject: Subject
  accountId: number
  signedName: string
  address: string
  userAgent: string
}

/**
 * Keeps a signature: name, time, address, browser, and the text with its version and fingerprint (R34). A second
 * signature under the same subject gives the first one back.
 * @throws Problem agreement_changed when the signer read another version.
 */
export const sign = async (ctx: WriteCtx, signing: Signing): Promise<Signature> => {
  const { type, text, subject } = signing
  const known = await signatureOf(ctx, subject)
  if (known) return known
  if (signing.version !== text.version) {
    throw new Problem(409, 'agreement_changed', problems.changed, {
      version: text.version,
    })
  }
  await db(ctx)
    .insertInto('agreements.signature')
    .values({
      type,
      version: text.version,
      subject_kind: subject.kind,
      subject_id: subject.id,
      account_id: signing.accountId,
      signed_name: signing.signedName,
      text: text.html,
      text_hash: text.textHash,
      address: signing.address,
      user_agent: signing.userAgent.slice(0, 400),
      signed_at: ctx.now,
    })
    .onConflict((conflict) => conflict.columns(['subject_kind', 'subject_id', 'type']).doNothing())
    .execute()
  return (await signatureOf(ctx, subject)) as Signature
}

export type NewWording = {
  type: AgreementType
  title: string
  /** HTML with merge fields. */
  body: string
  /** What is new in it, for those who knew the one before. */
  changes?: string
  /** Whoever accepted an earlier wording is asked again. */
  acceptAgain?: boolean
  /** Now unless told. */
  from?: Date
  /** A file of our own origin that is shown in place of the text. */
  fileUrl?: string | null
}

/** The fields that documents without a booking can be filled from. */
const knownFields = ['operator', 'site', 'website', 'email', 'phone', 'postalAddress']

/** @throws Error with what is wrong: markup that agreements do not use, or a field that nothing fills */
const refuseUnfit = ({ type, body }: NewWording): void => {
  const fault = markupFault(body)
  if (fault !== undefined) throw new Error(`agreements do not use ${fault}`)
  const texts = Object.fromEntries(knownFields.map((name) => [name, name]))
  render(body, type === 'booking-agreement' ? { ...beforeBooking, operator: 'operator' } : texts)
}

/**
 * Puts a new wording in force; what was signed keeps its own.
 * @throws Error when the wording cannot be shown whole
 */
export const publishTemplate = async (ctx: WriteCtx, wording: NewWording): Promise<number> => {
  refuseUnfit(wording)
  const { type, title, body, changes = '', acceptAgain = false, from = ctx.now, fileUrl = null } = wording
  const { version } = await db(ctx)
    .insertInto('agreements.template')
    .columns(['type', 'version', 'title', 'body', 'published_at', 'changes', 'accept_again', 'file_url'])
    .expression((select) =>
      select
        .selectFrom('agreements.template')
        .select((of) => [
          of.val(type).as('type'),
          of(of.fn.max('version'), '+', of.lit(1)).as('version'),
          of.val(title).as('title'),
          of.val(body).as('body'),
          of.val(from).as('published_at'),
          of.val(changes).as('changes'),
          of.val(acceptAgain).as('accept_again'),
          of.val(fileUrl).as('file_url'),
        ])
        .where('type', '=', type),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  await announce(ctx, 'agreement.published', { type, version })
  return version
}
