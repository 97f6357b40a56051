import { dateIn } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { fillBody } from '#modules/agreements'
import { type Home, hasContract, levelOfHome, lockHome, ownersOf, serviceOfferNow } from '#modules/homes'
import { type Document, documentById, documentsOf } from './documents.ts'
import { fieldsOf } from './fields.ts'
import { newSignerLink } from './links.ts'
import { problems } from './messages.ts'
import { updateMissingDocuments } from './missing-documents.ts'
import { otherTerms, withOtherTerms } from './other-terms.ts'
import { requestSignatures } from './signature-requests.ts'
import { type DocumentTerms, db } from './tables.ts'
import { type Template, templateById } from './templates.ts'

/** A signer: an account, or someone without one. */
type Person = { accountId: number | null; name: string; email: string }
type Made = { home: Home | null; place: string; people: readonly Person[]; terms: DocumentTerms | null }

const ownersAsPeople = async (ctx: ReadCtx, homeId: number): Promise<Person[]> => {
  const ids = await ownersOf(ctx, homeId)
  const accounts = await accountsByIds(ctx, ids)
  return ids.flatMap((accountId) => {
    const account = accounts.get(accountId)
    return account ? [{ accountId, name: `${account.firstName} ${account.lastName}`, email: account.email }] : []
  })
}

/** The text of a document as it would be made now, as safe HTML, with its fingerprint. */
const textOf = async (app: App, ctx: ReadCtx, template: Template, { home, place, people, terms }: Made) => {
  const subject = { home, place, owners: people.map(({ name }) => name), timeZone: home?.timeZone ?? ctx.companyZone }
  const filled = fillBody(template.body, fieldsOf(app, ctx, subject, terms, await serviceOfferNow(ctx))).trim()
  const text = withOtherTerms(filled, template.body, otherTerms(terms?.details, home?.currency ?? 'USD'))
  return { text, textHash: sha256(text) }
}

/** The starting terms of the level an owner chose; undefined before they choose. */
const usualTerms = async (ctx: ReadCtx, home: Home): Promise<DocumentTerms | undefined> => {
  const level = await levelOfHome(ctx, home)
  return (
    level && {
      commissionBasisPoints: level.commissionBasisPoints,
      commissionBase: 'accommodation',
      recognition: 'check_in',
      cleaningTo: 'operator',
      validFrom: dateIn(home.timeZone, ctx.now),
    }
  )
}

/**
 * What an owner can sign without being asked: the contract of their level, as long as none is agreed and none was sent.
 */
export const offeredTo = async (ctx: ReadCtx, home: Home, all: readonly Template[]): Promise<Template[]> => {
  if (!(await usualTerms(ctx, home)) || (await hasContract(ctx, home.id))) return []
  const onItsWay = (await documentsOf(ctx, home.id)).filter(({ state }) => state === 'out')
  return all.filter(({ kind, id }) => kind === 'management' && !onItsWay.some(({ template_id }) => template_id === id))
}

/** An offered document as the first signature would create it. */
export const offeredText = async (app: App, ctx: ReadCtx, home: Home, template: Template) => {
  const terms = (await usualTerms(ctx, home)) ?? null
  const people = await ownersAsPeople(ctx, home.id)
  return { ...(await textOf(app, ctx, template, { home, place: '', people, terms })), terms }
}

const make = async (app: App, ctx: WriteCtx, template: Template, made: Made, by: number | null): Promise<Document> => {
  const { home, place, people, terms } = made
  if (people.length === 0) throw new Problem(409, 'not_allowed_now', problems.nobody)
  const { text, textHash } = await textOf(app, ctx, template, made)
  const row = await db(ctx)
    .insertInto('documents.document')
    .values({
      template_id: template.id,
      version: template.version,
      home_id: home?.id ?? null,
      place,
      title: template.title,
      text,
      text_hash: textHash,
      terms: terms && JSON.stringify(terms),
      issued_at: ctx.now,
      issued_by: by,
    })
    .onConflict((conflict) => conflict.columns(['home_id', 'template_id']).where('state', '=', 'out').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Problem(409, 'not_allowed_now', problems.already)
  await db(ctx)
    .insertInto('documents.signer')
    .values(
      people.map(({ accountId, name, email }) => ({
        document_id: row.id,
        side: 'owner' as const,
        account_id: accountId,
        name,
        email,
        ...newSignerLink(app.seal, row.id),
      })),
    )
    .execute()
  return documentById(ctx, row.id)
}

/** Creates a document that was offered to an owner, for their signature. @throws Problem 404, 409 `not_allowed_now` */
export const makeOffered = async (app: App, ctx: WriteCtx, homeId: number, template: Template): Promise<Document> => {
  const home = await lockHome(ctx, homeId)
  const [offered] = await offeredTo(ctx, home, [template])
  if (!offered) throw new Problem(409, 'not_allowed_now', problems.noTemplate)
  const people = await ownersAsPeople(ctx, homeId)
  const terms = (await usualTerms(ctx, home)) ?? null
  return make(app, ctx, template, { home, place: '', people, terms }, null)
}

export type Issue = {
  templateId: number
  to: { who: 'owners'; homeId: number } | { who: 'person'; name: string; email: string; place: string }
  terms: DocumentTerms | null
}

/**
 * Creates a document and emails its signers.
 * @throws Problem 404, 422 `terms_unfit`, 409 `not_allowed_now` when there is no one to sign or one was already sent
 */
export const issue = async (app: App, ctx: WriteCtx, { templateId, to, terms }: Issue, by: number): Promise<number> => {
  const template = await templateById(ctx, templateId)
  const unfit = (why: string) => new Problem(422, 'terms_unfit', why, undefined, { required: ['terms'] })
  if ((template.kind === 'management') !== (terms !== null)) throw unfit(problems.needsTerms)
  if (terms && to.who === 'person') throw unfit(problems.needsHome)
  const made: Made =
    to.who === 'owners'
      ? { home: await lockHome(ctx, to.homeId), place: '', people: await ownersAsPeople(ctx, to.homeId), terms }
      : { home: null, place: to.place, people: [{ accountId: null, name: to.name, email: to.email }], terms }
  const document = await make(app, ctx, template, made, by)
  await requestSignatures(app, ctx, document)
  if (made.home) await updateMissingDocuments(ctx, made.home.id)
  return document.id
}
