import { type AdditionalAgreement, clockWithZone, homeAgreementType, sameSignedName } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import { fromMemory } from '#kernel/reference-memory'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { refuseOtherSigner } from '#modules/accounts'
import { type Home, homeById } from '#modules/homes'
import { escapeHtml } from './engine/render.ts'
import { agreementPublished } from './events.ts'
import { problems, signedForTheHome } from './messages.ts'
import { db } from './tables.ts'

export type HomeAgreement = AdditionalAgreement

const latestOf = async (ctx: ReadCtx, homeId: number) => {
  const rows = await db(ctx)
    .selectFrom('agreements.home_wording')
    .modifyFront(fromMemory)
    .selectAll()
    .where('home_id', '=', homeId)
    .orderBy('version', 'desc')
    .execute()
  return rows.find(({ published_at }) => published_at <= ctx.now)
}

/** The home's latest wording, as typed; `agreement` is null if the home asks for none. */
export const homeWordingOf = async (ctx: ReadCtx, homeId: number) => {
  const row = await latestOf(ctx, homeId)
  const { version = 0, title, text, signed_name: signedName } = row ?? {}
  if (!row || !title || !text || !signedName) return { version, agreement: null }
  return { version, agreement: { title, text, signedName, publishedAt: row.published_at } }
}

/** `July 2, 2027, 4:00 PM EDT`, in the home's time zone. */
const momentAt = (timeZone: string, instant: Date): string =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(instant)}, ${clockWithZone(timeZone, instant)}`

const paragraphs = (text: string): string =>
  text
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n')

type Wording = Awaited<ReturnType<typeof homeWordingOf>>

const inForce = ({ version, agreement }: Wording, timeZone: string): HomeAgreement | undefined => {
  if (!agreement) return undefined
  const { title, text, signedName, publishedAt } = agreement
  const signed = escapeHtml(signedForTheHome(signedName, momentAt(timeZone, publishedAt)))
  const html = `<h2>${escapeHtml(title)}</h2>\n${paragraphs(text)}\n<p><strong>${signed}</strong></p>`
  return { title, html, version, textHash: sha256(html) }
}

/** The home's current second agreement, as HTML; undefined if it asks for none. */
export const homeAgreementOf = async (ctx: ReadCtx, homeId: number): Promise<HomeAgreement | undefined> => {
  const wording = await homeWordingOf(ctx, homeId)
  return wording.agreement ? inForce(wording, (await homeById(ctx, homeId)).timeZone) : undefined
}

type Booked = { id: number; homeId: number }

/** The home's agreement for a booking: as it was signed, or as it would be signed now. */
export const homeAgreementFor = async (
  ctx: ReadCtx,
  { id, homeId }: Booked,
  signed: boolean,
): Promise<HomeAgreement | undefined> => {
  if (!signed) return homeAgreementOf(ctx, homeId)
  const row = await db(ctx)
    .selectFrom('agreements.home_signature')
    .select(['title', 'text', 'version', 'text_hash'])
    .where('booking_id', '=', id)
    .executeTakeFirst()
  return row && { title: row.title, html: row.text, version: row.version, textHash: row.text_hash }
}

/**
 * The home's own agreement that a guest must sign; undefined if there is none. Two parties sign it, and neither for the
 * other.
 * @throws Problem agreement_changed if the home's agreement differs from the one the guest has read; same_signer if the
 *   guest signs with the name that represents the home
 */
export const homeAgreementToSign = async (
  ctx: ReadCtx,
  { id: homeId, timeZone }: Pick<Home, 'id' | 'timeZone'>,
  { additionalVersion, signedName }: { additionalVersion: number | null; signedName: string },
): Promise<HomeAgreement | undefined> => {
  const wording = await homeWordingOf(ctx, homeId)
  const requested = inForce(wording, timeZone)
  if ((requested?.version ?? null) !== additionalVersion)
    throw new Problem(409, 'agreement_changed', problems.changed, { additionalVersion: requested?.version ?? null })
  if (wording.agreement && sameSignedName(wording.agreement.signedName, signedName))
    throw new Problem(422, 'same_signer', problems.sameSigner, {}, { required: ['signedName'] })
  return requested
}

type Signer = { accountId: number; signedName: string; address: string; userAgent: string }

/** Stores the guest's signature under the home's agreement. */
export const signHomeAgreement = async (
  ctx: WriteCtx,
  { id, homeId }: Booked,
  signer: Signer,
  requested: HomeAgreement,
): Promise<void> => {
  await db(ctx)
    .insertInto('agreements.home_signature')
    .values({
      home_id: homeId,
      version: requested.version,
      booking_id: id,
      account_id: signer.accountId,
      title: requested.title,
      signed_name: signer.signedName,
      text: requested.html,
      text_hash: requested.textHash,
      address: signer.address,
      user_agent: signer.userAgent.slice(0, 400),
      signed_at: ctx.now,
    })
    .execute()
}

export type HomeWriting = {
  agreement: { title: string; text: string; signedName: string } | null
  after: number
  accountId: number
  address: string
  userAgent: string
}

/**
 * Sets the second agreement that a home's guests must sign from now on, or removes it.
 * @throws Problem agreement_changed if someone else changed it meanwhile, name_differs
 */
export const writeHomeWording = async (ctx: WriteCtx, homeId: number, writing: HomeWriting): Promise<number> => {
  const { agreement, after, accountId, address, userAgent } = writing
  const meanwhile = new Problem(409, 'agreement_changed', problems.homeAgreementMeanwhile)
  const known = await latestOf(ctx, homeId)
  if ((known?.version ?? 0) !== after) throw meanwhile
  if (agreement) await refuseOtherSigner(ctx, accountId, agreement.signedName)
  const written = await db(ctx)
    .insertInto('agreements.home_wording')
    .values({
      home_id: homeId,
      version: after + 1,
      title: agreement?.title ?? null,
      text: agreement?.text ?? null,
      signed_name: agreement?.signedName ?? null,
      published_at: ctx.now,
      published_by: accountId,
      address,
      user_agent: userAgent.slice(0, 400),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  if (!written) throw meanwhile
  await announce(ctx, agreementPublished({ type: homeAgreementType, version: written.version, homeId }))
  return written.version
}
