import { kindOf } from './file-uploader-rules.ts'

/** A file in the list (spec: media file). While `data.uploading`, its id is one of ours. */
export type MediaFile = {
  id: string
  name: string
  thumbnail: string | null
  originalSrc: string | null
  data?: {
    uploading: boolean
    file: File
    /** It hasn't been sent: the user of the list sends it later. */
    waits?: true
  }
}

/** The result of sending a file. */
export type Sent =
  | { ok: true; file: { id: string; name?: string; thumbnail?: string | null; originalSrc: string } }
  /** `final`: the file itself was rejected, so sending it again can't help. */
  | { ok: false; message: string; final?: boolean }
  /** It can't be sent now and stays here to be sent later. */
  | { ok: 'waits'; file: File }

let made = 0

/** The list entry from the moment the file is selected. */
export const startedFile = (file: File): MediaFile => ({
  id: `upload-${++made}`,
  name: file.name,
  thumbnail: kindOf(file.name) === 'picture' ? URL.createObjectURL(file) : null,
  originalSrc: null,
  data: { uploading: true, file },
})

/** Releases one of our thumbnails. */
export const forgetThumbnail = ({ thumbnail }: Pick<MediaFile, 'thumbnail'>): void => {
  if (thumbnail?.startsWith('blob:')) URL.revokeObjectURL(thumbnail)
}

/** The list entry once the file has arrived, or is known to wait. */
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

/** Whether any file in the list is still uploading. */
export const isUploading = (value: readonly MediaFile[]): boolean => value.some(({ data }) => data?.uploading)
