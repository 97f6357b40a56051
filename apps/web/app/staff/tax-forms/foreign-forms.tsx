import { foreignFormNames, type foreignFormsOnFile, type ResultsOf } from '@porchlight/contract'
import { EmptyState, Section, Status, type StatusState, Table } from '@porchlight/ui'
import { useCountries } from '#app/features/address/countries.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffTaxFormsWords } from '#app/lib/messages/staff/tax-forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { PersonLink } from '../person-link.tsx'

type Forms = ResultsOf<typeof foreignFormsOnFile>['forms']

const shapes: Record<Forms[number]['state'], StatusState> = { valid: 'done', expires_soon: 'half', expired: 'broken' }

/** The W-8 forms of owners and partners, the next to expire first. */
export const ForeignForms = ({ forms }: { forms: Forms }) => {
  const { foreign: words, state } = useWords(staffTaxFormsWords)
  const { date } = useFormats()
  const dayOf = useOfficeDay()
  const countries = useCountries()
  return (
    <Section title={words.title} note={forms.length > 0 && words.note}>
      <Table
        caption={words.title}
        rows={forms}
        rowKey={({ personId, kind }) => `${personId} ${kind}`}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          {
            id: 'person',
            head: words.person,
            cell: ({ personId, name }) => <PersonLink id={personId}>{name}</PersonLink>,
          },
          {
            id: 'form',
            head: words.form,
            cell: ({ kind, ending }) => (
              <span className="staff-cell">
                <b>{foreignFormNames[kind]}</b>
                <small>{words.number({ ending })}</small>
              </span>
            ),
          },
          {
            id: 'country',
            head: words.country,
            cell: ({ country }) => countries.find(({ value }) => value === country)?.label ?? country,
          },
          { id: 'signed', head: words.signed, cell: ({ signedAt }) => date(dayOf(signedAt)) },
          { id: 'expires', head: words.expires, cell: ({ expiresOn }) => date(expiresOn) },
          {
            id: 'state',
            head: state,
            cell: (form) => <Status state={shapes[form.state]}>{words.states[form.state]}</Status>,
          },
        ]}
      />
    </Section>
  )
}
