import type { Meta, StoryObj } from '@storybook/react-vite'
import { LineChart } from './line-chart.tsx'
import type { ChartPoint } from './points.ts'

const months = [
  'December',
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
]
const now = [260, 420, 590, 820, 1080, 1370, 1640, 1874]
const past = [200, 360, 500, 690, 900, 1120, 1340, 1540, 1740, 1890, 2000, 2070]

const points: ChartPoint[] = months.map((name, at) => ({
  id: name,
  name: `${name} ${at === 0 ? 2026 : 2027}`,
  label: name.slice(0, 3),
  now: now[at] ?? null,
  past: past[at] ?? null,
  current: at === 7,
}))
const nights = (value: number) => value.toLocaleString('en-US')

const meta = {
  title: 'Charts/Line chart',
  component: LineChart,
  args: {
    caption: 'Nights booked for the summer',
    points,
    words: {
      place: 'End of',
      now: 'this year',
      past: 'a year ago',
      none: 'not yet',
      table: 'Table',
      csv: 'Save as CSV',
    },
    format: nights,
    fileName: 'pace.csv',
  },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Pace: Story = { args: { band: 'difference', ends: { now: '1,874 this year', past: '1,540 a year ago' } } }
export const WithTarget: Story = { args: { target: { value: 2400, label: 'Goal: 2,400 nights' }, legend: true } }
export const Forecast: Story = {
  args: {
    band: 'range',
    legend: true,
    points: points.map((point, at) => ({
      ...point,
      now: at * 170 + 200,
      low: at * 150 + 180,
      high: at * 205 + 220,
      past: null,
    })),
    words: {
      place: 'End of',
      now: 'expected',
      low: 'at least',
      high: 'at most',
      none: 'none',
      table: 'Table',
      csv: 'Save as CSV',
    },
  },
}
export const WithGaps: Story = {
  args: { points: points.map((point, at) => ({ ...point, now: at % 4 === 3 ? null : (past[at] ?? 0) + 200 })) },
}
export const NotFromZero: Story = {
  args: {
    caption: 'Price of a night',
    fromZero: false,
    points: points.map((point, at) => ({ ...point, now: 1180 + at * 9, past: 1150 + at * 7 })),
  },
}
export const BelowZero: Story = {
  args: { points: points.map((point, at) => ({ ...point, now: at * 40 - 200, past: 120 - at * 20 })) },
}
export const Nothing: Story = { args: { points: points.map((point) => ({ ...point, now: null, past: null })) } }
