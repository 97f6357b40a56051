import { kindOf } from './file-uploader-rules.ts'

/** A file of the list (spec: media file). While `data.uploading`, its id is one of ours. */
export type MediaFile = {
  id: string
  name: string
  thumbnail: string | null
  originalSrc: string | null
  data?: {
    uploading: boolean
    file: File
    /** It has not been sent: anyone who uses the list takes it along later. */
    waits?: true
  }
}

/** What became of a file that was sent. */
export type Sent =
  | { ok: true; file: { id: string; name?: string; thumbnail?: string | null; originalSrc: string } }
  | { ok: false; message: string }
  /** It cannot be sent now and stays in hand, as what is to be sent later. */
  | { ok: 'waits'; file: File }

let made = 0

/** As it stands in the list from the moment it is chosen. */
export const startedFile = (file: File): MediaFile => ({
  id: `upload-${++made}`,
  name: file.name,
  thumbnail: kindOf(file.name) === 'picture' ? URL.createObjectURL(file) : null,
  originalSrc: null,
  data: { uploading: true, file },
})

/** Lets go of a thumbnail of ours. */
export const forgetThumbnail = ({ thumbnail }: Pick<MediaFile, 'thumbnail'>): void => {
  if (thumbnail?.startsWith('blob:')) URL.revokeObjectURL(thumbnail)
}

/** As it stands in the list once it has arrived, or is known to wait. */
export const arrivedFile = (started: MediaFile, file: File, answer: Exclude<Sent, { ok: false }>): MediaFile => {
  if (answer.ok === 'waits') return { ...started, data: { uploading: false, file: answer.file, waits: true } }
  const { file: sent } = answer
  if (sent.thumbnail) forgetThumbnail(started)
  return {
    id: sent.id,
    name: sent.name ?? started.name,
    thumbnail: sent.thumbnail ?? started.thumbnail,
    originalSrc: sent.originalSrc,
    data: { uploading: false, file },
  }
}

/** Whether something of the list is still on its way. */
export const isUploading = (value: readonly MediaFile[]): boolean => value.some(({ data }) => data?.uploading)
