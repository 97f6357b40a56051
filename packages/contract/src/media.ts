import { z } from 'zod'
import { apiBase, endpoint } from './endpoint.ts'
import { id } from './values/ids.ts'

/** A file in a form: a `File` in the browser, the received data on the server. */
export type FormFile = { readonly name: string; readonly size: number; readonly type: string }

export const formFile = z
  .custom<FormFile>((value) => typeof value === 'object' && value !== null && 'size' in value, {
    error: 'Please send a file',
  })
  .meta({ type: 'string', format: 'binary' })

/** The sender's label for the upload: words with hyphens, a few levels deep. Never used as a location on disk. */
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
  /** Pictures have one; videos and documents don't. */
  thumbnail: z.string().nullable(),
  originalSrc: z.string(),
  picture: z
    .object({ id, src: z.string(), width: z.int(), height: z.int(), color: z.string(), placeholder: z.string() })
    .nullable(),
})
export type MediaFile = z.output<typeof mediaFile>

/** The maximum size of one file in bytes. */
export const uploadLimits = { picture: 40_000_000, film: 200_000_000, document: 40_000_000 } as const

/** The minimum pixels of a picture's longer and shorter side, by use. */
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

/** The size in bytes of every chunk of a large file except the last (spec section 4). */
export const chunkBytes = 5_000_000

const uploadedPart = z.object({
  /** The sender's own id for the file. */
  id: z.string(),
  /** The address of the file, once it is complete. */
  s3Path: z.string().nullable(),
  /** Which chunks have arrived. */
  uploadedChunk: z.array(z.boolean()),
  /** The address for the next chunk; null when the file is complete. */
  chunksEndPoint: z.string().nullable(),
})

/** A number as submitted by forms. */
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
    /** The file, once it is complete. */
    object: mediaFile.nullable(),
    uploads: z.array(uploadedPart),
  }),
  errors: { ...errors, type_not_taken: 422, chunk_does_not_fit: 422 },
})

/** A video or document that a filter allows in addition to images: the call for images would reject it. */
const isNoImage = (type: string): boolean => /^(video|application|text)\//.test(type)

/**
 * The upload address of a selected file: the given `url`, otherwise the call for images if the `accept` filter mentions
 * image. `type` is the file's type: anything that isn't an image goes to the call for files, whatever the filter.
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
