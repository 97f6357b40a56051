import type { DeskDocument, DocumentByLink, DocumentTemplate, HomeDocument, Proof } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { homeById } from '#modules/homes'
import { mediaFileView, uploadsByIds } from '#modules/media'
import type { Document } from './documents.ts'
import type { StoredProof } from './proofs.ts'
import { awaited } from './sign-document.ts'
import { placeOf } from './signature-requests.ts'
import type { Template } from './templates.ts'

type Signer = Document['signers'][number]

const signedOf = ({ id, name, signed_name, signed_at }: Signer) => ({
  id,
  name,
  signedName: signed_name,
  signedAt: signed_at?.toISOString() ?? null,
})

/** A document as an account sees it. */
export const documentView = (document: Document, accountId: number): HomeDocument => {
  const missing = awaited(document)
  const mine = document.signers.some(
    ({ side, account_id, signed_at }) => side === 'owner' && account_id === accountId && signed_at === null,
  )
  return {
    id: document.id,
    templateId: document.template_id,
    kind: document.kind,
    title: document.title,
    version: document.version,
    state: document.state,
    issuedAt: document.issued_at.toISOString(),
    signedAt: document.signed_at?.toISOString() ?? null,
    expiresOn: document.expires_on,
    signers: document.signers.map((signer) => ({
      ...signedOf(signer),
      side: signer.side,
      you: signer.account_id === accountId,
    })),
    awaits: missing === 'owners' && mine ? 'you' : missing,
  }
}

export const deskDocumentView = async (ctx: ReadCtx, document: Document, accountId: number): Promise<DeskDocument> => ({
  ...documentView(document, accountId),
  homeId: document.home_id,
  place: await placeOf(ctx, document),
  timeZone: document.home_id === null ? ctx.companyZone : (await homeById(ctx, document.home_id)).timeZone,
})

export const linkedView = async (
  ctx: ReadCtx,
  { document, signer }: { document: Document; signer: Signer },
): Promise<DocumentByLink> => {
  const { id, kind, homeId, place, title, state, signedAt, timeZone } = await deskDocumentView(ctx, document, 0)
  const { text, text_hash: textHash } = document
  return { id, kind, homeId, place, title, text, textHash, state, signer: signedOf(signer), signedAt, timeZone }
}

export const templateView = ({ body: _, publishedAt, ...template }: Template): DocumentTemplate => ({
  ...template,
  publishedAt: publishedAt.toISOString(),
})

export const proofViews = async (ctx: ReadCtx, proofs: readonly StoredProof[]): Promise<Proof[]> => {
  const uploads = await uploadsByIds(
    ctx,
    proofs.flatMap(({ upload_id }) => upload_id ?? []),
  )
  return proofs.map(({ id, kind, title, number, authority, upload_id, valid_from, expires_on, added_at }) => {
    const upload = uploads.get(upload_id ?? 0)
    return {
      id,
      kind,
      title,
      number,
      authority,
      file: upload ? mediaFileView(upload) : null,
      validFrom: valid_from,
      expiresOn: expires_on,
      addedAt: added_at.toISOString(),
    }
  })
}
