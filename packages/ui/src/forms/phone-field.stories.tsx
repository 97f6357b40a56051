import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { countries } from '../../../contract/src/index.ts'
import { PhoneField } from './phone-field.tsx'

const meta = {
  title: 'Forms/Phone field',
  component: PhoneField,
  args: {
    label: 'Phone',
    value: '',
    onChange: () => {},
    countries,
    countryLabel: 'Country of the number',
    defaultCountry: 'US',
    hint: 'International numbers start with + and the country code.',
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 460 }}>
        <PhoneField {...args} value={value} onChange={setValue} />
        <p className="t-small muted" style={{ marginTop: 12 }}>
          Value: {value || 'nothing'}
        </p>
        <button type="button" className="inline-link t-small" onClick={() => setValue('+351910000000')}>
          Another number
        </button>
      </div>
    )
  },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: '+16315550188' } }
export const Abroad: Story = { args: { value: '+442079460018' } }
export const Unfinished: Story = { args: { value: '631 55' } }
export const Invalid: Story = { args: { value: '631 55', error: 'This number is not complete.' } }
export const Disabled: Story = { args: { value: '+16315550188', disabled: true, hint: 'Verified on 4 June.' } }
