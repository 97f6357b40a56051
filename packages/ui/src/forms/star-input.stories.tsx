import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { StarInput } from './star-input.tsx'

const meta = {
  title: 'Forms/Star input',
  component: StarInput,
  args: {
    legend: 'How was the home?',
    name: 'house',
    starLabel: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value ?? 0)
    return (
      <div>
        <StarInput {...args} value={value} onChange={setValue} />
        <p className="t-small muted">{value === 0 ? 'Not rated yet' : `${value} given`}</p>
      </div>
    )
  },
} satisfies Meta<typeof StarInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Four: Story = { args: { value: 4 } }
export const OutOfTen: Story = { args: { value: 7, max: 10 } }
