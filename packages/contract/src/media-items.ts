import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText } from './values/ids.ts'

export const mediaItemTypes = ['image', 'video', 'pdf', 'tour', 'other'] as const

/** Media in addition to a home's pictures: a floor plan, a tour, a video (spec: media item, media object). */
export const mediaItem = z.object({
  id,
  type: z.enum(mediaItemTypes),
  /** The displayed media: a rendition, a file, or the address for an embedded frame at its provider. */
  url: z.string(),
  /** The largest version: a picture's widest rendition, the file, or the provider's own page. */
  originalSrc: z.string(),
  thumbnail: z.string().nullable(),
  /** The file's name, or its provider's. */
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** The file size in bytes. */
  size: z.int().nullable(),
  /** The data for requesting renditions of a picture. */
  picture: z
    .object({ src: z.string(), width: z.int(), height: z.int(), color: z.string(), placeholder: z.string() })
    .nullable(),
})
export type MediaItem = z.output<typeof mediaItem>

/** The maximum number of items per home. */
export const mostMediaItems = 12

const written = { title: z.string().trim().min(1).max(80), description: z.string().trim().max(400) }

/** An item as stored: an uploaded picture or PDF, or a provider's address. */
const storedItem = z.discriminatedUnion('from', [
  z.object({ from: z.literal('file'), uploadId: id, ...written }),
  z.object({ from: z.literal('address'), address: z.string().trim().max(400), ...written }),
])
export type StoredMediaItem = z.output<typeof storedItem>

const editors = ['owner', 'staff', 'admin'] as const

export const tourOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/tour',
  summary: 'Get a home’s floor plans, tours and films, for those who manage it',
  audience: editors,
  permission: 'homes',
  params: z.object({ id: idText }),
  results: z.object({
    home: z.object({ id, name: z.string() }),
    items: z.array(
      mediaItem.extend({
        /** For a file. */
        uploadId: id.nullable(),
        /** False while its provider isn't allowed in the settings. */
        isShown: z.boolean(),
      }),
    ),
    /** Providers whose addresses are accepted. */
    providers: z.array(z.string()),
  }),
  errors: {},
})

export const saveTour = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/tour',
  summary: 'Set a home’s floor plans, tours and films, in order',
  audience: editors,
  permission: 'homes',
  params: z.object({ id: idText }),
  body: z.object({ items: z.array(storedItem).max(mostMediaItems) }),
  results: z.object({}),
  errors: { file_unknown: 422, not_a_plan: 422, provider_unknown: 422 },
})
