import type { FileType } from './file-types.ts'
import type { StoredPicture } from './picture.ts'

/** Something a person uploaded: a picture, or a film or document stored unchanged in the file store. */
export type Upload = {
  id: number
  accountId: number
  folder: string | null
  name: string
  type: FileType
  bytes: number
  sha256: string
  uploadedAt: Date
} & ({ picture: StoredPicture; path: null } | { picture: null; path: string })
