import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from './accordion.tsx'

const items = [
  {
    id: 'arrive',
    title: 'When can we arrive?',
    content: <p>From 16:00. If the home is ready earlier, you hear from us.</p>,
  },
  {
    id: 'pets',
    title: 'May the dog come along?',
    content: <p>One dog, for $150 a stay. Please keep it off the beds.</p>,
  },
  {
    id: 'cancel',
    title: 'What if our plans change, and we have to come a week later or with two people more than we said?',
    content: <p>{'Write to us; most things can be moved until thirty days before you arrive. '.repeat(4)}</p>,
  },
]

const meta = { title: 'Display/Accordion', component: Accordion, args: { items } } satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OneOpen: Story = { args: { items: items.map((item) => ({ ...item, open: item.id === 'pets' })) } }
export const OneAtATime: Story = { args: { single: true } }
export const SingleLine: Story = { args: { items: items.slice(0, 1) } }
