import type { AgreementType } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { markupFault } from './engine/markup.ts'
import { type Fields, render } from './engine/render.ts'
import { agreementPublished } from './events.ts'
import { beforeBooking, problems } from './messages.ts'
import { type Rendered, type Signature, type Subject, signatureFrom, signatureOf } from './queries.ts'
import { db } from './tables.ts'

export type Signing = {
  type: AgreementType
  /** The text as shown now, and the version the signer says they read. */
  text: Rendered
  version: number
  subject: Subject
  accountId: number
  signedName: string
  address: string
  userAgent: string
}

/**
 * Stores a signature: name, time, address, browser, and the text with its version and fingerprint (R34). A second
 * signature under the same subject returns the first one.
 * @throws Problem agreement_changed if the signer read another version.
 */
export const sign = async (ctx: WriteCtx, signing: Signing): Promise<Signature> => {
  const { type, text, subject } = signing
  if (signing.version !== text.version) {
    const known = await signatureOf(ctx, subject)
    if (known) return known
    throw new Problem(409, 'agreement_changed', problems.changed, {
      version: text.version,
    })
  }
  const row = await db(ctx)
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
    .returningAll()
    .executeTakeFirst()
  return row ? signatureFrom(row) : ((await signatureOf(ctx, subject)) as Signature)
}

export type NewWording = {
  type: AgreementType
  title: string
  /** HTML with merge fields. */
  body: string
  /** What is new in it, for those who knew the previous one. */
  changes?: string
  /** People who accepted an earlier wording are asked again. */
  acceptAgain?: boolean
  /** Now by default. */
  from?: Date
  /** A file on our own origin that is shown in place of the text. */
  fileUrl?: string | null
  /** The team member who published it. */
  by?: number
}

/** The fields documents can be filled from; what is signed with a booking identifies the company only by its name. */
export const fieldsFor = (type: AgreementType): Fields => {
  const operator = { operator: 'operator' }
  if (type === 'booking-agreement') return { ...beforeBooking, ...operator }
  if (type === 'us-open-addendum') return operator
  const known = [
    'site',
    'website',
    'email',
    'phone',
    'postalAddress',
    'law',
    'promiseReportHours',
    'promiseAnswerHours',
  ]
  return { ...operator, ...Object.fromEntries(known.map((name) => [name, name])) }
}

/** Why a body can't be shown in full: markup that agreements don't use, or a field that isn't among these. */
export const faultInBody = (body: string, fields: Fields): string | undefined => {
  const fault = markupFault(body)
  if (fault !== undefined) return `agreements do not use ${fault}`
  try {
    render(body, fields)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** The same for a wording of one of our own documents. */
export const wordingFault = ({ type, body }: Pick<NewWording, 'type' | 'body'>): string | undefined =>
  faultInBody(body, fieldsFor(type))

/**
 * Publishes a new wording; what was signed keeps its own.
 * @throws Error if the wording can't be shown in full
 */
export const publishTemplate = async (ctx: WriteCtx, wording: NewWording): Promise<number> => {
  const fault = wordingFault(wording)
  if (fault !== undefined) throw new Error(fault)
  const { type, title, body, changes = '', acceptAgain = false, from = ctx.now, fileUrl = null, by } = wording
  const { version } = await db(ctx)
    .insertInto('agreements.template')
    .columns([
      'type',
      'version',
      'title',
      'body',
      'published_at',
      'changes',
      'accept_again',
      'file_url',
      'published_by',
    ])
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
          of.val(by ?? null).as('published_by'),
        ])
        .where('type', '=', type),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  await announce(ctx, agreementPublished({ type, version }))
  return version
}
