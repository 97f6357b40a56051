import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mostAttachments } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { sha256 } from '#kernel/secrets'
import type { WriteCtx } from '#kernel/work'
import { recordUpload, type StoredUpload, storeUploadedFile } from '#modules/media'
import type { EmailAttachment } from './engine/email.ts'

export type StoredAttachments = { stored: readonly StoredUpload[]; leftOut: readonly string[] }

/** Signature logos and tracking pixels are not attachments. */
const isDecoration = ({ inline, bytes }: EmailAttachment): boolean => inline && bytes.length < 20_000

const storeOne = async (app: App, folder: string, number: number, { name, bytes }: EmailAttachment) => {
  const place = join(folder, String(number))
  await writeFile(place, bytes)
  return storeUploadedFile(app.adapters.files, {
    name: name || `attachment-${number + 1}`,
    size: bytes.length,
    sha256: sha256(bytes),
    place,
  })
}

/**
 * Stores attachments that pass the checks for every upload and returns the names of the rest. Archives are never
 * opened.
 */
export const storeAttachments = async (
  app: App,
  attachments: readonly EmailAttachment[],
): Promise<StoredAttachments> => {
  const folder = await mkdtemp(join(tmpdir(), `porchlight-mail-${process.pid}-`))
  const stored: StoredUpload[] = []
  const leftOut: string[] = []
  try {
    for (const [number, attachment] of attachments.filter((one) => !isDecoration(one)).entries()) {
      const name = attachment.name || attachment.type
      if (stored.length >= mostAttachments) leftOut.push(name)
      else
        try {
          stored.push(await storeOne(app, folder, number, attachment))
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          leftOut.push(name)
        }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { stored, leftOut: leftOut.slice(0, 20) }
}

/** Records attachments as sent by a person; those over their daily allowance are left out. */
export const recordAttachments = async (
  ctx: WriteCtx,
  accountId: number,
  { stored, leftOut }: StoredAttachments,
): Promise<{ files: number[]; leftOut: string[] }> => {
  const files: number[] = []
  const over: string[] = []
  for (const one of stored)
    try {
      files.push((await recordUpload(ctx, { accountId, folder: 'conversations' }, one)).id)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      over.push(one.name)
    }
  return { files, leftOut: [...leftOut, ...over] }
}
