import type { Home } from '@porchlight/contract'
import { lazy, Suspense, useState } from 'react'

// Loaded only when the reader's language differs from the home's.
const TranslationNote = lazy(() => import('./translation-note.tsx'))

/** Language of the user-written texts as shown. */
export const textLanguageOf = (home: Home): string => home.translation?.language ?? home.language

/** The home translated or in its original language, and the note to switch. */
export const useTranslatedHome = (home: Home) => {
  const [chosen, choose] = useState({ of: home, shown: home })
  if (!home.translation) return { shown: home, note: null }
  const note = (
    <Suspense fallback={<p className="property-translated" />}>
      <TranslationNote key={home.id} home={home} onShown={(shown) => choose({ of: home, shown })} />
    </Suspense>
  )
  return { shown: chosen.of === home ? chosen.shown : home, note }
}
