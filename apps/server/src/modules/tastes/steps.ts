import type { TasteChoice } from '@porchlight/contract'
import type { ShownOption, Step } from './engine/evidence.ts'
import type { TasteHome } from './engine/traits.ts'

/**
 * Choices with what is known about the options shown. Anything that isn't a picture of a home on the market is ignored.
 */
export const stepsOf = (homes: readonly TasteHome[], choices: readonly TasteChoice[]): Step[] => {
  const byId = new Map(homes.map((home) => [home.id, home]))
  const found = ({ homeId, pictureId }: TasteChoice['shown'][number]): ShownOption | undefined => {
    const home = byId.get(homeId)
    const picture = home?.pictures.find(({ id }) => id === pictureId)
    return home && picture && { home, picture }
  }
  return choices.flatMap(({ shown, taken }) => {
    const options = shown.map(found)
    const known = options.filter((option) => option !== undefined)
    const one = taken === null ? null : options[taken]
    if (known.length < 2 || one === undefined) return []
    return [{ shown: known, taken: one && known.indexOf(one) }]
  })
}
