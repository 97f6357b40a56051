import type { AccountantDocument } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Document, documentsOf, proofsOf } from '#modules/documents'
import { homesOfOwner } from '#modules/homes'
import { supportingDocumentsOf } from '#modules/works'

type Days = { from: string; to: string }

/** Why corrections were made and what was found in homes; bills and photos stay with the owner. */
export const reasonsOf = async (ctx: ReadCtx, ownerId: number, { from, to }: Days) =>
  (await supportingDocumentsOf(ctx, ownerId, { from, to })).flatMap(({ entryId, reason, madeBy }) =>
    reason === null ? [] : [{ entryId, reason, madeBy }],
  )

const documentView = (
  { id, kind, title, state, signed_at, expires_on }: Document,
  home: string,
): AccountantDocument => ({
  id,
  kind,
  title,
  state,
  signedAt: signed_at?.toISOString() ?? null,
  expiresOn: expires_on,
  home,
})

/** Documents of an owner's homes that are signed, the latest of each home first. */
export const signedDocumentsOf = async (ctx: ReadCtx, ownerId: number) => {
  const found: { view: AccountantDocument; text: string }[] = []
  for (const { id, name } of await homesOfOwner(ctx, ownerId))
    for (const document of await documentsOf(ctx, id))
      if (document.state === 'signed') found.push({ view: documentView(document, name), text: document.text })
  return found
}

/** @throws Problem 404 for one that is not signed, or of another's home */
export const signedDocument = async (ctx: ReadCtx, ownerId: number, id: number) => {
  const found = (await signedDocumentsOf(ctx, ownerId)).find(({ view }) => view.id === id)
  if (!found) throw notFound('This document')
  return { ...found.view, text: found.text }
}

/** Permits, insurance, and titles of an owner's homes, with their numbers. */
export const proofsOfOwner = async (ctx: ReadCtx, ownerId: number) => {
  const found = []
  for (const { id: homeId, name: home } of await homesOfOwner(ctx, ownerId))
    for (const { id, title, number, expires_on } of await proofsOf(ctx, homeId))
      found.push({ id, title, number, home, expiresOn: expires_on })
  return found
}
