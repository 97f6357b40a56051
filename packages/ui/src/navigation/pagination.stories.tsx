import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of homes',
    current: 7,
    pages: 14,
    hrefOf: (page) => `#page-${page}`,
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page) => `Page ${page}`,
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { current: 1 } }
export const Last: Story = { args: { current: 14 } }
export const Few: Story = { args: { current: 2, pages: 4 } }
export const Many: Story = { args: { current: 512, pages: 1024 } }
