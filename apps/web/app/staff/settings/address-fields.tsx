import type { PostalAddress } from '@porchlight/contract'
import { AddressForm } from '#app/features/address/address-form.tsx'

type Field = keyof PostalAddress & ('line1' | 'city' | 'state' | 'zip' | 'country')

type Props = {
  section: string
  value: PostalAddress
  errorAt: (path: `address.${Field}`) => string | undefined
  onChange: (path: `address.${keyof PostalAddress}`, text: string) => void
}

/** The `address` of a settings form. */
export const AddressFields = ({ section, value, errorAt, onChange }: Props) => (
  <AddressForm
    section={section}
    value={value}
    errors={{
      line1: errorAt('address.line1'),
      city: errorAt('address.city'),
      state: errorAt('address.state'),
      zip: errorAt('address.zip'),
      country: errorAt('address.country'),
    }}
    onChange={(field, text) => onChange(`address.${field}`, text)}
  />
)
