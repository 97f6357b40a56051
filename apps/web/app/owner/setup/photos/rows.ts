import type { HomePhoto, Picture } from '@porchlight/contract'
import type { MediaFile } from '@porchlight/ui/file-uploader'

/** A gallery photo being edited; `uploadId` is set until the upload joins the gallery. */
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

/** Below this width a cover photo looks soft. */
const wideEnough = 1500
/** Luminance of the dominant color below which a picture looks like night; 0 to 255. */
const darkBelow = 60

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Quality hint; evening photos may be dark. */
export const photoHint = ({ width, color, shot }: Pick<Picture, 'width' | 'color' | 'shot'>): PhotoRow['hint'] => {
  if (width < wideEnough) return 'small'
  return shot !== 'evening' && luminance(color) < darkBelow ? 'dark' : null
}

export const photoRow = (picture: Picture, thumbnail: string): PhotoRow => ({
  key: `picture ${picture.id}`,
  pictureId: picture.id,
  uploadId: null,
  thumbnail,
  alt: picture.alt,
  shot: picture.shot,
  room: picture.room,
  hint: photoHint(picture),
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

/** Appends uploads, each once: files that finish together are reported twice. */
export const addUploaded = (rows: readonly PhotoRow[], files: readonly MediaFile[]): PhotoRow[] => [
  ...rows,
  ...files.map(rowOfFile).filter(({ key }) => !rows.some((row) => row.key === key)),
]

export const photoToSave = ({ pictureId, uploadId, alt, shot, room }: PhotoRow): HomePhoto =>
  pictureId === null
    ? { from: 'file', uploadId: uploadId ?? 0, alt, shot, room }
    : { from: 'gallery', pictureId, alt, shot, room }

/**
 * The rows after a save: uploads become photos under the same key, so text typed
 * meanwhile stays.
 */
export const applySaved = (
  rows: readonly PhotoRow[],
  sent: readonly PhotoRow[],
  gallery: readonly Picture[],
): PhotoRow[] => {
  const now = new Map(sent.map(({ key }, at) => [key, gallery[at]]))
  return rows.map((row) => {
    const picture = row.pictureId === null ? now.get(row.key) : undefined
    return picture
      ? { ...row, pictureId: picture.id, uploadId: null, hint: photoHint({ ...picture, shot: row.shot }) }
      : row
  })
}

/** Moves one row to another position. */
export const movePhoto = (rows: readonly PhotoRow[], from: number, to: number): PhotoRow[] => {
  const next = [...rows]
  const [row] = next.splice(from, 1)
  if (row) next.splice(Math.max(0, to), 0, row)
  return next
}
