import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TypedSignature } from './typed-signature.tsx'

const meta = {
  title: 'Forms/Typed signature',
  component: TypedSignature,
  args: {
    label: 'Type your full name',
    value: '',
    onChange: () => {},
    name: 'Edith Wharton',
    mismatch: 'This is not the name on the booking, Edith Wharton.',
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 560 }}>
        <TypedSignature {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof TypedSignature>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'As it stands on the booking: Edith Wharton.' } }
export const Signed: Story = { args: { value: 'Edith Wharton' } }
export const AnotherName: Story = { args: { value: 'Henry James', error: meta.args.mismatch } }
export const Disabled: Story = { args: { disabled: true, hint: 'Signing opens once the dates are held.' } }
export const Long: Story = {
  args: { name: 'Maximiliana', value: 'Maximiliana Theodora van der Westhuizen-Featherstonehaugh' },
}
