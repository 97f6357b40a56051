import type { DocumentKind, DocumentTemplate, TemplateAtDesk } from '@porchlight/contract'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { faultInBody, fillBody } from '#modules/agreements'
import { namesAsFields } from './fields.ts'
import { problems } from './messages.ts'
import { db } from './tables.ts'

export type Template = Omit<DocumentTemplate, 'publishedAt'> & { body: string; publishedAt: Date }

const inForce = (ctx: ReadCtx) =>
  db(ctx)
    .selectFrom('documents.template as template')
    .innerJoin('documents.wording as wording', 'wording.template_id', 'template.id')
    .where('template.retired_at', 'is', null)
    .distinctOn('template.id')
    .orderBy('template.id')
    .orderBy('wording.version', 'desc')
    .select([
      'template.id',
      'template.kind',
      'template.every_owner as everyOwner',
      'template.countersigned',
      'template.required',
      'template.valid_months as validMonths',
      'wording.version',
      'wording.title',
      'wording.body',
      'wording.published_at as publishedAt',
    ])

/** Every template with its latest wording. */
export const templates = (ctx: ReadCtx): Promise<Template[]> => inForce(ctx).execute()

/** @throws Problem 404 */
export const templateById = async (ctx: ReadCtx, id: number): Promise<Template> => {
  const row = await inForce(ctx).where('template.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This document')
  return row
}

export const versionsOf = async (ctx: ReadCtx, id: number): Promise<TemplateAtDesk['versions']> => {
  const rows = await db(ctx)
    .selectFrom('documents.wording')
    .select(['version', 'published_at', 'changes'])
    .where('template_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ version, published_at, changes }) => ({ version, at: published_at.toISOString(), changes }))
}

/** A wording rendered with its field names. @throws Problem 422 `wording_unfit` */
export const previewOf = (kind: DocumentKind, body: string): string => {
  const fields = namesAsFields(kind === 'management')
  const fault = faultInBody(body, fields)
  if (fault !== undefined)
    throw new Problem(422, 'wording_unfit', `${problems.unfit} ${fault}.`, undefined, { required: ['body'] })
  return fillBody(body, fields).trim()
}

export const fieldNames = (kind: DocumentKind): string[] => Object.keys(namesAsFields(kind === 'management'))

type Written = {
  title: string
  body: string
  everyOwner: boolean
  countersigned: boolean
  required: boolean
  validMonths: number | null
}

const columnsOf = ({ everyOwner, countersigned, required, validMonths }: Written) => ({
  every_owner: everyOwner,
  countersigned,
  required,
  valid_months: validMonths,
})

const addWording = (ctx: WriteCtx, id: number, version: number, written: Written, changes: string, by: number) =>
  db(ctx)
    .insertInto('documents.wording')
    .values({
      template_id: id,
      version,
      title: written.title,
      body: written.body,
      changes,
      published_at: ctx.now,
      published_by: by,
    })
    .execute()

/** @throws Problem 422 `wording_unfit` */
export const addTemplate = async (ctx: WriteCtx, written: Written, by: number): Promise<number> => {
  previewOf('other', written.body)
  const { id } = await db(ctx)
    .insertInto('documents.template')
    .values({ kind: 'other', ...columnsOf(written) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addWording(ctx, id, 1, written, '', by)
  return id
}

export type Revision = Written & { changes: string; after: number }

/**
 * Saves a new wording; its signing rules apply to documents made from now on.
 * @throws Problem 404, 422 `wording_unfit`, 409 `document_changed` when someone else revised it meanwhile
 */
export const reviseTemplate = async (ctx: WriteCtx, id: number, written: Revision, by: number): Promise<number> => {
  await db(ctx).selectFrom('documents.template').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  const known = await templateById(ctx, id)
  previewOf(known.kind, written.body)
  if (known.version !== written.after) throw new Problem(409, 'document_changed', problems.meanwhile)
  await db(ctx).updateTable('documents.template').set(columnsOf(written)).where('id', '=', id).execute()
  await addWording(ctx, id, known.version + 1, written, written.changes, by)
  return known.version + 1
}
