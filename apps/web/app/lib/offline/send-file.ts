import { apiBase, uploadCustomFile, uploadLimits, uploadUrl } from '@porchlight/contract'
import type { NewFile } from '@porchlight/offline'
import type { MediaFile, SendFile } from '@porchlight/ui/file-uploader'
import { api } from '#app/lib/api.ts'

/** The maximum bytes of a chosen file, by purpose. */
export const mostBytes = { photo: uploadLimits.picture, attachment: uploadLimits.document } as const

/** The file itself is at fault: it would be rejected every time. */
const fileRefusals = ['not_a_picture', 'picture_unreadable', 'picture_too_small', 'too_large']

/** Sends a chosen file, or stores it offline: then it is sent with the write it belongs to. */
export const sendOrHold: SendFile = async (file, onProgress, _signal, target) => {
  if (!navigator.onLine) return { ok: 'waits', file }
  const path = uploadUrl({ ...target, type: file.type }).slice(apiBase.length + 1)
  const answer = await api({ ...uploadCustomFile, path }, { body: { file } })
  if (!answer.ok)
    return answer.error.code === 'offline'
      ? { ok: 'waits', file }
      : { ok: false, message: answer.error.message, final: fileRefusals.includes(answer.error.code) }
  onProgress(1)
  const { id, name, thumbnail, originalSrc } = answer.results.data
  return { ok: true, file: { id: String(id), name, thumbnail, originalSrc } }
}

const isPending = ({ data }: MediaFile): boolean => data !== undefined && (data.uploading || data.waits === true)

/** Ids of the files the server has. A file still uploading or saved offline has no server id yet. */
export const arrivedIds = (files: readonly MediaFile[]): number[] =>
  files.filter((file) => !isPending(file)).map(({ id }) => Number(id))

/**
 * Whether a chosen file is still uploading or saved offline: a write about money or permissions must not be sent
 * without it.
 */
export const hasPendingFiles = (files: readonly MediaFile[]): boolean => files.some(isPending)

/** The chosen files not uploaded yet, to go along with a write in one of its fields. */
export const filesInHand = (files: readonly MediaFile[], named: Pick<NewFile, 'field' | 'namedAs'>): NewFile[] =>
  files.flatMap(({ data }) => (data?.waits ? [{ ...named, file: data.file, name: data.file.name }] : []))
