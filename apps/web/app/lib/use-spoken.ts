import { startTransition, useEffect, useState } from 'react'
import type { Spoken } from './language.ts'

/** The wanted language, once its words are there: a change of language keeps the page and everything typed into it. */
export const useSpoken = (wanted: Spoken): Spoken => {
  const [spoken, setSpoken] = useState(wanted)
  useEffect(() => {
    if (wanted === spoken) return
    const change = () => startTransition(() => setSpoken(wanted))
    if (wanted === 'en') change()
    else void import('./messages/translations.ts').then(({ speak }) => speak(wanted)).then(change)
  }, [wanted, spoken])
  return spoken
}
