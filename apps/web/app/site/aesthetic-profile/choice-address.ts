import { choicesIn, choicesText, type TasteChoice, type TasteOption, tasteSteps } from '@porchlight/contract'

/** The choices so far. They are in the address, so people can leave, go back, and share it. */
export type Choices = {
  /** Which set of pictures is shown; null before the start. */
  deal: number | null
  choices: readonly TasteChoice[]
  /** Ended early. */
  done: boolean
}

export const dealCount = 1_000_000

export const parseChoices = (search: URLSearchParams): Choices => {
  const deal = /^\d{1,6}$/.test(search.get('deal') ?? '') ? Number(search.get('deal')) : null
  const choices = choicesIn(search.get('choices') ?? '') ?? []
  return { deal, choices, done: choices.length >= tasteSteps || (search.has('done') && choices.length > 0) }
}

/** Query parameters of the choices. */
export const choiceFields = ({ deal, choices, done }: Choices): (readonly [name: string, value: string])[] => [
  ['deal', String(deal ?? 0)],
  ...(choices.length > 0 ? [['choices', choicesText(choices)] as const] : []),
  ...(done && choices.length < tasteSteps ? [['done', '1'] as const] : []),
]

/** Commas are valid in a query and stay readable. */
export const choiceQuery = (choosing: Choices): string =>
  `?${new URLSearchParams(choiceFields(choosing).map(([name, value]) => [name, value]))}`.replaceAll('%2C', ',')

/** Adds a choice: one of these pictures, or none. */
export const after = (choosing: Choices, shown: readonly TasteOption[], taken: TasteChoice['taken']): Choices => ({
  ...choosing,
  choices: [...choosing.choices, { shown, taken }],
})

export const before = (choosing: Choices): Choices =>
  choosing.choices.length > 0
    ? { ...choosing, choices: choosing.choices.slice(0, -1), done: false }
    : { ...choosing, deal: null }

/** How many picked pictures a profile needs. */
const enough = 4

export const canFinish = ({ choices }: Choices): boolean =>
  choices.filter(({ taken }) => taken !== null).length >= enough
