import { type ListingColumns, type ListingField, listingFields, missingColumns } from '@porchlight/contract'
import { Disclosure, Section, Select } from '@porchlight/ui'
import { homeImportWords } from '#app/lib/messages/staff/home-import.ts'
import { useWords } from '#app/lib/messages/words.ts'

const locating: readonly ListingField[] = ['ref', 'name', 'town', 'state', 'address', 'lat', 'lng']
const rest = listingFields.filter((field) => !locating.includes(field))

type Props = { header: readonly string[]; columns: ListingColumns; onChange: (columns: ListingColumns) => void }

/** Which column of the file holds what. The fields that identify and locate a home come first. */
export const ColumnsField = ({ header, columns, onChange }: Props) => {
  const words = useWords(homeImportWords)
  const missing = missingColumns(columns)
  const options = [{ value: '', label: words.noColumn }, ...header.map((value) => ({ value, label: value }))]
  const choice = (field: ListingField) => (
    <Select
      key={field}
      label={words.fields[field]}
      emptyText=""
      options={options}
      value={columns[field] ?? ''}
      error={missing.includes(field) ? words.columnMissing : undefined}
      onChange={(column) => {
        const { [field]: _, ...others } = columns
        onChange(column === '' ? others : { ...others, [field]: column })
      }}
    />
  )
  return (
    <Section title={words.columns} note={words.columnsNote}>
      <div className="staff-pair">{locating.map(choice)}</div>
      <Disclosure
        summary={words.moreColumns({ count: rest.filter((field) => columns[field]).length, of: rest.length })}
      >
        <div className="staff-pair">{rest.map(choice)}</div>
      </Disclosure>
    </Section>
  )
}
