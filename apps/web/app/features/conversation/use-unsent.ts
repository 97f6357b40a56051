import { useState } from 'react'
import { useUser } from '#app/lib/session.ts'

/** What was typed and not sent, until the page is reloaded. */
export const unsentTexts = () => {
  const texts = new Map<string, string>()
  return {
    at: (key: string): string => texts.get(key) ?? '',
    put: (key: string, text: string): void => void (text === '' ? texts.delete(key) : texts.set(key, text)),
  }
}
const unsent = unsentTexts()

/**
 * A message being typed. It waits for its writer while they look at another conversation, and nobody else on the same
 * device sees it.
 * @param object the conversation, as its writes name it
 */
export const useUnsent = (object: string) => {
  const key = `${useUser()?.id ?? 0} ${object}`
  const [text, show] = useState(() => unsent.at(key))
  const setText = (change: string | ((typed: string) => string)) => {
    const next = typeof change === 'string' ? change : change(unsent.at(key))
    unsent.put(key, next)
    show(next)
  }
  return [text, setText] as const
}
