import type { AgreementType, Language } from '@porchlight/contract'
import type { Selectable } from 'kysely'
import { fromMemory } from '#kernel/reference-memory'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx } from '#kernel/work'
import { knownTranslations } from '#modules/translations'
import { escapeHtml, type Fields, render } from './engine/render.ts'
import { type AgreementsTables, db } from './tables.ts'

export type Subject = { kind: 'booking' | 'partner'; id: number }

export type Template = { type: AgreementType; version: number; title: string; body: string }
export type Rendered = { html: string; version: number; textHash: string; title: string }
export type Signature = {
  version: number
  accountId: number
  signedName: string
  text: string
  textHash: string
  address: string
  userAgent: string
  signedAt: Date
}

/** From memory, so without the current time: all wordings of a type, latest first. */
const templatesOf = (ctx: ReadCtx, type: AgreementType) =>
  db(ctx)
    .selectFrom('agreements.template')
    .modifyFront(fromMemory)
    .select(['version', 'title', 'body', 'published_at'])
    .where('type', '=', type)
    .orderBy('version', 'desc')
    .execute()

const templateNow = async (ctx: ReadCtx, type: AgreementType): Promise<Omit<Template, 'type'> | undefined> => {
  const found = (await templatesOf(ctx, type)).find(({ published_at }) => published_at <= ctx.now)
  return found && { version: found.version, title: found.title, body: found.body }
}

const templateInForce = (ctx: ReadCtx, type: AgreementType) =>
  db(ctx)
    .selectFrom('agreements.template')
    .select(['version', 'title', 'body'])
    .where('type', '=', type)
    .where('published_at', '<=', ctx.now)
    .orderBy('version', 'desc')
    .limit(1)

/** The wording in force; the booking agreement has one from the first migration on. */
export const currentTemplate = async (ctx: ReadCtx, type: AgreementType): Promise<Template> => {
  const template = await templateNow(ctx, type)
  if (!template) throw new Error(`no ${type} is in force`)
  return { type, ...template }
}

/** The latest version in force that people who agreed to an earlier one must accept again; 0: none. */
export const requiredVersionOf = async (ctx: ReadCtx, type: AgreementType): Promise<number> =>
  (
    await db(ctx)
      .selectFrom('agreements.template')
      .select(({ fn }) => fn.max('version').as('version'))
      .where('type', '=', type)
      .where('accept_again', '=', true)
      .where('published_at', '<=', ctx.now)
      .executeTakeFirst()
  )?.version ?? 0

/**
 * The wording in force with its fields filled: safe HTML, its version, and its fingerprint. Addenda in force are placed
 * below it and are part of the single text that is signed.
 */
export const renderAgreement = async (
  ctx: ReadCtx,
  { type, fields, addenda = [] }: { type: AgreementType; fields: Fields; addenda?: readonly AgreementType[] },
): Promise<Rendered> => {
  const { version, title, body } = await currentTemplate(ctx, type)
  const texts = [render(body, fields).trim()]
  for (const addendum of addenda) {
    const below = await templateNow(ctx, addendum)
    if (below) texts.push(`<h2>${escapeHtml(below.title)}</h2>\n${render(below.body, fields).trim()}`)
  }
  const html = texts.join('\n')
  return { html, version, title, textHash: sha256(html) }
}

export type Reading = { language: Language; title: string; html: string }

/** The texts of the wording in force, for translation. */
export const wordingOf = async (ctx: ReadCtx, type: AgreementType): Promise<string[]> => {
  const { title, body } = await currentTemplate(ctx, type)
  return [title, body]
}

/**
 * The wording in force in another language, for reading only: the English text is what people sign and what binds them.
 * Null until it is translated.
 */
export const readingOf = async (
  ctx: ReadCtx,
  language: Language,
  { type, fields }: { type: AgreementType; fields: Fields },
): Promise<Reading | null> => {
  const [title, body] = await knownTranslations(ctx, 'en', language, await wordingOf(ctx, type))
  return title && body ? { language, title, html: render(body, fields).trim() } : null
}

type SignatureTable = AgreementsTables['agreements.signature']

export const signatureFrom = (row: Selectable<SignatureTable>): Signature => ({
  version: row.version,
  accountId: row.account_id,
  signedName: row.signed_name,
  text: row.text,
  textHash: row.text_hash,
  address: row.address,
  userAgent: row.user_agent,
  signedAt: row.signed_at,
})

/** The signatures under several subjects, by subject id. */
export const signaturesOf = async (
  ctx: ReadCtx,
  kind: Subject['kind'],
  ids: readonly number[],
): Promise<Map<number, Signature>> => {
  if (ids.length === 0) return new Map()
  const rows = await db(ctx)
    .selectFrom('agreements.signature')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.subject_id, signatureFrom(row)]))
}

export const signatureOf = async (ctx: ReadCtx, subject: Subject): Promise<Signature | undefined> =>
  (await signaturesOf(ctx, subject.kind, [subject.id])).get(subject.id)

/** The wording in force beside the signature under a subject, in one statement. */
export const agreementUnder = async (
  ctx: ReadCtx,
  type: AgreementType,
  { kind, id }: Subject,
): Promise<{ template: Pick<Template, 'version' | 'title'>; signature: Signature | undefined }> => {
  const { title, current, ...row } = await db(ctx)
    .selectFrom(templateInForce(ctx, type).as('template'))
    .leftJoin('agreements.signature as signature', (join) =>
      join.on('signature.subject_kind', '=', kind).on('signature.subject_id', '=', id).on('signature.type', '=', type),
    )
    .selectAll('signature')
    .select(['template.title', 'template.version as current'])
    .executeTakeFirstOrThrow()
  const signature = row.signed_at === null ? undefined : signatureFrom(row as Selectable<SignatureTable>)
  return { template: { version: current, title }, signature }
}
