import type { ResultsOf, TasteOption, tasteStep } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { pictureView, picturesOf } from '#modules/media'

/** Dealt pictures as they are shown; one that was taken out of its home a moment ago is not. */
export const optionsShown = async (
  ctx: ReadCtx,
  options: readonly TasteOption[],
): Promise<ResultsOf<typeof tasteStep>['options']> => {
  const galleries = await picturesOf(ctx, 'home', [...new Set(options.map(({ homeId }) => homeId))])
  return options.flatMap(({ homeId, pictureId }) => {
    const picture = galleries.get(homeId)?.find(({ id }) => id === pictureId)
    return picture ? [{ homeId, picture: pictureView(picture) }] : []
  })
}
