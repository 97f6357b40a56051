import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './button.tsx'

const meta = {
  title: 'Actions/Button link',
  component: ButtonLink,
  args: { href: '#homes', children: 'All homes' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}
export const Primary: Story = { args: { look: 'primary', size: 'big' } }
export const Underlined: Story = { args: { look: 'link', iconAfter: 'arrow-right' } }
export const Wide: Story = { args: { look: 'primary', wide: true } }
