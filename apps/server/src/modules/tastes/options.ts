import type { Picture, ResultsOf, TasteChoice, TasteOption, tasteStep } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { picturesOf, pictureView } from '#modules/media'
import type { TasteHome } from './engine/traits.ts'

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

/** The pictures somebody took, in their order; those of homes that are not let any more are nobody's to show. */
export const takenShown = async (
  ctx: ReadCtx,
  homes: readonly TasteHome[],
  choices: readonly TasteChoice[],
): Promise<Picture[]> => {
  const live = new Set(homes.map(({ id }) => id))
  const taken = choices.flatMap((choice) => (choice.taken === null ? [] : (choice.shown[choice.taken] ?? [])))
  const shown = await optionsShown(
    ctx,
    taken.filter(({ homeId }) => live.has(homeId)),
  )
  return shown.map(({ picture }) => picture)
}
