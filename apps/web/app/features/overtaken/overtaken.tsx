import './overtaken.css'
import { Alert } from '@porchlight/ui'
import { overtakenWords } from '#app/lib/messages/stay/overtaken.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** One field of a form: its label, what is entered, and what is stored, as text. */
export type Compared = readonly [label: string, entered: string, stored: string]

type Props = {
  /** Fields to compare, so that the other person's values are visible before they are replaced. */
  fields?: readonly Compared[]
}

/** Says that someone else saved these settings meanwhile, and that nothing was replaced yet. */
export const Overtaken = ({ fields = [] }: Props) => {
  const words = useWords(overtakenWords)
  const different = fields.filter(([, entered, stored]) => entered.trim() !== stored.trim())
  return (
    <Alert tone="warning" live>
      <p>{words.text}</p>
      {different.length > 0 && (
        <>
          <p className="overtaken-title">{words.now}</p>
          <dl className="overtaken">
            {different.map(([label, , stored]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd data-content>{stored || words.empty}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Alert>
  )
}
