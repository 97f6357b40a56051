import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '../actions/button.tsx'
import { PageHead, Section, Stat } from './heads.tsx'

const meta = {
  title: 'Display/Heads',
  component: PageHead,
  args: { title: 'Good morning, Eleanor.' },
} satisfies Meta<typeof PageHead>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const Whole: Story = {
  args: {
    over: 'Thursday 8 July 2027, Amber Coast, 9:48',
    lead: 'Closed Mon 5 July 2027 by Dana Whitfield. A closed statement never changes; corrections come dated in the next one.',
    actions: (
      <>
        <Button icon="print">Print</Button>
        <Button icon="download">CSV</Button>
      </>
    ),
  },
}
export const LongTitle: Story = {
  args: { title: 'Everything that the Whitcombe Family LLC earned between spring and fall' },
}
export const Sections: Story = {
  render: () => (
    <>
      <Section title="Homes" note="40" side={<Button size="small">Columns</Button>}>
        <p>What is in it.</p>
      </Section>
      <Section
        title="Money"
        note="1 January to today, all homes, US dollars"
        side={
          <ButtonLink href="#statement" look="link" size="small">
            Last statement
          </ButtonLink>
        }
      >
        <p>What is in it.</p>
      </Section>
    </>
  ),
}
export const Stats: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 24 }}>
      <Stat label="Earned" figure="412,806.20" note="your share of every stay that has begun, after costs" />
      <Stat label="Paid to you" figure="361,940.05" note="last: Wed 16 Jun, 41,206.18" />
      <Stat label="Booked ahead" figure="538,275.00" note="yours at check-in, not before" quiet />
      <Stat label="Homes" figure="40" />
    </div>
  ),
}
