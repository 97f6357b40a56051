import type { Home } from '@porchlight/contract'
import { lazy, Suspense, useState } from 'react'

// Only readers of another language than the home's load it.
const TranslationNote = lazy(() => import('./translation-note.tsx'))

/** Of the texts that people wrote, as they are shown. */
export const textLanguageOf = (home: Home): string => home.translation?.language ?? home.language

/** The home as its reader wants it: in his language or as it was written; and the line in which he chooses. */
export const useReadable = (home: Home) => {
  const [chosen, choose] = useState({ of: home, shown: home })
  if (!home.translation) return { shown: home, note: null }
  const note = (
    <Suspense fallback={<p className="property-translated" />}>
      <TranslationNote key={home.id} home={home} onShown={(shown) => choose({ of: home, shown })} />
    </Suspense>
  )
  return { shown: chosen.of === home ? chosen.shown : home, note }
}
