import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { Modal } from './modal.tsx'
import { SidePanel } from './side-panel.tsx'

const meta = {
  title: 'Overlays/Side panel',
  component: SidePanel,
  args: { open: true, onClose: () => {}, title: 'All filters', closeLabel: 'Close', children: null },
  render: (args) => {
    const [open, setOpen] = useState(false)
    return (
      <div style={{ minHeight: 1600 }}>
        <Button onClick={() => setOpen(true)}>All filters</Button>
        <SidePanel {...args} open={open} onClose={() => setOpen(false)} />
      </div>
    )
  },
} satisfies Meta<typeof SidePanel>
export default meta
type Story = StoryObj<typeof meta>

const filters = ['Pool', 'Hot tub', 'Sea view', 'Fireplace', 'Dogs welcome', 'Step-free'].map((name) => (
  <Checkbox key={name} label={name} />
))
const foot = (
  <>
    <Button look="bare">Clear</Button>
    <Button look="primary">Show 38 homes</Button>
  </>
)

export const FromTheEnd: Story = { args: { children: filters, footer: foot } }
export const FromTheStart: Story = { args: { side: 'start', children: filters, footer: foot } }
export const Wider: Story = { args: { tenths: { lg: 5 }, children: filters } }
export const Open: Story = {
  args: { children: filters, footer: foot },
  render: (args) => {
    const [open, setOpen] = useState(true)
    return <SidePanel {...args} open={open} onClose={() => setOpen(false)} />
  },
}
export const ModalOver: Story = {
  args: { children: null },
  render: (args) => {
    const [open, setOpen] = useState(true)
    const [asking, setAsking] = useState(false)
    return (
      <SidePanel {...args} open={open} onClose={() => setOpen(false)}>
        <Button onClick={() => setAsking(true)}>Clear everything</Button>
        <Modal
          open={asking}
          onClose={() => setAsking(false)}
          title="Clear all filters?"
          closeLabel="Close"
          size="small"
        >
          <p>The list then shows all 412 homes.</p>
        </Modal>
      </SidePanel>
    )
  },
}
