import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarChart } from './bar-chart.tsx'
import type { ChartPoint } from './points.ts'

const months = [
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
  'December',
]
const earned = [2_100, 2_600, 2_300, 5_300, 9_800, 24_000, 38_900, 41_900, 18_700, null, null, null]
const before = [1_900, 2_200, 2_100, 4_500, 8_000, 19_600, 31_500, 34_300, 15_600, 8_900, 4_100, 7_900]

const points: ChartPoint[] = months.map((name, at) => ({
  id: name,
  name: `${name} 2027`,
  label: name.slice(0, 3),
  now: earned[at] ?? null,
  past: before[at] ?? null,
  current: at === 8,
}))
const money = (value: number) => `${value < 0 ? '−' : ''}$${Math.abs(value).toLocaleString('en-US')}`

const meta = {
  title: 'Charts/Bar chart',
  component: BarChart,
  args: {
    caption: 'Earned by month',
    points,
    words: {
      place: 'Month',
      now: '2027',
      past: '2026',
      none: 'not yet',
      total: 'Together',
      table: 'Table',
      csv: 'Save as CSV',
    },
    format: money,
    fileName: 'earned.csv',
    legend: true,
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const TwoYears: Story = {}
export const OneYear: Story = { args: { points: points.map(({ past: _, ...point }) => point), legend: false } }
export const WithRange: Story = {
  args: {
    caption: 'The next twelve months',
    points: points.map((point) => ({
      ...point,
      now: (point.past ?? 0) * 1.2,
      low: (point.past ?? 0) * 1.1,
      high: (point.past ?? 0) * 1.28,
    })),
    format: (value) => money(Math.round(value)),
    formatScale: (value) => `${value / 1000}k`,
    words: {
      place: 'Month',
      now: 'expected',
      past: 'last year',
      low: 'at least, nine in ten',
      high: 'at most, nine in ten',
      none: 'none',
      table: 'Table',
      csv: 'Save as CSV',
    },
  },
}
export const BelowZero: Story = {
  args: { points: points.map((point, at) => ({ ...point, now: (at % 5) * 900 - 1400, past: 900 - (at % 3) * 700 })) },
}
export const NothingYet: Story = { args: { points: points.map((point) => ({ ...point, now: 0, past: 0 })) } }
export const OnePoint: Story = { args: { points: points.slice(6, 7) } }
export const ManyPoints: Story = {
  args: {
    caption: 'Nights booked by week',
    points: Array.from({ length: 52 }, (_, at) => ({
      id: String(at),
      name: `Week ${at + 1}`,
      label: `W ${at + 1}`,
      now: Math.round(140 + 120 * Math.sin(at / 8)),
    })),
    words: { place: 'Week', now: 'Nights', none: 'none', table: 'Table', csv: 'Save as CSV' },
    format: (value) => `${value} nights`,
    formatScale: String,
    legend: false,
  },
}
