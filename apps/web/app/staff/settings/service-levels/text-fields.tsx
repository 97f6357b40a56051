import { type Language, languages } from '@porchlight/contract'
import { Disclosure, TextArea, TextField } from '@porchlight/ui'
import { levelSettingsWords } from '#app/lib/messages/staff/service-levels.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Field = { name: string; value: string; error: string | undefined; onChange: (value: string) => void }
type TextProps = { label: string; most: number; long?: boolean; hint?: string; fieldOf: (language: Language) => Field }

const One = ({ long, ...field }: Field & { label: string; long: boolean; maxLength: number; hint?: string }) =>
  long ? <TextArea rows={2} {...field} /> : <TextField autoComplete="off" {...field} />

/** A text in English, with the other languages collapsed below. */
export const TextFields = ({ label, most, long = false, hint, fieldOf }: TextProps) => {
  const words = useWords(levelSettingsWords)
  const others = languages.filter((language) => language !== 'en')
  return (
    <>
      <One label={label} long={long} maxLength={most} {...(hint && { hint })} {...fieldOf('en')} />
      <Disclosure summary={words.otherLanguages({ label })}>
        <div className="staff-form">
          {others.map((language) => (
            <One
              key={language}
              label={words.inLanguage[language]}
              long={long}
              maxLength={most}
              {...fieldOf(language)}
            />
          ))}
          <p className="settings-note">{words.otherHint}</p>
        </div>
      </Disclosure>
    </>
  )
}
