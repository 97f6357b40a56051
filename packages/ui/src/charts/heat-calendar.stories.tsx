import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { HeatCalendarProps, HeatMark, HeatRow } from './heat.ts'
import { HeatCalendar } from './heat-calendar.tsx'

const first = Date.UTC(2027, 6, 1)
const text = (date: Date, options: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString('en-US', { timeZone: 'UTC', ...options })

/** Prices resembling a year by the sea: summer, weekends, holidays. */
const priceOf = (date: Date): number => {
  const day = Math.floor((date.getTime() - first) / 86_400_000)
  const season = 700 + 620 * Math.cos(((day - 28) / 365) * 2 * Math.PI)
  const weekend = [5, 6].includes(date.getUTCDay()) ? 1.23 : 1
  return Math.min(1480, Math.max(420, Math.round((season * weekend) / 5) * 5))
}

const marksOf = (date: Date, price: number): HeatMark[] => [
  ...((date.getUTCDate() * 7 + date.getUTCMonth() * 3) % 11 < 4 ? (['foot'] as const) : []),
  ...(price === 420 ? (['dot'] as const) : []),
  ...(price === 1480 ? (['top'] as const) : []),
  ...(date.getUTCMonth() === 9 && date.getUTCDate() > 7 && date.getUTCDate() < 11 ? (['corner'] as const) : []),
]

const year: HeatRow[] = Array.from({ length: 12 }, (_, month) => {
  const days = new Date(Date.UTC(2027, 7 + month, 0)).getUTCDate()
  const dates = Array.from({ length: days }, (_, day) => new Date(Date.UTC(2027, 6 + month, day + 1)))
  const prices = dates.map(priceOf)
  return {
    id: String(month),
    name: text(dates[0] as Date, { month: 'short' }),
    end: Math.round(prices.reduce((sum, price) => sum + price, 0) / days).toLocaleString('en-US'),
    cells: dates.map((date, at) => ({
      id: date.toISOString().slice(0, 10),
      name: text(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      value: prices[at] ?? null,
      marks: marksOf(date, prices[at] ?? 0),
      over: month === 0 && at < 7,
    })),
  }
})

const Picking = (args: HeatCalendarProps) => {
  const [selected, setSelected] = useState(args.selected)
  return <HeatCalendar {...args} selected={selected} onSelect={setSelected} />
}

const meta = {
  title: 'Charts/Heat calendar',
  component: HeatCalendar,
  args: {
    caption: 'Price of every night',
    columns: Array.from({ length: 31 }, (_, day) => String(day + 1)),
    rows: year,
    words: {
      row: 'Month',
      cell: 'Night',
      value: 'Price',
      end: 'average',
      span: (least, most) => `${least} to ${most}`,
      marks: { foot: 'booked', dot: 'at the floor', top: 'at the cap', corner: 'your own price' },
      none: 'no price',
      table: 'Table',
      csv: 'Save as CSV',
    },
    format: (value) => `$${value.toLocaleString('en-US')}`,
    fileName: 'prices.csv',
  },
} satisfies Meta<typeof HeatCalendar>
export default meta
type Story = StoryObj<typeof meta>

export const YearOfNights: Story = { args: { selected: '2027-07-17' }, render: (args) => <Picking {...args} /> }
export const OnlyToRead: Story = {}
export const MonthsByHomes: Story = {
  args: {
    caption: 'Occupancy by month',
    columns: year.map(({ name }) => name),
    rows: ['Gull House', 'Saltgrass', 'Windrow', 'The Long Dune', 'Linen Cove'].map((name, home) => ({
      id: name,
      name,
      cells: year.map(({ name: month, cells }, at) => ({
        id: `${name} ${month}`,
        name: `${name}, ${month}`,
        value: at === 11 && home === 3 ? null : Math.round(((cells[home]?.value ?? 0) / 1480) * 100),
      })),
    })),
    words: {
      row: 'Home',
      cell: 'Month',
      value: 'Occupancy',
      span: (least, most) => `${least} to ${most}`,
      marks: {},
      none: 'not open',
      table: 'Table',
      csv: 'Save as CSV',
    },
    format: (value) => `${value}%`,
  },
}
export const Empty: Story = {
  args: {
    rows: year
      .slice(0, 2)
      .map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, value: null, marks: [] })) })),
  },
}
