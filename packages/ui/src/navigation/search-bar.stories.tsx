import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SearchBar, SearchField, SearchSegment, SearchSelect } from './search-bar.tsx'

const meta = {
  title: 'Navigation/Search bar',
  component: SearchBar,
  args: { goLabel: 'Search', children: null },
  render: (args) => {
    const [sent, setSent] = useState('')
    return (
      <>
        <SearchBar
          {...args}
          onSubmit={(event) => {
            event.preventDefault()
            setSent(
              new URLSearchParams(
                [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]),
              ).toString(),
            )
          }}
        >
          <SearchSelect
            label="Where"
            name="place"
            emptyText="Anywhere"
            options={[
              { value: 'bay', label: 'Saltgrass Bay' },
              { value: 'lake', label: 'Ember Lake' },
            ]}
          />
          {args.children}
        </SearchBar>
        <p role="status" className="t-small">
          {sent}
        </p>
      </>
    )
  },
} satisfies Meta<typeof SearchBar>
export default meta
type Story = StoryObj<typeof meta>

const segments = (
  <>
    <SearchSegment label="When" chosen="Fri 4 – Mon 7 June" placeholder="Any week" />
    <SearchSegment label="Who" chosen="" placeholder="Any party" />
  </>
)

export const Full: Story = { args: { children: segments } }
export const Compact: Story = { args: { compact: true, children: segments } }
export const SegmentOpen: Story = {
  args: {
    children: (
      <>
        <SearchSegment label="When" chosen="" placeholder="Any week" open />
        <SearchSegment
          label="Who"
          chosen="Six guests, two of them children, and a dog of some size"
          placeholder="Any party"
        />
      </>
    ),
  },
}
export const WithoutScripts: Story = {
  args: {
    children: (
      <>
        <SearchField label="Arrive">
          <input type="date" name="arrive" />
        </SearchField>
        <SearchField label="Adults">
          <input type="number" name="adults" min={1} placeholder="Any party" />
        </SearchField>
      </>
    ),
  },
}
