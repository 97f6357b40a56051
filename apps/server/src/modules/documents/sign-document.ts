import { signerNameIn } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { refuseOtherName, refuseOtherSigner } from '#modules/accounts'
import { setContract } from '#modules/homes'
import { noteHomeVision } from '#modules/partners'
import { type Document, documentById, lockDocument } from './documents.ts'
import { problems } from './messages.ts'
import { updateMissingDocuments } from './missing-documents.ts'
import { awaits, holdsFrom, monthsAfter } from './rules.ts'
import { emailSigned, emailTeam, todayAt } from './signature-requests.ts'
import { db, type SignerRow } from './tables.ts'

/** Where a signature came from, and the name as typed. */
export type SignatureInput = { signedName: string; address: string; userAgent: string }

const signatures = ({ signers }: Document) =>
  signers.map(({ side, signed_at }) => ({ side, signed: signed_at !== null }))

/** Whose signature is needed; null if none is. */
export const awaited = (document: Document): 'owners' | 'operator' | null =>
  document.state === 'out' ? awaits(document, signatures(document)) : null

const handOf = (ctx: WriteCtx, { signedName, address, userAgent }: SignatureInput) => ({
  signed_name: signedName,
  signed_at: ctx.now,
  address,
  user_agent: userAgent.slice(0, 400),
})

const ownerEmails = ({ signers }: Document): string[] =>
  signers.flatMap(({ side, email }) => (side === 'owner' ? [email] : []))

/** Completes a document once every signature is there; its financial terms then apply (R50). */
const complete = async (app: App, ctx: WriteCtx, document: Document): Promise<void> => {
  const today = await todayAt(ctx, document)
  const { home_id: homeId, terms, validMonths } = document
  await db(ctx)
    .updateTable('documents.document')
    .set({
      state: 'signed',
      signed_at: ctx.now,
      expires_on: validMonths === null ? null : monthsAfter(today, validMonths),
    })
    .where('id', '=', document.id)
    .execute()
  if (homeId !== null && terms) {
    const { validFrom, ...agreed } = terms
    await setContract(ctx, homeId, holdsFrom(validFrom, today), agreed)
  }
  if (document.kind === 'home_vision') await noteHomeVision(ctx, ownerEmails(document))
  await emailSigned(app, ctx, document)
}

const settle = async (app: App, ctx: WriteCtx, id: number): Promise<Document> => {
  const document = await documentById(ctx, id)
  const missing = awaited(document)
  if (missing === null) await complete(app, ctx, document)
  else if (missing === 'operator') await emailTeam(app, ctx, document)
  if (document.home_id !== null) await updateMissingDocuments(ctx, document.home_id)
  return documentById(ctx, id)
}

/**
 * Signs for an owner. A second signature by the same person returns the first one.
 * @throws Problem 409 `document_changed` when they read a different text, `not_allowed_now` when their signature isn't
 * needed, 422 `name_differs`
 */
export const signAs = async (
  app: App,
  ctx: WriteCtx,
  documentId: number,
  isSigner: (signer: SignerRow) => boolean,
  { textHash, ...hand }: SignatureInput & { textHash: string },
): Promise<Document> => {
  const document = await lockDocument(ctx, documentId)
  if (document.text_hash !== textHash) throw new Problem(409, 'document_changed', problems.changed)
  const signer = document.signers.find((one) => one.side === 'owner' && isSigner(one))
  if (!signer) throw new Problem(409, 'not_allowed_now', problems.notYours)
  if (signer.signed_at) return document
  if (awaited(document) !== 'owners') throw new Problem(409, 'not_allowed_now', problems.notNow)
  if (signer.account_id === null) refuseOtherName(hand.signedName, signerNameIn(signer.name))
  else await refuseOtherSigner(ctx, signer.account_id, hand.signedName)
  await db(ctx).updateTable('documents.signer').set(handOf(ctx, hand)).where('id', '=', signer.id).execute()
  return settle(app, ctx, documentId)
}

/**
 * Signs for the operator, who signs last. @throws Problem 404, 409 `not_allowed_now`, `contract_in_the_way`, 422
 * `name_differs`
 */
export const countersign = async (
  app: App,
  ctx: WriteCtx,
  documentId: number,
  by: { accountId: number; email: string },
  hand: SignatureInput,
): Promise<Document> => {
  const missing = awaited(await lockDocument(ctx, documentId))
  if (missing !== 'operator')
    throw new Problem(409, 'not_allowed_now', missing === 'owners' ? problems.ownersFirst : problems.notNow)
  await refuseOtherSigner(ctx, by.accountId, hand.signedName)
  await db(ctx)
    .insertInto('documents.signer')
    .values({
      document_id: documentId,
      side: 'operator',
      account_id: by.accountId,
      name: hand.signedName,
      email: by.email,
      ...handOf(ctx, hand),
    })
    .execute()
  return settle(app, ctx, documentId)
}

/** Withdraws a document that isn't fully signed. @throws Problem 404, 409 `not_allowed_now` */
export const withdraw = async (ctx: WriteCtx, documentId: number): Promise<void> => {
  const document = await lockDocument(ctx, documentId)
  if (document.state !== 'out') throw new Problem(409, 'not_allowed_now', problems.notNow)
  await db(ctx)
    .updateTable('documents.document')
    .set({ state: 'withdrawn', withdrawn_at: ctx.now })
    .where('id', '=', documentId)
    .execute()
  if (document.home_id !== null) await updateMissingDocuments(ctx, document.home_id)
}
