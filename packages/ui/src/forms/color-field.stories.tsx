import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { colorInvalid, isColor } from '../../../contract/src/index.ts'
import { ColorField } from './color-field.tsx'

const meta = {
  title: 'Forms/Color field',
  component: ColorField,
  args: {
    label: 'Label color',
    value: '',
    onChange: () => {},
    problemOf: (text) => (isColor(text) ? undefined : colorInvalid),
    words: { pick: 'Pick a color', close: 'Close', presets: 'Colors in use' },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 320, minHeight: 420 }}>
        <ColorField {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: '26be71' } }
export const WithPresets: Story = {
  args: { value: 'd8902f', presets: ['d8902f', '2f6b4f', '2f5d7c', 'a33a2c', 'ffffff', '201b16'] },
}
export const Invalid: Story = { args: { value: 'red?', error: colorInvalid } }
export const Disabled: Story = { args: { value: '2f5d7c', disabled: true, hint: 'The color comes from the brand.' } }
