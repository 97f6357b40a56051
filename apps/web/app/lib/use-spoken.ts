import { files } from 'virtual:translation-files'
import { startTransition, useEffect, useState } from 'react'
import { preloadModule } from 'react-dom'
import type { Spoken } from './language.ts'
import { useRoot } from './session.ts'

/** A portal's volumes, in addition to the one every page needs. */
const volumesOf: Record<string, string[]> = {
  owners: ['owner', 'me'],
  travelers: ['traveler', 'me'],
  account: ['account', 'me'],
  staff: ['staff', 'me'],
}

/** The scripts with a page's messages, loaded alongside its own; a browser that knows the language already has them. */
const announceWords = (language: Spoken, volumes: readonly string[]): void => {
  for (const file of [files.all, ...volumes.map((volume) => files[`${language}/${volume}`])].flat())
    if (file) preloadModule(file, { as: 'script' })
}

/** The requested language, once its messages are loaded: changing the language keeps the page and all input. */
export const useSpoken = (wanted: Spoken): Spoken => {
  const portal = useRoot()?.screen?.portal
  const [spoken, setSpoken] = useState(wanted)
  if (import.meta.env.SSR && wanted !== 'en') announceWords(wanted, ['site', ...(volumesOf[portal ?? ''] ?? [])])
  useEffect(() => {
    if (wanted === spoken) return
    const change = () => startTransition(() => setSpoken(wanted))
    if (wanted === 'en') change()
    else void import('./messages/translations.ts').then(({ speak }) => speak(wanted)).then(change)
  }, [wanted, spoken])
  return spoken
}
