import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Forms/Password field',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' },
  render: (args) => {
    const [value, setValue] = useState(args.value ?? '')
    return <PasswordField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'harbor-lantern-42' } }
export const WithHint: Story = { args: { hint: 'At least 8 characters. A short sentence works well.' } }
export const Invalid: Story = {
  args: {
    value: 'kestrel',
    error: 'This password is too weak. Please use at least 8 characters and avoid common or easily guessed passwords.',
  },
}
export const Disabled: Story = { args: { value: 'harbor-lantern-42', disabled: true } }
