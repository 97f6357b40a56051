import { type ResultsOf, type StoredMediaItem, type tourOfHome, tourRefOf } from '@porchlight/contract'
import type { MediaFile } from '@porchlight/ui/file-uploader'

type Item = ResultsOf<typeof tourOfHome>['items'][number]

/** A row of the form: an uploaded file or a typed link. */
export type Row = {
  key: string
  /** Set for files; null for links. */
  uploadId: number | null
  address: string
  title: string
  description: string
  /** Name of the file or the provider. */
  name: string
  thumbnail: string | null
  isShown: boolean
}

export const itemRow = (item: Item): Row => ({
  key: String(item.id),
  uploadId: item.uploadId,
  address: item.uploadId === null ? item.originalSrc : '',
  title: item.title,
  description: item.description,
  name: item.name,
  thumbnail: item.thumbnail,
  isShown: item.isShown,
})

const empty = { address: '', title: '', description: '', name: '', thumbnail: null, isShown: true }

export const fileRow = ({ id, name, thumbnail }: MediaFile): Row => ({
  ...empty,
  key: `file ${id}`,
  uploadId: Number(id),
  name,
  thumbnail: thumbnail ?? null,
})

export const linkRow = (key: string): Row => ({ ...empty, key, uploadId: null })

export const itemToSave = ({ uploadId, address, title, description }: Row): StoredMediaItem =>
  uploadId === null ? { from: 'address', address, title, description } : { from: 'file', uploadId, title, description }

/** Moves one row up or down. */
export const moveRow = (rows: readonly Row[], at: number, by: 1 | -1): Row[] => {
  const next = [...rows]
  const [row] = next.splice(at, 1)
  if (row) next.splice(at + by, 0, row)
  return next
}

/** Validation messages by field name. */
export const problemsIn = (rows: readonly Row[], words: { fill: string; unknown: string }): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ title, uploadId, address }, at): [string, string][] => [
      ...(title.trim() === '' ? [[`rows.${at}.title`, words.fill] as [string, string]] : []),
      ...(uploadId === null && !tourRefOf(address) ? [[`rows.${at}.address`, words.unknown] as [string, string]] : []),
    ]),
  )
