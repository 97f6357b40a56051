import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabLinks } from './tab-links.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'trip', label: 'The trip', panel: <p>Arrive Sat 17 July from 16:00.</p> },
  { id: 'people', label: 'Guests', count: 6, panel: <p>Six people, two of them children.</p> },
  { id: 'papers', label: 'Papers', count: 0, panel: <p>Nothing to sign.</p> },
]
const meta = { title: 'Navigation/Tabs', component: Tabs, args: { label: 'Your trip', tabs } } satisfies Meta<
  typeof Tabs
>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Chosen: Story = { args: { selected: 'people' } }
export const Many: Story = {
  args: {
    tabs: Array.from({ length: 14 }, (_, at) => ({
      id: `${at}`,
      label: `A part with a name ${at + 1}`,
      panel: <p>Part {at + 1}</p>,
    })),
  },
}
export const Pages: Story = {
  render: () => (
    <TabLinks
      label="Bookings"
      tabs={[
        { href: '#requested', label: 'Requested', count: 3 },
        { href: '#upcoming', label: 'Upcoming', count: 118, current: true },
        { href: '#previous', label: 'Previous' },
      ]}
    />
  ),
}
