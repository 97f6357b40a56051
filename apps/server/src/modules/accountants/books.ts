import {
  type AccountantDocument,
  accountantFilesPath,
  type MediaFile,
  type SupportingDocument,
} from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Document, documentsOf, proofsOf } from '#modules/documents'
import { homesOfOwner } from '#modules/homes'
import { supportingDocumentsOf } from '#modules/works'

type Days = { from: string; to: string }

/** The address of a document ends with its name in the media store. */
const fileNameOf = ({ originalSrc }: MediaFile): string => originalSrc.slice(originalSrc.lastIndexOf('/') + 1)

/** Pictures are opened by address; a document only by the guard of this owner, under its statement. */
const addressed = (statementAddress: string, file: MediaFile): MediaFile =>
  file.picture ? file : { ...file, originalSrc: `${statementAddress}/${accountantFilesPath}/${fileNameOf(file)}` }

/** What is behind the expenses and corrections of a statement, with addresses that work for its accountant. */
export const supportingOf = async (
  ctx: ReadCtx,
  ownerId: number,
  { from, to }: Days,
  statementAddress: string,
): Promise<SupportingDocument[]> => {
  const all = (files: MediaFile[]) => files.map((file) => addressed(statementAddress, file))
  return (await supportingDocumentsOf(ctx, ownerId, { from, to })).map((one) => ({
    ...one,
    files: all(one.files),
    before: all(one.before),
    after: all(one.after),
  }))
}

/** Whether an upload is behind one of an owner's expenses or corrections of these days. */
export const isBehind = async (ctx: ReadCtx, ownerId: number, { from, to }: Days, uploadId: number): Promise<boolean> =>
  (await supportingDocumentsOf(ctx, ownerId, { from, to })).some(({ files, before, after }) =>
    [...files, ...before, ...after].some(({ id }) => id === uploadId),
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

/** Signed documents of an owner's homes, each home's latest first. */
export const signedDocumentsOf = async (ctx: ReadCtx, ownerId: number) => {
  const found: { view: AccountantDocument; text: string }[] = []
  for (const { id, name } of await homesOfOwner(ctx, ownerId))
    for (const document of await documentsOf(ctx, id))
      if (document.state === 'signed') found.push({ view: documentView(document, name), text: document.text })
  return found
}

/** @throws Problem 404 for a document that isn't signed, or is for another owner's home */
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
