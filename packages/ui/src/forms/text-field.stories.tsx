import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TextArea, TextField } from './text-field.tsx'

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'First name' },
  render: (args) => {
    const [value, setValue] = useState(args.value ?? '')
    return <TextField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'Edith' } }
export const WithHint: Story = {
  args: { label: 'Phone', hint: 'International numbers start with + and the country code.' },
}
export const Optional: Story = { args: { label: 'Company', aside: 'Optional' } }
export const Invalid: Story = { args: { value: 'edith@', label: 'E-mail', error: 'This address is not complete.' } }
export const WithIcon: Story = { args: { label: 'Where', icon: 'search', value: 'Saltgrass' } }
export const WithUnit: Story = { args: { label: 'Living area', value: '2400', suffix: 'sq ft' } }
export const Disabled: Story = { args: { value: 'PL-22399', label: 'Booking', disabled: true } }
export const Long: Story = {
  render: () => (
    <TextArea
      label="A message to the owner"
      defaultValue={'We are four generations at one table. '.repeat(8)}
      hint="Your name, why you’re visiting, and what would help."
    />
  ),
}
