import { type Home, homeTexts } from '@porchlight/contract'
import { Button, Icon } from '@porchlight/ui'
import { useEffect, useMemo } from 'react'
import { translatedWords } from '#app/lib/messages/site/translated.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTranslated } from '#app/lib/translate/use-translated.ts'

type Props = {
  home: Home
  translation: NonNullable<Home['translation']>
  asWritten: boolean
  onAsWritten: (asWritten: boolean) => void
  /** All texts of the home, once more of them are translated than came with the page. */
  onTexts: (texts: readonly string[]) => void
}

/** The texts that came with the page, and in the places of those that were missing what has arrived since. */
const useArriving = ({ home, translation: { originals, missing }, onTexts }: Props) => {
  const lacking = useMemo(() => missing.map((at) => originals[at] ?? ''), [missing, originals])
  const arriving = useTranslated(lacking, home.language)
  const arrived = arriving.join('\n') !== lacking.join('\n')
  const texts = homeTexts(home)
  for (const [nth, at] of missing.entries()) texts[at] = arriving[nth] ?? ''
  const all = JSON.stringify(texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every change of the texts
  useEffect(() => {
    if (arrived) onTexts(JSON.parse(all) as string[])
  }, [arrived, all])
  return { texts, lacks: lacking.some((text, nth) => arriving[nth] === text) }
}

/** Says that what people wrote is translated, and shows the original to who wants it. */
const TranslationNote = (props: Props) => {
  const { home, translation, asWritten, onAsWritten } = props
  const words = useWords(translatedWords)
  const { texts, lacks } = useArriving(props)
  const isTranslated = texts.some((text, at) => text !== translation.originals[at])
  const said = asWritten ? words.asWritten : !isTranslated ? words.none : lacks ? words.inPart : words.translated
  return (
    <p className="property-translated t-small muted">
      <Icon name="language" size={16} />
      <span aria-live="polite">{said({ language: home.language })}</span>
      {isTranslated && (
        <Button look="bare" size="small" onClick={() => onAsWritten(!asWritten)}>
          {asWritten ? words.showTranslation : words.showOriginal}
        </Button>
      )}
    </p>
  )
}

// React.lazy asks for a default export.
export default TranslationNote
