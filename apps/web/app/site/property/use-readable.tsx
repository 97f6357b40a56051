import { type Home, withHomeTexts } from '@porchlight/contract'
import { lazy, Suspense, useState } from 'react'

// Only readers of another language than the home's load it.
const TranslationNote = lazy(() => import('./translation-note.tsx'))

type Choice = { homeId: number; asWritten: boolean; texts: readonly string[] | undefined }

/** Of the texts that people wrote, as they are shown. */
export const textLanguageOf = (home: Home): string => home.translation?.language ?? home.language

/** The home in the reader's language or as it was written, as he chooses, and the line in which he does. */
export const useReadable = (home: Home) => {
  const start: Choice = { homeId: home.id, asWritten: false, texts: undefined }
  const [kept, setKept] = useState(start)
  const choice = kept.homeId === home.id ? kept : start
  const { translation } = home
  if (!translation) return { shown: home, note: null }
  const change = (part: Partial<Choice>) => setKept({ ...choice, ...part })
  const texts = choice.asWritten ? translation.originals : choice.texts
  const note = (
    <Suspense fallback={<p className="property-translated" />}>
      <TranslationNote
        home={home}
        translation={translation}
        asWritten={choice.asWritten}
        onAsWritten={(asWritten) => change({ asWritten })}
        onTexts={(all) => change({ texts: all })}
      />
    </Suspense>
  )
  const shown = texts ? withHomeTexts(home, texts) : home
  return { shown: choice.asWritten ? { ...shown, translation: null } : shown, note }
}
