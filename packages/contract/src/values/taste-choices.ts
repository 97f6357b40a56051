/** How many steps there are when someone chooses among pictures, and how many pictures a step shows. */
export const tasteSteps = 10
export const tasteOptions = 4

/** A picture, and the home it is shown for: several homes may wear the same one. */
export type TasteOption = { homeId: number; pictureId: number }
/** One step: what was shown, and the place of what was taken; null for none of them. */
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

/** Choices as an address holds them, such as `2_12.340-15.77,0_18.9-33.120`. */
export const choicesText = (choices: readonly TasteChoice[]): string =>
  choices
    .map(({ shown, taken }) => {
      const options = shown.map(({ homeId, pictureId }) => `${homeId}.${pictureId}`)
      return `${taken === null ? 0 : taken + 1}_${options.join('-')}`
    })
    .join(',')

/** The choices that a text holds; undefined when it is none of ours. */
export const choicesIn = (text: string): TasteChoice[] | undefined => {
  const choices = text === '' ? [] : text.split(',').map(choiceIn)
  if (choices.length > tasteSteps) return undefined
  const sound = choices.filter((choice) => choice !== undefined)
  return sound.length < choices.length ? undefined : sound
}
