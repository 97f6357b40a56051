import {
  apiBase,
  type MediaFile,
  type Picture,
  type ResultsOf,
  renditionUrl,
  renditionWidths,
  uploadChunk,
} from '@porchlight/contract'
import { homePictureAddress, ownAddress } from './addresses.ts'
import type { Chunked } from './chunks.ts'
import type { AttachedPicture, StoredPicture } from './picture.ts'
import type { Upload } from './upload.ts'

/** Enough of the content hash that a URL means one picture forever and can be cached as long. */
export const versionOf = ({ sha256 }: Pick<StoredPicture, 'sha256'>): string => sha256.slice(0, 8)

const bare = (picture: StoredPicture, addressOf = ownAddress) => ({
  id: picture.id,
  src: addressOf(`${picture.id}-${versionOf(picture)}`),
  width: picture.width,
  height: picture.height,
  color: picture.color,
  placeholder: picture.placeholder,
})

export const pictureView = (picture: AttachedPicture): Picture => ({
  ...bare(picture, homePictureAddress),
  alt: picture.alt,
  shot: picture.shot,
  room: picture.room,
})

/** The URL of an upload. */
export const uploadPath = (upload: Upload): string =>
  upload.picture ? bare(upload.picture).src : `/media-resources/files/${upload.id}-${versionOf(upload)}`

/** An original has no URL: a picture is represented by its largest rendition. */
export const mediaFileView = (upload: Upload): MediaFile => {
  const { id, name, folder, type, bytes } = upload
  const picture = upload.picture && bare(upload.picture)
  const widths = picture ? renditionWidths(picture.width) : []
  const rendition = (width: number | undefined) => picture && width && renditionUrl(picture, width, 'webp')
  return {
    id,
    name,
    folder,
    type,
    bytes,
    picture,
    thumbnail: rendition(widths[0]) || null,
    originalSrc: rendition(widths.at(-1)) || uploadPath(upload),
  }
}

/** The progress of a large file's upload; `whole` once it is complete. */
export const chunkedView = (
  { upload, chunks, arrived }: Chunked,
  whole: Upload | null,
): ResultsOf<typeof uploadChunk> => ({
  object: whole && mediaFileView(whole),
  uploads: [
    {
      id: upload,
      s3Path: whole && uploadPath(whole),
      uploadedChunk: Array.from({ length: chunks }, (_, number) => whole !== null || arrived.includes(number)),
      chunksEndPoint: whole ? null : `${apiBase}/${uploadChunk.path}`,
    },
  ],
})
