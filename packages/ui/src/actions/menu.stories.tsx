import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Icon } from '../foundation/icon.tsx'
import { UiLink } from '../foundation/link.tsx'
import { Menu } from './menu.tsx'

const Words = ({ children }: { children: string }) => (
  <>
    {children}
    <Icon name="chevron-down" size={16} />
  </>
)

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: { trigger: 'Edith Marlowe', children: null },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', alignItems: 'start', minHeight: 340 }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Account: Story = {
  render: () => {
    const [out, setOut] = useState(false)
    return (
      <div>
        <Menu
          label="Account of Edith Marlowe"
          trigger={
            <>
              <Icon name="user" />
              <Icon name="chevron-down" size={16} />
            </>
          }
        >
          <UiLink href="#trips">
            <Icon name="key" size={18} />
            Your trips
          </UiLink>
          <UiLink href="#desk">
            <Icon name="book" size={18} />
            Owner’s desk
          </UiLink>
          <UiLink href="#account">
            <Icon name="user" size={18} />
            My account
          </UiLink>
          <hr />
          <button type="button" onClick={() => setOut(true)}>
            <Icon name="logout" size={18} />
            Log out
          </button>
        </Menu>
        <p role="status">{out ? 'Logged out' : ''}</p>
      </div>
    )
  },
}
export const FromTheStart: Story = {
  args: {
    trigger: <Words>Currency: USD</Words>,
    align: 'start',
    children: (
      <>
        <UiLink href="#usd">US dollar</UiLink>
        <UiLink href="#eur">Euro</UiLink>
        <UiLink href="#gbp">Pound sterling</UiLink>
      </>
    ),
  },
}
export const Many: Story = {
  args: {
    trigger: <Words>Town</Words>,
    children: Array.from({ length: 24 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never moves
      <UiLink key={at} href={`#town-${at}`}>
        Town {at + 1}
      </UiLink>
    )),
  },
}
