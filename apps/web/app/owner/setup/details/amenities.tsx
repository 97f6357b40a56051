import { CheckboxGroup, Section } from '@porchlight/ui'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Amenity = { code: string; label: string; group: string }
type Props = { all: readonly Amenity[]; chosen: readonly string[]; onChange: (codes: string[]) => void }

/** Amenities by group. */
export const Amenities = ({ all, chosen, onChange }: Props) => {
  const { details: words } = useWords(setupWords)
  const groups = [...Map.groupBy(all, ({ group }) => group)]
  return (
    <Section title={words.offers}>
      <div className="setup-amenities">
        {groups.map(([group, amenities]) => {
          const codes = amenities.map(({ code }) => code)
          return (
            <CheckboxGroup
              key={group}
              legend={group}
              options={amenities.map(({ code, label }) => ({ value: code, label }))}
              value={chosen.filter((code) => codes.includes(code))}
              onChange={(own) => onChange([...chosen.filter((code) => !codes.includes(code)), ...own])}
            />
          )
        })}
      </div>
    </Section>
  )
}
