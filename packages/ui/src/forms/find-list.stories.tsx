import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ChoiceOption } from './choice-rules.ts'
import { FindList } from './find-list.tsx'

const towns: ChoiceOption[] = [
  { value: '', label: 'Anywhere' },
  ...['Averil Harbor', 'Saltgrass', 'Wickham Pond'].map((label, at) => ({
    value: label,
    label,
    detail: `${at + 2} homes`,
  })),
]
const homes = ['Salt House', 'The Salt Works', 'Marram House'].map((label) => ({
  value: label,
  label,
  detail: 'Home in Saltgrass',
}))
const find = async (text: string): Promise<readonly ChoiceOption[]> =>
  [...towns, ...homes].filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))

const meta = {
  title: 'Forms/Find list',
  component: FindList,
  args: {
    label: 'Where to',
    placeholder: 'A town or a home',
    options: towns,
    lookUp: find,
    onPick: () => {},
    words: { looking: 'Looking…', none: 'Nothing of that name' },
  },
  render: (args) => {
    const [picked, setPicked] = useState<string>()
    return (
      <>
        <FindList {...args} onPick={setPicked} />
        <p className="t-small muted">Picked: {picked === undefined ? 'nothing yet' : picked || 'anywhere'}</p>
      </>
    )
  },
} satisfies Meta<typeof FindList>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const CannotAsk: Story = { args: { lookUp: () => Promise.reject(new Error('no connection')) } }
