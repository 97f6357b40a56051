/** The number of steps when someone chooses among pictures, and the number of pictures per step. */
export const tasteSteps = 10
export const tasteOptions = 4

/** A picture, and the home it is shown for; several homes can share one picture. */
export type TasteOption = { homeId: number; pictureId: number }
/** One step: the pictures shown, and the index of the one picked; null for none. */
export type TasteChoice = { shown: readonly TasteOption[]; taken: number | null }

const option = '[1-9]\\d{0,14}\\.[1-9]\\d{0,14}'
const form = new RegExp(`^([0-${tasteOptions}])_(${option}(?:-${option}){1,${tasteOptions - 1}})$`)

const choiceIn = (text: string): TasteChoice | undefined => {
  const [, place, options] = form.exec(text) ?? []
  if (place === undefined || options === undefined) return undefined
  const parts = options.split('-')
  if (new Set(parts).size < parts.length || Number(place) > parts.length) return undefined
  const shown = parts.map((part) => {
    const [homeId, pictureId] = part.split('.').map(Number)
    return { homeId: homeId as number, pictureId: pictureId as number }
  })
  return { shown, taken: place === '0' ? null : Number(place) - 1 }
}

/** Choices in the format of an address, such as `2_12.340-15.77,0_18.9-33.120`. */
export const choicesText = (choices: readonly TasteChoice[]): string =>
  choices
    .map(({ shown, taken }) => {
      const options = shown.map(({ homeId, pictureId }) => `${homeId}.${pictureId}`)
      return `${taken === null ? 0 : taken + 1}_${options.join('-')}`
    })
    .join(',')

/** The choices in a text; undefined if it isn't in this format. */
export const choicesIn = (text: string): TasteChoice[] | undefined => {
  const choices = text === '' ? [] : text.split(',').map(choiceIn)
  if (choices.length > tasteSteps) return undefined
  const sound = choices.filter((choice) => choice !== undefined)
  return sound.length < choices.length ? undefined : sound
}
