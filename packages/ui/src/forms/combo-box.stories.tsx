import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ComboBox } from './combo-box.tsx'

const towns = ['Averil Harbor', 'Saltgrass', 'New Saltgrass', 'Wickham Pond', 'Montauk', 'Côte d’Or'].map((label) => ({
  value: label.toLowerCase().replaceAll(' ', '-'),
  label,
}))

const meta = {
  title: 'Forms/Combo box',
  component: ComboBox,
  args: {
    label: 'Town',
    options: towns,
    value: '',
    onChange: () => {},
    words: { open: 'Show all towns', none: 'Could not find any options' },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 460, minHeight: 320 }}>
        <ComboBox {...args} value={value} onChange={setValue} />
        <p className="t-small muted" style={{ marginTop: 12 }}>
          Chosen: {value || 'nothing'}
        </p>
      </div>
    )
  },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'saltgrass' } }
export const OwnText: Story = {
  args: { label: 'How did you hear of us?', ownText: true, hint: 'Choose one or write your own.' },
}
export const WithDetails: Story = {
  args: {
    options: towns.map((town, at) => ({
      ...town,
      detail: `${at + 2} homes`,
      data: { color: ['d8902f', '2f6b4f'][at % 2] },
    })),
  },
}
export const PartlyDisabled: Story = {
  args: { options: towns.map((town, at) => ({ ...town, disabled: at === 1 })) },
}
export const NoOptions: Story = { args: { options: [] } }
export const Invalid: Story = { args: { error: 'Please choose a town.' } }
export const Disabled: Story = { args: { value: 'montauk', disabled: true, hint: 'The town is set by the home.' } }
export const Many: Story = {
  args: {
    label: 'House',
    options: Array.from({ length: 300 }, (_, at) => ({ value: `${at}`, label: `House number ${at + 1}` })),
  },
}
