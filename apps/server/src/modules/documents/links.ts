import type { Seal } from '#kernel/seal'
import { newLink, type SealedLink } from '#kernel/sealed-link'
import type { Document } from './documents.ts'
import type { SignerRow } from './tables.ts'

const place = (documentId: number): string => `signer-of-document:${documentId}`

export const newSignerLink = (seal: Seal, documentId: number): SealedLink => newLink(seal, place(documentId))

/** The page where a document is signed without logging in (spec section 2); the address itself is the key. */
export const pathOf = (seal: Seal, { id, kind, home_id }: Document, { secret }: Pick<SignerRow, 'secret'>): string => {
  const key = seal.open(secret ?? '', place(id))
  if (kind === 'home_vision') return `/owners/home-vision/application/${id}?hash=${key}`
  return kind === 'us_open' && home_id !== null
    ? `/owners/us-open-2026/${home_id}/addendum/${key}`
    : `/documents/${key}`
}
