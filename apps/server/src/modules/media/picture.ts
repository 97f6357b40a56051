import type { PictureType } from './file-types.ts'

/** A picture as we received it. */
export type StoredPicture = {
  id: number
  /** `file`: uploaded, in the file store. `pool`: bundled with the product. */
  origin: 'file' | 'pool'
  path: string
  sha256: string
  type: PictureType
  width: number
  height: number
  color: string
  placeholder: string
}

/** What a picture shows of its subject. */
export type Caption = { alt: string; shot: string; room: string | null }

export type AttachedPicture = StoredPicture & Caption

export type Subject = { subject: 'home'; subjectId: number }
export type NewAttachment = Caption & { pictureId: number }
