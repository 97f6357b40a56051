import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { countries, emptyAddress, statesOf } from '../../../contract/src/index.ts'
import { AddressForm, type AddressSuggestion } from './address-form.tsx'

const home = { line1: '14 Dune Road', line2: '', city: 'Saltgrass', state: 'NY', zip: '11990', country: 'US' }

const known: AddressSuggestion[] = [
  { id: '1', label: '14 Dune Road', detail: 'Saltgrass, NY 11990', address: home },
  {
    id: '2',
    label: '14 Dune Road West',
    detail: 'Montauk, NY 11954',
    address: { ...home, line1: '14 Dune Road West', city: 'Montauk', zip: '11954' },
  },
  {
    id: '3',
    label: '14 Dune Street',
    detail: 'Victoria, BC V8V 1A1, Canada',
    address: { line1: '14 Dune Street', city: 'Victoria', state: 'BC', zip: 'V8V 1A1', country: 'CA' },
  },
]

const answersAfter = (wait: number, answer: (text: string) => AddressSuggestion[]) => (text: string) =>
  new Promise<AddressSuggestion[]>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(answer(text))
      } catch (error) {
        reject(error)
      }
    }, wait)
  })

const meta = {
  title: 'Forms/Address form',
  component: AddressForm,
  args: {
    value: emptyAddress,
    onChange: () => {},
    section: 'home',
    countries,
    statesOf,
    words: {
      line1: 'Street and number',
      line2: 'Apartment, floor',
      optional: 'Optional',
      city: 'City',
      country: 'Country',
      stateUs: 'State',
      stateOther: 'State/Province',
      zipUs: 'Zip Code',
      zipOther: 'Postal Code',
      choose: 'Choose',
      noOptions: 'Could not find any options',
    },
    lookUpWords: {
      looking: 'Looking for addresses',
      none: 'No address found. Please write it out.',
      failed: 'Addresses cannot be looked up now. Please write it out.',
    },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 660 }}>
        <AddressForm {...args} value={value} onChange={(change) => setValue({ ...value, ...change })} />
      </div>
    )
  },
} satisfies Meta<typeof AddressForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const UnitedStates: Story = { args: { value: home } }
export const Canada: Story = {
  args: { value: { line1: '3 Quay', line2: 'Flat 2', city: 'Victoria', state: 'BC', zip: 'V8V 1A1', country: 'CA' } },
}
export const Elsewhere: Story = {
  args: { value: { line1: 'Rua do Sol 9', line2: '', city: 'Lagos', state: 'Faro', zip: '8600-500', country: 'PT' } },
}
export const LookUp: Story = {
  args: { lookUp: answersAfter(60, (text) => known.filter(({ label }) => label.startsWith(text))) },
}
/** The first lookup is answered after the second. */
export const LookUpOutOfOrder: Story = {
  args: {
    lookUp: (text) => answersAfter(text.length < 8 ? 1500 : 60, () => known.slice(0, text.length < 8 ? 3 : 1))(text),
  },
}
export const LookUpSlow: Story = { args: { lookUp: answersAfter(60_000, () => known) } }
export const LookUpFails: Story = {
  args: {
    lookUp: answersAfter(60, () => {
      throw new Error('nobody answers')
    }),
  },
}
export const Invalid: Story = {
  args: {
    value: { ...home, city: '', zip: '1' },
    errors: { city: 'Please fill this in.', zip: 'Please enter a valid code for this country' },
  },
}
export const Disabled: Story = { args: { value: home, disabled: true } }
