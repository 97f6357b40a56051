import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Avatar, Badge, Meter, ProgressBar, Status, type StatusState, type Tone } from './status.tsx'

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 20 }}>{children}</div>
)
const Column = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: 20, maxWidth: 420 }}>{children}</div>
)

const meta = {
  title: 'Display/Status',
  component: ProgressBar,
  args: { percent: 42, label: 'Uploading' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

const tones: [Tone, string][] = [
  ['neutral', 'Draft'],
  ['positive', 'Verified'],
  ['warning', 'Expires soon'],
  ['danger', 'Refused'],
  ['accent', 'New'],
  ['info', 'Managed by us'],
]
const states: [StatusState, string][] = [
  ['done', 'Paid'],
  ['waiting', 'Waits for you'],
  ['half', 'Arriving today'],
  ['yours', 'You, until Sat'],
  ['broken', 'Repair open'],
  ['off', 'Empty tonight'],
]

export const Badges: Story = {
  render: () => (
    <Row>
      {tones.map(([tone, word]) => (
        <Badge key={tone} tone={tone}>
          {word}
        </Badge>
      ))}
      <Badge tone="positive" icon="check">
        Signed
      </Badge>
    </Row>
  ),
}
export const Statuses: Story = {
  render: () => (
    <Row>
      {states.map(([state, word]) => (
        <Status key={state} state={state}>
          {word}
        </Status>
      ))}
    </Row>
  ),
}
export const Avatars: Story = {
  render: () => (
    <Row>
      <Avatar name="Eleanor Whitcombe" />
      <Avatar name="Cher" />
      <Avatar name="Anna Maria von Trapp" size={48} />
      <Avatar name="" />
      <Avatar name="A picture" image="/hero.avif" size={48} />
    </Row>
  ),
}
export const Meters: Story = {
  render: () => (
    <Column>
      <Meter percent={0} label="Nothing" />
      <Meter percent={42} label="Gross occupancy" />
      <Meter percent={80.2} tone="accent" label="Available occupancy" />
      <Meter percent={140} label="Held at the end" />
      <p>
        <Meter percent={91} size="small" /> 91%
      </p>
    </Column>
  ),
}
export const Progress: Story = {}
export const ProgressDone: Story = { args: { percent: 100 } }
export const ProgressBelowNothing: Story = { args: { percent: -5 } }
export const ProgressBeyondTheEnd: Story = { args: { percent: 140 } }
