import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Chip, ChipFile, ChipLink } from './chip.tsx'

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  args: { children: 'Pool' },
  render: (args) => {
    const [on, setOn] = useState(args.on ?? false)
    return <Chip {...args} on={on} onChange={setOn} />
  },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = { args: { count: 12 } }
export const On: Story = { args: { on: true, count: 12 } }
export const NoneLeft: Story = { args: { count: 0 } }
export const WithIcon: Story = { args: { icon: 'filter', children: 'All filters' } }
export const Row: Story = {
  render: () => {
    const [on, setOn] = useState<readonly string[]>(['Sea view'])
    const counts = { 'Sea view': 8, Pool: 12, Dogs: 3, 'Hot tub': 0, Fireplace: 21, 'Walk to the beach': 6 }
    const toggle = (name: string) => (wanted: boolean) =>
      setOn(wanted ? [...on, name] : on.filter((other) => other !== name))
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {Object.entries(counts).map(([name, count]) => (
          <Chip key={name} on={on.includes(name)} count={count} onChange={toggle(name)}>
            {name}
          </Chip>
        ))}
      </div>
    )
  },
}
export const Links: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <ChipLink href="?pool" on count={12}>
        Pool
      </ChipLink>
      <ChipLink href="?dogs" count={3}>
        Dogs
      </ChipLink>
      <ChipLink href="?tub" count={0}>
        Hot tub
      </ChipLink>
    </div>
  ),
}
export const File: Story = {
  render: () => (
    <ChipFile href="#2026" download="1099-NEC-2026.pdf" aria-label="Form 1099-NEC, 2026, as PDF">
      PDF
    </ChipFile>
  ),
}
