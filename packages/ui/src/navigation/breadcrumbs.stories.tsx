import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'Where you are', crumbs: [] },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Path: Story = {
  args: {
    crumbs: [
      { label: 'Homes', href: '#homes' },
      { label: 'Saltgrass Bay', href: '#bay' },
      { label: 'The Lantern Cottage' },
    ],
  },
}
export const WayBack: Story = { args: { crumbs: [{ label: 'All bookings', href: '#bookings' }] } }
export const LongText: Story = {
  args: {
    crumbs: [
      { label: 'Homes', href: '#homes' },
      { label: 'Saltgrass Bay and the villages along the old harbor road', href: '#bay' },
      { label: 'The Lantern Cottage at the end of the lane behind the second dune' },
    ],
  },
}
