import { useEffect, useRef, useState } from 'react'

export type Suggestions<Item> =
  | { state: 'idle' }
  | { state: 'looking' }
  | { state: 'found'; items: readonly Item[] }
  | { state: 'failed'; reason: unknown }

/** The minimum number of letters for a lookup, and the delay after the last one, in milliseconds. */
const enoughCharacters = 3
const pause = 250

/** Looks up suggestions while someone types. Only the answer to the latest query counts, however late others arrive. */
export const useSuggestions = <Item>(
  lookUp: ((text: string) => Promise<readonly Item[]>) | undefined,
  fewestCharacters = enoughCharacters,
) => {
  const [suggestions, setSuggestions] = useState<Suggestions<Item>>({ state: 'idle' })
  const question = useRef(0)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const forget = () => {
    question.current += 1
    clearTimeout(waiting.current)
    setSuggestions({ state: 'idle' })
  }
  const ask = (text: string) => {
    const wanted = text.trim()
    forget()
    if (!lookUp || wanted.length < fewestCharacters) return
    const mine = question.current
    const answer = (found: Suggestions<Item>) => {
      if (question.current === mine) setSuggestions(found)
    }
    setSuggestions({ state: 'looking' })
    waiting.current = setTimeout(() => {
      lookUp(wanted).then(
        (items) => answer({ state: 'found', items }),
        (reason: unknown) => answer({ state: 'failed', reason }),
      )
    }, pause)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  return { suggestions, ask, forget }
}

export type SuggestionWords = {
  looking: string
  none: string
  /** One sentence, or a function of the reason `lookUp` was rejected with. */
  failed: string | ((reason: unknown) => string)
}

/** The list's message while it has nothing to show. */
export const saidOf = <Item>(suggestions: Suggestions<Item>, words: SuggestionWords): string | undefined => {
  if (suggestions.state === 'looking') return words.looking
  if (suggestions.state === 'failed')
    return typeof words.failed === 'function' ? words.failed(suggestions.reason) : words.failed
  return suggestions.state === 'found' && suggestions.items.length === 0 ? words.none : undefined
}
