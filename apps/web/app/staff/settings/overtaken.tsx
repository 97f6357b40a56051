import './settings.css'
import { Alert } from '@porchlight/ui'
import { companyWords } from '#app/lib/messages/staff/company.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** One field of a form: its label, what is entered, and what is stored, as text. */
export type Compared = readonly [label: string, entered: string, stored: string]

type Props = {
  /** Fields to compare, so that the other person's values are visible before they are replaced. */
  fields?: readonly Compared[]
}

/** Says that someone else saved these settings meanwhile, and that nothing was replaced yet. */
export const Overtaken = ({ fields = [] }: Props) => {
  const { overtaken, overtakenNow, overtakenEmpty } = useWords(companyWords)
  const different = fields.filter(([, entered, stored]) => entered.trim() !== stored.trim())
  return (
    <Alert tone="warning" live>
      <p>{overtaken}</p>
      {different.length > 0 && (
        <>
          <p className="settings-stored-title">{overtakenNow}</p>
          <dl className="settings-stored">
            {different.map(([label, , stored]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd data-content>{stored || overtakenEmpty}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Alert>
  )
}
