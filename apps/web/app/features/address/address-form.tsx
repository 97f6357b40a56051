import { type Address, type AddressField, statesOf } from '@porchlight/contract'
import { AddressForm as AddressFields } from '@porchlight/ui'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { addressSearchWords } from '#app/lib/messages/site/address-search.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useCountries } from './countries.ts'
import { lookUpAddress, NoGeocode } from './look-up-address.ts'

export type AddressFormProps = {
  value: Address
  errors: Partial<Record<AddressField, string | undefined>>
  onChange: (field: AddressField, text: string) => void
  /** Address type for the browser's autofill. */
  section: string
  /** Parts that may stay empty, besides the second line. */
  optional?: readonly AddressField[]
}

/** Address form with the account pages' texts. */
export const AddressForm = ({ value, errors, onChange, section, optional }: AddressFormProps) => {
  const words = useWords(accountWords)
  const search = useWords(addressSearchWords)
  return (
    <AddressFields
      value={value}
      errors={errors}
      section={section}
      optional={optional}
      countries={useCountries()}
      statesOf={statesOf}
      lookUp={lookUpAddress(value.country)}
      lookUpWords={{
        looking: search.looking,
        none: search.none,
        failed: (reason) =>
          reason instanceof NoGeocode && reason.status ? search.failed({ status: reason.status }) : search.missing,
      }}
      onChange={(change) => {
        for (const [field, text] of Object.entries(change)) onChange(field as AddressField, text)
      }}
      words={{
        line1: words.street,
        line2: words.streetMore,
        optional: words.optional,
        city: words.city,
        country: words.country,
        stateUs: words.stateUs,
        stateOther: words.stateOther,
        zipUs: words.zipUs,
        zipOther: words.zipOther,
        choose: words.choose,
        noOptions: words.noOptions,
      }}
    />
  )
}
