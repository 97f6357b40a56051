import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { colourInvalid, isColour } from '../../../contract/src/index.ts'
import { ColourField } from './colour-field.tsx'

const meta = {
  title: 'Forms/Colour field',
  component: ColourField,
  args: {
    label: 'Label colour',
    value: '',
    onChange: () => {},
    problemOf: (text) => (isColour(text) ? undefined : colourInvalid),
    words: { pick: 'Pick a colour', close: 'Close', presets: 'Colours in use' },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 320, minHeight: 420 }}>
        <ColourField {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof ColourField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: '26be71' } }
export const WithPresets: Story = {
  args: { value: 'd8902f', presets: ['d8902f', '2f6b4f', '2f5d7c', 'a33a2c', 'ffffff', '201b16'] },
}
export const Invalid: Story = { args: { value: 'red?', error: colourInvalid } }
export const Disabled: Story = { args: { value: '2f5d7c', disabled: true, hint: 'The colour comes from the brand.' } }
