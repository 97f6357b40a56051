import { z } from 'zod'
import { apiBase, endpoint } from './endpoint.ts'
import { id } from './values/ids.ts'

/** A file in a form: a `File` where it is chosen, what was received of it on the server. */
export type FormFile = { readonly name: string; readonly size: number; readonly type: string }

export const formFile = z
  .custom<FormFile>((value) => typeof value === 'object' && value !== null && 'size' in value, {
    error: 'Please send a file',
  })
  .meta({ type: 'string', format: 'binary' })

/** Where the sender files it away: words with hyphens, a few levels deep. It is a label, never a place on a disk. */
export const uploadFolder = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/, {
    error: 'Use small letters, digits and hyphens',
  })

/** A file of the media store (spec: media file), for its uploader. */
export const mediaFile = z.object({
  id,
  name: z.string(),
  folder: z.string().nullable(),
  type: z.string(),
  bytes: z.int(),
  /** Pictures have one; films and documents have none. */
  thumbnail: z.string().nullable(),
  originalSrc: z.string(),
  picture: z
    .object({ id, src: z.string(), width: z.int(), height: z.int(), color: z.string(), placeholder: z.string() })
    .nullable(),
})
export type MediaFile = z.output<typeof mediaFile>

/** Most bytes of one file. */
export const uploadLimits = { picture: 40_000_000, film: 200_000_000, document: 40_000_000 } as const

/** The fewest pixels of a picture's longer and shorter side, by what it is used for. */
export const leastPixels = {
  any: { long: 16, short: 16 },
  portrait: { long: 128, short: 128 },
  homePhoto: { long: 800, short: 600 },
  identity: { long: 600, short: 400 },
  logo: { long: 120, short: 32 },
} as const
export type PictureUse = keyof typeof leastPixels

export const isLargeEnough = ({ width, height }: { width: number; height: number }, use: PictureUse): boolean =>
  Math.max(width, height) >= leastPixels[use].long && Math.min(width, height) >= leastPixels[use].short

const results = z.object({ path: z.string(), data: mediaFile })
const body = z.object({ file: formFile, folder: uploadFolder.optional() })
const errors = { not_a_picture: 422, picture_unreadable: 422, picture_too_small: 422, too_many_uploads: 429 }

export const uploadCustomImage = endpoint({
  method: 'POST',
  path: 'media-resources/upload-custom-image',
  summary: 'Upload a picture: JPEG, PNG, WebP, GIF or AVIF, at most 40 MB',
  audience: 'session',
  body,
  form: { fileBytes: uploadLimits.picture },
  results,
  status: 201,
  errors,
})

export const uploadCustomFile = endpoint({
  method: 'POST',
  path: 'media-resources/upload-custom-file',
  summary: 'Upload a picture or PDF of at most 40 MB, or a film of at most 200 MB',
  audience: 'session',
  body,
  form: { fileBytes: uploadLimits.film },
  results,
  status: 201,
  errors: { ...errors, type_not_taken: 422 },
})

/** Bytes of every chunk of a large file but the last (spec section 4). */
export const chunkBytes = 5_000_000

const uploadedPart = z.object({
  /** The sender's own id for the file. */
  id: z.string(),
  /** Where the file can be fetched, once it is whole. */
  s3Path: z.string().nullable(),
  /** Which chunks have arrived. */
  uploadedChunk: z.array(z.boolean()),
  /** Where the next chunk goes; null when the file is whole. */
  chunksEndPoint: z.string().nullable(),
})

/** A number as forms write it. */
const wholeNumber = (most: number) => z.coerce.number().int().min(0).max(most)

export const uploadChunk = endpoint({
  method: 'POST',
  path: 'media-resources/upload-chunk',
  summary:
    'Upload a chunk of a large file: 5 MB each, the last one smaller; stored for a day until the file is complete',
  audience: 'session',
  body: z.object({
    upload: z.uuid(),
    fileSize: wholeNumber(uploadLimits.film),
    chunks: wholeNumber(Math.ceil(uploadLimits.film / chunkBytes)),
    chunk: wholeNumber(Math.ceil(uploadLimits.film / chunkBytes)),
    folder: uploadFolder.optional(),
    file: formFile,
  }),
  form: { fileBytes: chunkBytes },
  results: z.object({
    /** The file, once it is whole. */
    object: mediaFile.nullable(),
    uploads: z.array(uploadedPart),
  }),
  errors: { ...errors, type_not_taken: 422, chunk_does_not_fit: 422 },
})

/** A film or document that a filter allows beside images: the call for images would refuse it. */
const isNoImage = (type: string): boolean => /^(video|application|text)\//.test(type)

/**
 * Where a chosen file is sent: to the given `url`, else to the call for images where the `accept` filter mentions image.
 * `type` is that of the file: what is no image goes to the call for files whatever the filter.
 */
export const uploadUrl = ({
  accept = '',
  url,
  type = '',
}: {
  accept?: string | undefined
  url?: string | undefined
  type?: string
}): string =>
  url ?? `${apiBase}/${(/image/i.test(accept) && !isNoImage(type) ? uploadCustomImage : uploadCustomFile).path}`
