import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText } from './values/ids.ts'

export const mediaItemTypes = ['image', 'video', 'pdf', 'tour', 'other'] as const

/** Something to look at beside the pictures of a home: a floor plan, a tour, a film (spec: media item, media object). */
export const mediaItem = z.object({
  id,
  type: z.enum(mediaItemTypes),
  /** What is shown: a rendition, a file, or the address for a frame at its provider. */
  url: z.string(),
  /** The largest there is: a picture's widest rendition, the file, the provider's own page. */
  originalSrc: z.string(),
  thumbnail: z.string().nullable(),
  /** The file's name, or its provider's. */
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** Bytes of a file. */
  size: z.int().nullable(),
  /** What renditions of a picture are asked for by. */
  picture: z
    .object({ src: z.string(), width: z.int(), height: z.int(), color: z.string(), placeholder: z.string() })
    .nullable(),
})
export type MediaItem = z.output<typeof mediaItem>

/** Most items of one home. */
export const mostMediaItems = 12

const written = { title: z.string().trim().min(1).max(80), description: z.string().trim().max(400) }

/** An item as it is kept: a picture or PDF that was sent, or an address of a provider. */
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
        /** Of a file. */
        uploadId: id.nullable(),
        /** False while its provider is not among those of the settings. */
        isShown: z.boolean(),
      }),
    ),
    /** Whose addresses may be given. */
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
