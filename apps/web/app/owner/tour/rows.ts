import { type ResultsOf, type StoredMediaItem, type tourOfHome, tourRefOf } from '@porchlight/contract'
import type { MediaFile } from '@porchlight/ui/file-uploader'

type Item = ResultsOf<typeof tourOfHome>['items'][number]

/** A line of the form: a file that has arrived, or an address that is typed. */
export type Row = {
  key: string
  /** Of a file; null for an address. */
  uploadId: number | null
  address: string
  title: string
  description: string
  /** The file's or the provider's. */
  name: string
  thumbnail: string | null
  isShown: boolean
}

export const rowOf = (item: Item): Row => ({
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

export const rowOfFile = ({ id, name, thumbnail }: MediaFile): Row => ({
  ...empty,
  key: `file ${id}`,
  uploadId: Number(id),
  name,
  thumbnail: thumbnail ?? null,
})

export const rowOfAddress = (key: string): Row => ({ ...empty, key, uploadId: null })

export const keptOf = ({ uploadId, address, title, description }: Row): StoredMediaItem =>
  uploadId === null ? { from: 'address', address, title, description } : { from: 'file', uploadId, title, description }

/** The rows with one of them a place further up or down. */
export const moved = (rows: readonly Row[], at: number, by: 1 | -1): Row[] => {
  const next = [...rows]
  const [row] = next.splice(at, 1)
  if (row) next.splice(at + by, 0, row)
  return next
}

/** What is not right yet, by the name of its field. */
export const problemsIn = (rows: readonly Row[], words: { fill: string; unknown: string }): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ title, uploadId, address }, at): [string, string][] => [
      ...(title.trim() === '' ? [[`rows.${at}.title`, words.fill] as [string, string]] : []),
      ...(uploadId === null && !tourRefOf(address) ? [[`rows.${at}.address`, words.unknown] as [string, string]] : []),
    ]),
  )
