import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkProvider, UiLink } from './link.tsx'

const meta = {
  title: 'Foundation/Link',
  component: UiLink,
  args: { href: '#homes', children: 'the honest notes', className: 'inline-link' },
} satisfies Meta<typeof UiLink>
export default meta
type Story = StoryObj<typeof meta>

export const InASentence: Story = {
  render: (args) => (
    <p style={{ maxWidth: 460 }}>
      The stairs to the beach are steep, as <UiLink {...args} /> say, and the last of them is missing.
    </p>
  ),
}
/** The app provides the navigation; here it shows where the link would have gone. */
export const MovedByTheApp: Story = {
  render: (args) => (
    <LinkProvider value={({ children, ...link }) => <a {...link}>{children} (moved by the app)</a>}>
      <UiLink {...args} />
    </LinkProvider>
  ),
}
