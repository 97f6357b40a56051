import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MoneyField } from './money-field.tsx'

const meta = {
  title: 'Forms/Money field',
  component: MoneyField,
  args: {
    label: 'Base rate',
    value: null,
    currency: 'USD',
    decimals: 2,
    onChange: () => {},
    words: { unclear: 'This is not an amount.', outside: 'Enter an amount from $100 to $500.' },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 360, display: 'grid', gap: 12 }}>
        <MoneyField {...args} value={value} onChange={setValue} />
        <p className="t-small muted">Minor units: {value ? `${value.amount} ${value.currency}` : 'none'}</p>
      </div>
    )
  },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: { amount: 145000, currency: 'USD' }, unit: 'a night' } }
export const WithCents: Story = { args: { value: { amount: 145050, currency: 'USD' } } }
export const WithLimits: Story = {
  args: { label: 'Cleaning fee', min: 10000, max: 50000, value: { amount: 25000, currency: 'USD' } },
}
export const Yen: Story = { args: { currency: 'JPY', decimals: 0, value: { amount: 180000, currency: 'JPY' } } }
export const GermanEuros: Story = {
  args: { currency: 'EUR', locale: 'de', value: { amount: 145050, currency: 'EUR' } },
}
export const Invalid: Story = {
  args: { value: { amount: 100, currency: 'USD' }, error: 'A night below $100 loses money.' },
}
export const Disabled: Story = {
  args: { value: { amount: 145000, currency: 'USD' }, disabled: true, hint: 'Set by the contract of 2026.' },
}
