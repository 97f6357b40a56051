import type { HomePhoto, Picture } from '@porchlight/contract'
import type { MediaFile } from '@porchlight/ui/file-uploader'

/** A picture of the gallery as it is edited; `uploadId` of one that has been sent and is not in the gallery yet. */
export type PhotoRow = {
  key: string
  pictureId: number | null
  uploadId: number | null
  thumbnail: string
  alt: string
  shot: string
  room: string | null
  hint: 'small' | 'dark' | null
}

/** Below that many pixels a picture looks soft where it leads a page. */
const wideEnough = 1500
/** Luminance of the dominant color below which a picture looks like night; 0 to 255. */
const darkBelow = 60

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What a photographer would say of it; pictures of the evening may be dark. */
export const hintFor = ({ width, color, shot }: Pick<Picture, 'width' | 'color' | 'shot'>): PhotoRow['hint'] => {
  if (width < wideEnough) return 'small'
  return shot !== 'evening' && luminance(color) < darkBelow ? 'dark' : null
}

export const rowOf = (picture: Picture, thumbnail: string): PhotoRow => ({
  key: `picture ${picture.id}`,
  pictureId: picture.id,
  uploadId: null,
  thumbnail,
  alt: picture.alt,
  shot: picture.shot,
  room: picture.room,
  hint: hintFor(picture),
})

export const rowOfFile = ({ id, thumbnail }: MediaFile): PhotoRow => ({
  key: `file ${id}`,
  pictureId: null,
  uploadId: Number(id),
  thumbnail: thumbnail ?? '',
  alt: '',
  shot: 'other',
  room: null,
  hint: null,
})

/** The rows with what has arrived at their end, each once: two files that arrive at a time are told of twice. */
export const withArrived = (rows: readonly PhotoRow[], files: readonly MediaFile[]): PhotoRow[] => [
  ...rows,
  ...files.map(rowOfFile).filter(({ key }) => !rows.some((row) => row.key === key)),
]

export const keptOf = ({ pictureId, uploadId, alt, shot, room }: PhotoRow): HomePhoto =>
  pictureId === null
    ? { from: 'file', uploadId: uploadId ?? 0, alt, shot, room }
    : { from: 'gallery', pictureId, alt, shot, room }

/**
 * The rows once the gallery has been kept: what was sent is a picture of it now, under the key it had, so that what is
 * typed meanwhile stays where it is.
 */
export const settled = (
  rows: readonly PhotoRow[],
  sent: readonly PhotoRow[],
  gallery: readonly Picture[],
): PhotoRow[] => {
  const now = new Map(sent.map(({ key }, at) => [key, gallery[at]]))
  return rows.map((row) => {
    const picture = row.pictureId === null ? now.get(row.key) : undefined
    return picture
      ? { ...row, pictureId: picture.id, uploadId: null, hint: hintFor({ ...picture, shot: row.shot }) }
      : row
  })
}

/** The rows with one of them at another place. */
export const placed = (rows: readonly PhotoRow[], from: number, to: number): PhotoRow[] => {
  const next = [...rows]
  const [row] = next.splice(from, 1)
  if (row) next.splice(Math.max(0, to), 0, row)
  return next
}
