import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RangeSlider, Slider } from './range-slider.tsx'

const meta = {
  title: 'Forms/Range slider',
  component: RangeSlider,
  args: {
    label: 'Share of guests',
    value: [0, 100],
    onChange: () => {},
    write: (value) => `${value} %`,
    words: { low: 'From', high: 'To' },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 380 }}>
        <RangeSlider {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const bars = [0, 2, 5, 9, 14, 22, 31, 28, 24, 26, 19, 12, 14, 8, 6, 3, 4, 1, 0, 2]

export const Defaults: Story = {}
export const Narrowed: Story = { args: { value: [20, 64] } }
export const WithHistogram: Story = {
  args: {
    label: 'Price of the stay',
    min: 0,
    max: 20000,
    step: 250,
    value: [4000, 12500],
    write: (value) => (value === 20000 ? '$20,000 and more' : dollars.format(value)),
    words: { low: 'Lowest price', high: 'Highest price' },
    bars,
  },
}
export const Together: Story = { args: { value: [100, 100] } }
export const Disabled: Story = { args: { value: [20, 64], disabled: true, hint: 'Choose a year first.' } }
export const OneThumb: Story = {
  render: () => {
    const [value, setValue] = useState(30)
    return (
      <div style={{ maxWidth: 380 }}>
        <Slider label="Deposit" value={value} onChange={setValue} write={(share) => `${share} %`} step={5} />
      </div>
    )
  },
}
/** Calls back only when a thumb is released. */
export const Settling: Story = {
  render: (args) => {
    const [value, setValue] = useState(args.value)
    const [settled, setSettled] = useState('nothing yet')
    return (
      <div style={{ maxWidth: 380 }}>
        <RangeSlider
          {...args}
          value={value}
          onChange={setValue}
          onSettle={(values) => setSettled(values.join(' to '))}
        />
        <p className="t-small muted">Settled: {settled}</p>
      </div>
    )
  },
}
