import { Button, IconButton, Select, TextField } from '@porchlight/ui'
import { companyWords } from '#app/lib/messages/staff/company.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Choice } from '../regions.ts'
import { type CompanyFields, newLicense } from './fields.ts'

type Licenses = CompanyFields['licenses']
type Props = {
  value: Licenses
  onChange: (licenses: Licenses) => void
  regions: readonly Choice[]
  errorAt: (at: number, field: keyof Licenses[number]) => string | undefined
}

/** The company's licenses, one per row. */
export const LicensesField = ({ value, onChange, regions, errorAt }: Props) => {
  const words = useWords(companyWords)
  const set = (at: number, change: Partial<Licenses[number]>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...change } : one)))
  return (
    <div className="settings-licenses">
      {value.map((license, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own
        <div key={at} className="settings-license">
          <Select
            label={words.licenseRegion}
            options={[{ value: '', label: words.choose }, ...regions]}
            emptyText={words.noOptions}
            value={license.region}
            onChange={(region) => set(at, { region })}
            error={errorAt(at, 'region')}
          />
          <TextField
            label={words.licenseKind}
            maxLength={80}
            value={license.kind}
            onChange={(kind) => set(at, { kind })}
            error={errorAt(at, 'kind')}
          />
          <TextField
            label={words.licenseNumber}
            autoComplete="off"
            value={license.number}
            onChange={(number) => set(at, { number })}
            error={errorAt(at, 'number')}
          />
          <TextField
            label={words.licenseExpires}
            maxLength={10}
            inputMode="numeric"
            autoComplete="off"
            value={license.expiresOn}
            onChange={(expiresOn) => set(at, { expiresOn })}
            error={errorAt(at, 'expiresOn')}
          />
          <IconButton
            icon="trash"
            label={words.licenseRemove({ number: license.number })}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button size="small" onClick={() => onChange([...value, newLicense])}>
        {words.licenseAdd}
      </Button>
    </div>
  )
}
