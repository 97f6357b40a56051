import type { Picture, TasteChoice, TasteOption, TasteOptionView } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { picturesOf, pictureView } from '#modules/media'
import { nameOf } from './engine/color.ts'
import type { TasteHome } from './engine/traits.ts'

/** Pictures as shown; pictures of homes off the market can't be shown to anyone. */
export const optionViews = async (
  ctx: ReadCtx,
  homes: readonly TasteHome[],
  options: readonly TasteOption[],
): Promise<TasteOptionView[]> => {
  const wanted = new Set(options.map(({ homeId }) => homeId))
  const types = new Map(homes.filter(({ id }) => wanted.has(id)).map(({ id, type }) => [id, type]))
  const galleries = await picturesOf(ctx, 'home', [...types.keys()])
  return options.flatMap(({ homeId, pictureId }) => {
    const picture = galleries.get(homeId)?.find(({ id }) => id === pictureId)
    const type = types.get(homeId)
    return picture && type ? [{ homeId, picture: pictureView(picture), color: nameOf(picture.color), type }] : []
  })
}

/** The pictures someone chose, in order. */
export const takenShown = async (
  ctx: ReadCtx,
  homes: readonly TasteHome[],
  choices: readonly TasteChoice[],
): Promise<Picture[]> => {
  const taken = choices.flatMap((choice) => (choice.taken === null ? [] : (choice.shown[choice.taken] ?? [])))
  return (await optionViews(ctx, homes, taken)).map(({ picture }) => picture)
}
