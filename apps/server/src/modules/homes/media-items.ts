import { type StoredMediaItem, type TourRef, tourOf, tourRefOf } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { assertSentBy, setPublic, type Upload, uploadsByIds } from '#modules/media'
import { homeChanged } from './events.ts'
import { isTourProvider } from './providers.ts'
import { lockHome } from './queries.ts'
import { db } from './tables.ts'

type Written = { id: number; title: string; description: string }

/** An uploaded floor plan, or media hosted by a provider. */
export type MediaItem = Written & ({ type: 'image' | 'pdf'; upload: Upload } | ({ type: 'tour' | 'video' } & TourRef))

const rowsOf = (ctx: ReadCtx, homeId: number) =>
  db(ctx).selectFrom('homes.media_item').selectAll().where('home_id', '=', homeId).orderBy('position').execute()

/** Floor plans, tours, and films of a home, in order. */
export const mediaItemsOf = async (ctx: ReadCtx, homeId: number): Promise<MediaItem[]> => {
  const rows = await rowsOf(ctx, homeId)
  const uploads = await uploadsByIds(
    ctx,
    rows.flatMap(({ upload_id }) => upload_id ?? []),
  )
  return rows.map(({ id, title, description, type, upload_id, provider, ref }): MediaItem => {
    if (upload_id === null) return { id, title, description, type, provider, ref } as MediaItem
    return { id, title, description, type, upload: uploads.get(upload_id) as Upload } as MediaItem
  })
}

const planType = (upload: Upload | undefined): 'image' | 'pdf' => {
  if (upload?.picture) return 'image'
  if (upload?.type === 'application/pdf') return 'pdf'
  throw new Problem(422, 'not_a_plan', 'Upload the floor plan as a picture or a PDF.', undefined, {
    required: ['items'],
  })
}

const refOf = (address: string): TourRef => {
  const found = tourRefOf(address)
  if (found && isTourProvider(found.provider)) return found
  throw new Problem(422, 'provider_unknown', 'We don’t support tours or videos from this address.', undefined, {
    required: ['items'],
  })
}

/** The files shown by this home and no other. */
const onlyHere = async (ctx: ReadCtx, homeId: number): Promise<number[]> => {
  const rows = await db(ctx)
    .selectFrom('homes.media_item as own')
    .select('own.upload_id')
    .where('own.home_id', '=', homeId)
    .where('own.upload_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('homes.media_item as other')
            .select('other.id')
            .whereRef('other.upload_id', '=', 'own.upload_id')
            .where('other.home_id', '<>', homeId),
        ),
      ),
    )
    .execute()
  return rows.flatMap(({ upload_id }) => upload_id ?? [])
}

/**
 * Replaces a home's media beside its pictures, in display order. Files can be those it already shows, or ones `by`
 * uploaded; they become public.
 * @throws Problem 404, 422 `file_unknown`, `not_a_plan`, `provider_unknown`
 */
export const setMediaItems = async (
  ctx: WriteCtx,
  homeId: number,
  items: readonly StoredMediaItem[],
  by: number,
): Promise<void> => {
  await lockHome(ctx, homeId)
  const given = items.flatMap((item) => (item.from === 'file' ? item.uploadId : []))
  const shownBefore = new Set((await rowsOf(ctx, homeId)).flatMap(({ upload_id }) => upload_id ?? []))
  const sent = given.filter((id) => !shownBefore.has(id))
  await assertSentBy(ctx, by, sent, 'files')
  const uploads = await uploadsByIds(ctx, given)
  const rows = items.map(({ title, description, ...item }, position) => {
    const row = { home_id: homeId, position, title, description }
    if (item.from === 'file')
      return { ...row, type: planType(uploads.get(item.uploadId)), upload_id: item.uploadId, provider: null, ref: null }
    const found = refOf(item.address)
    return { ...row, type: tourOf(found).type, upload_id: null, ...found }
  })
  const hidden = (await onlyHere(ctx, homeId)).filter((id) => !given.includes(id))
  await db(ctx).deleteFrom('homes.media_item').where('home_id', '=', homeId).execute()
  if (rows.length > 0) await db(ctx).insertInto('homes.media_item').values(rows).execute()
  await setPublic(ctx, { shown: given, hidden })
  await announce(ctx, homeChanged({ homeId }))
}
