import type { AgreementType } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
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
    throw new Problem(409, 'agreement_changed', 'The agreement has a new wording. Please read it again.', {
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

/** Puts a new wording in force; what was signed keeps its own. */
export const publishTemplate = async (
  ctx: WriteCtx,
  { type, title, body }: { type: AgreementType; title: string; body: string },
): Promise<number> => {
  const { version } = await db(ctx)
    .insertInto('agreements.template')
    .columns(['type', 'version', 'title', 'body', 'published_at'])
    .expression((select) =>
      select
        .selectFrom('agreements.template')
        .select((of) => [
          of.val(type).as('type'),
          of(of.fn.max('version'), '+', of.lit(1)).as('version'),
          of.val(title).as('title'),
          of.val(body).as('body'),
          of.val(ctx.now).as('published_at'),
        ])
        .where('type', '=', type),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
