import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './status.tsx'
import { Step } from './step.tsx'
import { Steps } from './steps.tsx'

const steps = [
  { id: 'who', name: 'Who', state: 'done' as const, href: '#who' },
  { id: 'agreement', name: 'Agreement', state: 'current' as const, note: 'Step 2 of 3' },
  { id: 'payment', name: 'Payment', state: 'next' as const },
]
const meta = {
  title: 'Display/Steps',
  component: Steps,
  args: { label: 'Booking', doneLabel: 'Done:', steps },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const AllDone: Story = { args: { steps: steps.map(({ id, name }) => ({ id, name, state: 'done' as const })) } }
export const Ten: Story = {
  args: {
    label: 'Setting up the home',
    steps: ['Address', 'Rooms', 'Pictures', 'Amenities', 'Rules', 'Prices', 'Calendar', 'Bank', 'Tax', 'Agreement'].map(
      (name, at) => ({
        id: name,
        name,
        state: at < 3 ? ('done' as const) : at === 3 ? ('current' as const) : ('next' as const),
        ...(at === 3 && { note: 'Step 4 of 10' }),
      }),
    ),
  },
}
export const OnOnePage: Story = {
  render: () => (
    <>
      <Step number={1} title="Who comes" state="done" mark={<Badge tone="positive">Saved</Badge>}>
        <p>Edith Okafor and five others.</p>
      </Step>
      <Step number={2} title="The agreement" state="current">
        <p>Read it, and sign at its foot.</p>
      </Step>
      <Step number={3} title="Payment" state="next" />
    </>
  ),
}
