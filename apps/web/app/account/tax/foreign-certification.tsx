import {
  canClaimTreaty,
  type ForeignStatusField,
  type ForeignStatusFields,
  foreignCertificationOf,
} from '@porchlight/contract'
import { Checkbox } from '@porchlight/ui'
import { useLanguage } from '#app/lib/language-context.ts'
import { foreignStatusWords } from '#app/lib/messages/account/foreign-status.ts'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** What is certified, in the English of the form. */
const Certified = ({ fields }: { fields: ForeignStatusFields }) => {
  const words = useWords(taxWords)
  const isEnglish = useLanguage().startsWith('en')
  const { opening, points, revision } = foreignCertificationOf(fields)
  return (
    <>
      {!isEnglish && <p className="muted">{words.certificationText}</p>}
      <div lang="en" data-content>
        <p>{opening}</p>
        <ol>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <p className="muted">{revision}</p>
      </div>
    </>
  )
}

type Props = {
  fields: ForeignStatusFields
  set: (more: Partial<ForeignStatusFields>) => void
  wrong: (field: ForeignStatusField, text?: string) => string | undefined
}

/** Where the work is done, and a treaty if one exempts it: both decide what is withheld. */
const Source = ({ fields, set, wrong }: Props) => {
  const words = useWords(foreignStatusWords)
  const { kind, worksAbroad, claimsTreaty } = fields
  return (
    <>
      <Checkbox
        label={words.worksAbroad}
        checked={worksAbroad}
        onChange={(is) => set({ worksAbroad: is, claimsTreaty: false })}
      />
      <p className="muted">{words.worksAbroadHint}</p>
      {!worksAbroad && kind === 'w8ben' && <p className="muted">{words.noPersonalTreaty}</p>}
      {(canClaimTreaty(fields) || claimsTreaty) && (
        <>
          <Checkbox
            label={words.treaty}
            checked={claimsTreaty}
            onChange={(is) => set({ claimsTreaty: is })}
            error={wrong('claimsTreaty', words.treatyWrong)}
          />
          <p className="muted">{words.treatyHint}</p>
        </>
      )}
    </>
  )
}

/** What the signer states about their income and certifies. */
export const ForeignCertification = ({ fields, set, wrong }: Props) => {
  const words = useWords(foreignStatusWords)
  const { kind, certified } = fields
  return (
    <>
      {kind === 'w8eci' && <p className="muted">{words.rents.election}</p>}
      {kind === 'w8eci_services' && <p className="muted">{words.connected.note}</p>}
      {(kind === 'w8ben' || kind === 'w8ben_e') && <Source fields={fields} set={set} wrong={wrong} />}
      <Certified fields={fields} />
      <Checkbox
        label={words.certified}
        checked={certified}
        onChange={(is) => set({ certified: is })}
        error={wrong('certified')}
      />
    </>
  )
}
