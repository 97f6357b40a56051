import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { DateField } from './date-field.tsx'
import { MoneyField } from './money-field.tsx'
import { stopMovedValues } from './moved-values.ts'
import { NumberField } from './number-field.tsx'
import { NumberStepper } from './number-stepper.tsx'

const meta = {
  title: 'Forms/Number field',
  component: NumberField,
  args: {
    label: 'Living area',
    value: null,
    onChange: () => {},
    words: { unclear: 'This is not a number.', outside: 'Enter a number from 1 to 10.' },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 360, display: 'grid', gap: 12 }}>
        <NumberField {...args} value={value} onChange={setValue} />
        <p className="t-small muted">Value: {value ?? 'none'}</p>
      </div>
    )
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 2400, unit: 'sq ft' } }
export const OneToTen: Story = { args: { label: 'Parking places', min: 1, max: 10, value: 5, hint: 'From 1 to 10.' } }
export const TwoDecimals: Story = {
  args: { label: 'Noise at night', decimals: 2, step: 0.1, value: 28.5, unit: 'dB' },
}
/** For values sent to a server: called once, not while typing. */
export const WhenSettled: Story = { args: { value: 2400, whenSettled: true } }
export const Invalid: Story = { args: { value: 0, error: 'Someone must have measured it.' } }
export const Disabled: Story = { args: { value: 2400, disabled: true, hint: 'Comes from the survey of 2025.' } }
export const Long: Story = {
  args: {
    label: 'The longest distance in a straight line from the kitchen door to the water at low tide',
    aside: 'Optional',
    value: 123456789,
    unit: 'feet above the mark',
  },
}

const noWords = { unclear: 'This cannot be read.', outside: 'This is beyond the limits.' }
const dateWords = {
  ...{ calendar: 'Days', previousMonth: 'Month before', nextMonth: 'Month after', month: 'Month', year: 'Year' },
  ...{ open: 'Open the calendar', close: 'Close', ...noWords },
}

/** A form that isn't submitted by the same press that changes a value in it. */
export const InAForm: Story = {
  render: () => {
    const [text, setText] = useState('nothing')
    const [sent, setSent] = useState(0)
    const [people, setPeople] = useState<number | null>(2)
    const [price, setPrice] = useState<{ amount: number; currency: string } | null>(null)
    const [day, setDay] = useState<string | null>(null)
    const [dogs, setDogs] = useState(1)
    useEffect(() => stopMovedValues(({ label, value }) => setText(`${label} is ${value}`)), [])
    const box = { maxWidth: 360, display: 'grid', gap: 12 }
    return (
      <form
        style={box}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSent(sent + 1)
        }}
      >
        <NumberField label="People" min={1} max={3} words={noWords} value={people} onChange={setPeople} />
        <MoneyField
          label="Price"
          currency="USD"
          decimals={2}
          max={30_000}
          words={noWords}
          value={price}
          onChange={setPrice}
        />
        <DateField
          label="Day"
          min="2026-11-20"
          max="2026-11-29"
          today="2026-11-20"
          words={dateWords}
          value={day}
          onChange={setDay}
        />
        <NumberStepper label="Dogs" max={2} value={dogs} onChange={setDogs} lessLabel="One less" moreLabel="One more" />
        <div>
          <Button type="submit" look="primary">
            Send
          </Button>
        </div>
        <p className="t-small muted">
          Sent {sent} times. Text: {text}.
        </p>
      </form>
    )
  },
}
