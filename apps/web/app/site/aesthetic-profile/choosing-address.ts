import { choicesIn, choicesText, type TasteChoice, type TasteOption, tasteSteps } from '@porchlight/contract'

/** Where someone is in his choosing: all of it stands in the address, so that it can be left, gone back in and sent. */
export type Choosing = {
  /** Which pictures he is dealt; null before he has begun. */
  deal: number | null
  choices: readonly TasteChoice[]
  /** He has seen enough. */
  done: boolean
}

export const dealsThereAre = 1_000_000

export const choosingIn = (search: URLSearchParams): Choosing => {
  const deal = /^\d{1,6}$/.test(search.get('deal') ?? '') ? Number(search.get('deal')) : null
  const choices = choicesIn(search.get('choices') ?? '') ?? []
  return { deal, choices, done: choices.length >= tasteSteps || (search.has('done') && choices.length > 0) }
}

/** What an address holds of it, name by name. */
export const choosingFields = ({ deal, choices, done }: Choosing): (readonly [name: string, value: string])[] => [
  ['deal', String(deal ?? 0)],
  ...(choices.length > 0 ? [['choices', choicesText(choices)] as const] : []),
  ...(done && choices.length < tasteSteps ? [['done', '1'] as const] : []),
]

/** Commas are themselves in a query, and stay readable. */
export const choosingQuery = (choosing: Choosing): string =>
  `?${new URLSearchParams(choosingFields(choosing).map(([name, value]) => [name, value]))}`.replaceAll('%2C', ',')

/** After taking one of these pictures, or none. */
export const after = (choosing: Choosing, shown: readonly TasteOption[], taken: TasteChoice['taken']): Choosing => ({
  ...choosing,
  choices: [...choosing.choices, { shown, taken }],
})

export const before = (choosing: Choosing): Choosing =>
  choosing.choices.length > 0
    ? { ...choosing, choices: choosing.choices.slice(0, -1), done: false }
    : { ...choosing, deal: null }

/** From so many pictures on that were taken a profile says more than that they are few. */
const enough = 4

export const mayEnd = ({ choices }: Choosing): boolean => choices.filter(({ taken }) => taken !== null).length >= enough
