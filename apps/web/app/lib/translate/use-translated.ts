import { isLanguage, type Language, pairOf, translate } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { createBatcher } from './batcher.ts'

const translation = createBatcher({
  send: async (terms) => {
    const answer = await api(translate, { body: { terms, text_format: 1 } })
    return answer.ok ? answer.results.translations : null
  },
  later: (run, milliseconds) => setTimeout(run, milliseconds),
})

/**
 * Texts that people wrote, in the reader's language: each in the original until its translation arrives, and
 * permanently if there is none.
 */
export const useTranslated = (texts: readonly string[], from: Language): readonly string[] => {
  const to = useLanguage()
  const [arrived, setArrived] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = JSON.stringify([from, to, texts])
  useEffect(() => {
    const [source, target, terms] = JSON.parse(wanted) as [Language, string, string[]]
    if (!isLanguage(target) || target === source || terms.length === 0) return
    let gone = false
    const ask = async () => {
      const translations = await Promise.all(terms.map((term) => translation(pairOf(source, target), term)))
      const found = terms.flatMap((term, at) => {
        const text = translations[at]
        return text == null ? [] : [[term, text] as const]
      })
      if (!gone && found.length > 0) setArrived((before) => new Map([...before, ...found]))
    }
    void ask()
    return () => {
      gone = true
    }
  }, [wanted])
  return texts.map((text) => arrived.get(text) ?? text)
}
