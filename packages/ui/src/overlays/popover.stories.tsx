import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Popover, type PopoverProps } from './popover.tsx'

const WithAnchor = ({ name, start = false, ...props }: Partial<PopoverProps> & { name: string; start?: boolean }) => {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(start)
  return (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: 420 }}>
      <button
        ref={anchor}
        type="button"
        className="ui-button"
        data-look="quiet"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {name}
      </button>
      <Popover label={name} closeLabel="Close" {...props} anchor={anchor} open={open} onOpenChange={setOpen}>
        {props.children}
      </Popover>
      <Button look="bare">Elsewhere</Button>
    </div>
  )
}

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { open: false, onOpenChange: () => {}, anchor: { current: null }, label: 'Guests', children: null },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

const guests = (
  <div style={{ display: 'grid', gap: 12, width: 260 }}>
    <TextField label="Adults" defaultValue="2" />
    <Button look="primary">Done</Button>
  </div>
)

export const ByPress: Story = { render: () => <WithAnchor name="Guests">{guests}</WithAnchor> }
export const Open: Story = {
  render: () => (
    <WithAnchor name="Guests" start>
      {guests}
    </WithAnchor>
  ),
}
export const AtTheEnd: Story = {
  render: () => (
    <WithAnchor name="Guests" placement="bottom end" start>
      {guests}
    </WithAnchor>
  ),
}
export const ByHover: Story = {
  render: () => (
    <WithAnchor name="Bookings of June" hover>
      <p style={{ maxWidth: 240 }}>Three stays, 19 of 30 nights. Free from Fri 4 to Mon 7 June.</p>
    </WithAnchor>
  ),
}
