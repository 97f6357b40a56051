import type { HomePhoto } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { assertSentBy, picturesOf, refuseSmall, uploadsByIds } from '#modules/media'
import { setPictures } from './commands.ts'
import { lockHome } from './queries.ts'

const twice = () =>
  new Problem(422, 'picture_twice', 'The same picture is listed twice.', undefined, { required: ['photos'] })
const unknown = () =>
  new Problem(422, 'file_unknown', 'One of the pictures is no longer available. Upload it again.', undefined, {
    required: ['photos'],
  })

/**
 * Replaces a home's gallery in the order given. Pictures can be those it already shows, or ones `by` uploaded.
 * @throws Problem 404, 422 `file_unknown`, `picture_twice`, `picture_too_small`
 */
export const keepPhotos = async (
  ctx: WriteCtx,
  homeId: number,
  photos: readonly HomePhoto[],
  by: number,
): Promise<void> => {
  await lockHome(ctx, homeId)
  const sent = photos.flatMap((photo) => (photo.from === 'file' ? photo.uploadId : []))
  await assertSentBy(ctx, by, sent, 'photos')
  const uploads = await uploadsByIds(ctx, sent)
  const shown = new Set(((await picturesOf(ctx, 'home', [homeId])).get(homeId) ?? []).map(({ id }) => id))
  const gallery = photos.map(({ alt, shot, room, ...photo }) => {
    const pictureId = photo.from === 'gallery' ? photo.pictureId : uploads.get(photo.uploadId)?.picture?.id
    const sent = photo.from === 'file' ? uploads.get(photo.uploadId)?.picture : undefined
    if (sent) refuseSmall(sent, 'homePhoto', 'photos')
    if (pictureId === undefined || (photo.from === 'gallery' && !shown.has(pictureId))) throw unknown()
    return { pictureId, alt, shot, room }
  })
  if (new Set(gallery.map(({ pictureId }) => pictureId)).size < gallery.length) throw twice()
  await setPictures(ctx, homeId, gallery)
}
