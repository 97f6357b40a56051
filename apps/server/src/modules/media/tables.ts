import type { Generated } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { FileType, PictureType } from './file-types.ts'

export type MediaTables = {
  'media.picture': PictureTable
  'media.attachment': AttachmentTable
  'media.upload_reader': UploadReaderTable
  'media.upload': UploadTable
  'media.public_upload': { upload_id: number }
  'media.chunked_upload': ChunkedUploadTable
  'media.chunk': ChunkTable
}

export const db = tablesOf<MediaTables>()

type PictureTable = {
  id: Generated<number>
  origin: 'file' | 'pool'
  path: string
  sha256: string
  type: PictureType
  bytes: number
  width: number
  height: number
  color: string
  placeholder: string
  stored_at: Date
}

type AttachmentTable = {
  subject: 'home'
  subject_id: number
  position: number
  picture_id: number
  alt: string
  shot: string
  room: string | null
}

type UploadTable = {
  id: Generated<number>
  account_id: number
  folder: string | null
  name: string
  type: FileType
  bytes: number
  sha256: string
  picture_id: number | null
  path: string | null
  uploaded_at: Date
}

type UploadReaderTable = { upload_id: number; account_id: number }

type ChunkedUploadTable = {
  id: Generated<number>
  account_id: number
  upload: string
  folder: string | null
  name: string
  bytes: number
  chunks: number
  touched_at: Date
  upload_id: number | null
}

type ChunkTable = { chunked_id: number; number: number; path: string }
