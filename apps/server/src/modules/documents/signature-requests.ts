import { dateIn } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { staffAccounts } from '#modules/accounts'
import { homeById } from '#modules/homes'
import { type Document, lockDocument } from './documents.ts'
import { pathOf } from './links.ts'
import { emails, problems } from './messages.ts'
import { mayAsk } from './rules.ts'
import { db, type SignerRow } from './tables.ts'

const emailKind = 'document'

/** The name of the home a document is about, or the address of a home we don't list yet. */
export const placeOf = async (
  ctx: ReadCtx,
  { home_id, place }: Pick<Document, 'home_id' | 'place'>,
): Promise<string> => (home_id === null ? place : (await homeById(ctx, home_id)).name)

const firstName = ({ name }: SignerRow): string => name.split(' ')[0] ?? name

const write = async ({ adapters, seal }: App, ctx: WriteCtx, document: Document, signer: SignerRow): Promise<void> => {
  const about = {
    name: firstName(signer),
    title: document.title,
    place: await placeOf(ctx, document),
    kind: document.kind,
  }
  await adapters.post.email(ctx, {
    to: signer.email,
    accountId: signer.account_id,
    fact: `document.asked:${signer.id}:${signer.asked_times}`,
    kind: emailKind,
    ...emails.requested(about, pathOf(seal, document, signer), signer.asked_times > 0),
    // It contains a link that grants access.
    secret: true,
  })
  await db(ctx)
    .updateTable('documents.signer')
    .set((row) => ({ asked_at: ctx.now, asked_times: row('asked_times', '+', 1) }))
    .where('id', '=', signer.id)
    .execute()
}

const open = ({ signers }: Document): SignerRow[] =>
  signers.filter(({ side, signed_at }) => side === 'owner' && signed_at === null)

/** Emails every owner who hasn't signed yet. */
export const requestSignatures = async (app: App, ctx: WriteCtx, document: Document): Promise<void> => {
  for (const signer of open(document)) await write(app, ctx, document, signer)
}

/** Emails the signers again. @returns how many were emailed @throws Problem 404, 409 `not_allowed_now` */
export const remindSigners = async (app: App, ctx: WriteCtx, id: number): Promise<number> => {
  const document = await lockDocument(ctx, id)
  if (document.state !== 'out' || open(document).length === 0)
    throw new Problem(409, 'not_allowed_now', problems.notNow)
  const due = open(document).filter(({ asked_at }) => mayAsk(asked_at, ctx.now))
  if (due.length === 0) throw new Problem(409, 'not_allowed_now', problems.remindedAlready)
  for (const signer of due) await write(app, ctx, document, signer)
  return due.length
}

/** Emails everyone who signed that the document is complete. */
export const emailSigned = async ({ adapters, seal }: App, ctx: WriteCtx, document: Document): Promise<void> => {
  const place = await placeOf(ctx, document)
  for (const signer of document.signers.filter(({ side, signed_at }) => side === 'owner' && signed_at !== null))
    await adapters.post.email(ctx, {
      to: signer.email,
      accountId: signer.account_id,
      fact: `document.signed:${signer.id}`,
      kind: emailKind,
      ...emails.signed({ name: firstName(signer), title: document.title, place }, pathOf(seal, document, signer)),
      secret: true,
    })
}

/** Notifies staff who manage homes that the operator's signature is needed. */
export const emailTeam = async ({ adapters }: App, ctx: WriteCtx, document: Document): Promise<void> => {
  const place = await placeOf(ctx, document)
  for (const { email, id, firstName: name, permissions } of await staffAccounts(ctx))
    if (permissions.includes('homes'))
      await adapters.post.email(ctx, {
        to: email,
        accountId: id,
        fact: `document.countersign:${document.id}:${id}`,
        kind: emailKind,
        ...emails.forTeam({ name, title: document.title, place }, `/staff/documents/${document.id}`),
      })
}

/** Today in the home's time zone, or in the company's for a home we don't list yet. */
export const todayAt = async (ctx: ReadCtx, { home_id }: Pick<Document, 'home_id'>): Promise<string> =>
  home_id === null ? ctx.today : dateIn((await homeById(ctx, home_id)).timeZone, ctx.now)
