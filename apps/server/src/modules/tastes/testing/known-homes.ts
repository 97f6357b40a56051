import { type TasteChoice, tasteSteps } from '@porchlight/contract'
import fc from 'fast-check'
import { pictureChoices } from '../engine/picture-choices.ts'
import type { TasteHome } from '../engine/traits.ts'
import { stepsOf } from '../steps.ts'

const shots = ['hero', 'living', 'kitchen', 'dining', 'bedroom', 'bath', 'terrace', 'evening'] as const
const types = ['farmhouse', 'cottage', 'villa', 'cabin'] as const
const colors = ['#e8c898', '#a8b8c8', '#583828', '#182838', '#d8d0c0', '#688878'] as const
const views = ['vineyard_view', 'harbor_view', 'lakefront', 'beachfront'] as const

/** Homes of every type with every view, in every light, each with a picture of every room. */
export const knownHomes = (count = 48): TasteHome[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    type: types[at % types.length] as string,
    amenities: [views[(at >> 2) % views.length] as string, ...(at % 3 === 0 ? ['fireplace'] : [])],
    facts: { water_walk: 1 + ((at * 7) % 20), night_noise: 24 + ((at * 5) % 14) },
    pictures: shots.map((shot, place) => ({
      id: at * shots.length + place + 1,
      shot,
      color: colors[(at * 5 + place) % colors.length] as string,
    })),
  }))

/** Ten steps of someone who answers each set of pictures with this function; an index, or null for none. */
export const walked = (
  homes: readonly TasteHome[],
  deal: number,
  answer: (shown: readonly TasteHome[], step: number) => number | null,
): TasteChoice[] => {
  const choices: TasteChoice[] = []
  while (choices.length < tasteSteps) {
    const shown = pictureChoices({ homes, deal, choices })
    const of = shown.map(({ homeId }) => homes.find(({ id }) => id === homeId) as TasteHome)
    choices.push({ shown, taken: answer(of, choices.length) })
  }
  return choices
}

/** A random walk through the pictures. */
export const anyWalk = fc
  .record({ deal: fc.nat(9_999), answers: fc.array(fc.nat(4), { minLength: tasteSteps, maxLength: tasteSteps }) })
  .map(({ deal, answers }) => {
    const homes = knownHomes()
    const choices = walked(homes, deal, (shown, step) => {
      const place = answers[step] as number
      return place >= shown.length ? null : place
    })
    return { deal, choices, homes, steps: stepsOf(homes, choices) }
  })
