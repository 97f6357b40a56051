import { type Home, homeTexts, withHomeTexts } from '@porchlight/contract'
import { Button, Icon } from '@porchlight/ui'
import { useEffect, useMemo, useState } from 'react'
import { translationNoteWords } from '#app/lib/messages/site/translation-note.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTranslated } from '#app/lib/translate/use-translated.ts'

const none = { originals: [], missing: [] }

/** The loaded texts, with missing ones replaced as they arrive. */
const useTexts = (home: Home) => {
  const { originals, missing }: { originals: string[]; missing: number[] } = home.translation ?? none
  const lacking = useMemo(() => missing.map((at) => originals[at] ?? ''), [missing, originals])
  const arriving = useTranslated(lacking, home.language)
  const texts = homeTexts(home)
  for (const [nth, at] of missing.entries()) texts[at] = arriving[nth] ?? ''
  return {
    originals,
    texts,
    isTranslated: texts.some((text, at) => text !== originals[at]),
    lacks: lacking.some((text, nth) => arriving[nth] === text),
  }
}

/** Notes that texts are translated, and shows the original on request. */
const TranslationNote = ({ home, onShown }: { home: Home; onShown: (home: Home) => void }) => {
  const words = useWords(translationNoteWords)
  const [asWritten, setAsWritten] = useState(false)
  const { originals, texts, isTranslated, lacks } = useTexts(home)
  const all = JSON.stringify(asWritten ? originals : texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per change of the texts
  useEffect(() => {
    const shown = withHomeTexts(home, JSON.parse(all) as string[])
    onShown(asWritten ? { ...shown, translation: null } : shown)
  }, [home, asWritten, all])
  const said = asWritten ? words.asWritten : !isTranslated ? words.none : lacks ? words.inPart : words.translated
  return (
    <p className="property-translated t-small muted">
      <Icon name="language" size={16} />
      <span aria-live="polite">{said({ language: home.language })}</span>
      {isTranslated && (
        <Button look="link" size="small" onClick={() => setAsWritten(!asWritten)}>
          {asWritten ? words.showTranslation : words.showOriginal}
        </Button>
      )}
    </p>
  )
}

// React.lazy asks for a default export.
export default TranslationNote
