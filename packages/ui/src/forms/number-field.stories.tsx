import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Forms/Number field',
  component: NumberField,
  args: {
    label: 'Living area',
    value: null,
    onChange: () => {},
    words: { unclear: 'This is not a number.', held: (written) => `The nearest possible number is ${written}.` },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 360, display: 'grid', gap: 12 }}>
        <NumberField {...args} value={value} onChange={setValue} />
        <p className="t-small muted">Value: {value ?? 'none'}</p>
      </div>
    )
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 2400, unit: 'sq ft' } }
export const OneToTen: Story = { args: { label: 'Parking places', min: 1, max: 10, value: 5, hint: 'From 1 to 10.' } }
export const TwoDecimals: Story = {
  args: { label: 'Noise at night', decimals: 2, step: 0.1, value: 28.5, unit: 'dB' },
}
/** For what asks a server: told once, not on the way. */
export const WhenSettled: Story = { args: { value: 2400, whenSettled: true } }
export const Invalid: Story = { args: { value: 0, error: 'Somebody must have measured it.' } }
export const Disabled: Story = { args: { value: 2400, disabled: true, hint: 'Comes from the survey of 2025.' } }
export const Long: Story = {
  args: {
    label: 'The longest distance in a straight line from the kitchen door to the water at low tide',
    aside: 'Optional',
    value: 123456789,
    unit: 'feet above the mark',
  },
}
