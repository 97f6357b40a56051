import { languages, type MessageTexts, mergeFields } from '@porchlight/contract'
import { TextArea } from '@porchlight/ui'
import { messageSettingsWords } from '#app/lib/messages/staff/message-settings.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Language = keyof MessageTexts
type Props = {
  texts: MessageTexts
  errorAt: (language: Language) => string | undefined
  onChange: (language: Language, text: string) => void
}

/** A text in every language, with the merge fields it may use. */
export const TextsFields = ({ texts, errorAt, onChange }: Props) => {
  const words = useWords(messageSettingsWords)
  return (
    <>
      {languages.map((language) => (
        <TextArea
          key={language}
          label={words.textIn[language]}
          hint={
            language === 'en'
              ? words.fields({ fields: mergeFields.map((name) => `{${name}}`).join(' ') })
              : words.optional
          }
          rows={3}
          maxLength={2000}
          required={language === 'en'}
          value={texts[language]}
          error={errorAt(language)}
          onChange={(text) => onChange(language, text)}
        />
      ))}
    </>
  )
}
