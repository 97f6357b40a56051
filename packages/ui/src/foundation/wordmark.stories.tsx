import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wordmark } from './wordmark.tsx'

const meta = { title: 'Foundation/Wordmark', component: Wordmark, args: { name: 'Porchlight' } } satisfies Meta<
  typeof Wordmark
>
export default meta
type Story = StoryObj<typeof meta>

export const Main: Story = {}
export const Estates: Story = { args: { name: 'Porchlight Estates' } }
export const Inn: Story = { args: { name: 'The Drake Inn' } }
export const WithoutAnI: Story = { args: { name: 'Saltgrass' } }
