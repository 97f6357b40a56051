import { type ContentSettings, languages } from '@porchlight/contract'
import { TextField } from '@porchlight/ui'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Names = ContentSettings['topics'][number]['names']
type NamesFieldsProps = { names: Names; label: string; onChange: (names: Names) => void }

/** A name in every language. */
export const NamesFields = ({ names, label, onChange }: NamesFieldsProps) => {
  const words = useWords(staffContentWords)
  return (
    <div className="content-names">
      {languages.map((language) => (
        <TextField
          key={language}
          label={`${label} · ${words.languages[language]}`}
          maxLength={60}
          value={names[language] ?? ''}
          onChange={(text) => {
            const { [language]: _, ...others } = names
            onChange(text.trim() === '' ? others : { ...names, [language]: text })
          }}
        />
      ))}
    </div>
  )
}

export const replaced = <T,>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((one, place) => (place === at ? { ...one, ...change } : one))
