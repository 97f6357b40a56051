import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MultiSelect } from './multi-select.tsx'

const features = ['Pool', 'Hot tub', 'Sauna', 'Waterfront', 'Tennis court', 'Dock'].map((label) => ({
  value: label.toLowerCase().replaceAll(' ', '-'),
  label,
}))
const towns = [
  ...['Amagansett', 'Averil Harbor', 'Bellport', 'Bridgehampton', 'Cutchogue', 'East Marion', 'Greenport', 'Jamesport'],
  ...['Montauk', 'Noyack', 'Orient', 'Peconic', 'Quogue', 'Sag Harbor', 'Sagaponack', 'Saltgrass', 'Shelter Island'],
].map((label, at) => ({ value: label, label, detail: `${at * 3 + 2} homes` }))

const meta = {
  title: 'Forms/Multi select',
  component: MultiSelect,
  args: {
    label: 'Features',
    options: features,
    value: [],
    onChange: () => {},
    words: {
      choose: 'Choose',
      chosen: (count) => `${count} chosen`,
      search: 'Search the list',
      none: 'Could not find any options',
      all: 'Select all',
      clear: 'Clear',
      done: 'Done',
      remove: (label) => `Remove ${label}`,
    },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 460, minHeight: 480 }}>
        <MultiSelect {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: ['pool', 'waterfront', 'tennis-court'] } }
export const Sixteen: Story = { args: { label: 'Towns', options: towns.slice(0, 16) } }
export const Seventeen: Story = { args: { label: 'Towns', options: towns, value: ['Montauk', 'Saltgrass'] } }
export const SearchForced: Story = { args: { search: true } }
export const WithColors: Story = {
  args: {
    label: 'Labels',
    value: ['maintenance', 'vip'],
    options: [
      { value: 'vip', label: 'VIP', data: { color: 'd8902f' } },
      { value: 'maintenance', label: 'Maintenance', data: { color: '2f5d7c' } },
      { value: 'late', label: 'Late arrival', data: { color: 'a33a2c' } },
      { value: 'quiet', label: 'Quiet guests', data: { color: 'ffffff' } },
    ],
  },
}
export const PartlyDisabled: Story = {
  args: {
    value: ['pool'],
    options: features.map((one, at) => ({
      ...one,
      disabled: at < 2,
      detail: at === 0 ? 'Measured on site; it stays' : at === 1 ? 'Not in this home' : undefined,
    })),
  },
}
export const NoOptions: Story = { args: { options: [] } }
export const Invalid: Story = { args: { error: 'Please choose at least one.' } }
export const Disabled: Story = {
  args: { value: ['pool', 'dock'], disabled: true, hint: 'Features are locked while the home is being measured.' },
}
export const Long: Story = {
  args: {
    value: ['a', 'b', 'c'],
    options: [
      { value: 'a', label: 'A swimming pool heated from the first of May until the last day of September' },
      { value: 'b', label: 'A tennis court shared with two neighboring homes' },
      { value: 'c', label: 'A dock' },
    ],
  },
}
