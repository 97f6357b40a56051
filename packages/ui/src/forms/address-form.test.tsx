import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AddressForm, type AddressValue } from './address-form.tsx'

const empty: AddressValue = { line1: '', line2: '', city: '', state: '', zip: '', country: '' }
const words = {
  line1: 'Street',
  line2: 'Apartment',
  optional: 'Optional',
  country: 'Country',
  city: 'City',
  stateUs: 'State',
  stateOther: 'Province',
  zipUs: 'ZIP',
  zipOther: 'Postal code',
  choose: 'Choose',
  noOptions: 'None',
}
const countries = [
  { value: 'AF', label: 'Afghanistan' },
  { value: 'FR', label: 'France' },
]
const form = (country: string) =>
  renderToString(
    <AddressForm
      section="home"
      value={{ ...empty, country }}
      words={words}
      countries={countries}
      statesOf={() => undefined}
      onChange={() => {}}
    />,
  )

it('shows no country until one is chosen', () => {
  expect(form('')).toContain('<option value="" selected="">Choose</option>')
  expect(form('FR')).not.toContain('Choose')
})
