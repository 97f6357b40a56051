import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { EmptyState } from '../feedback/empty-state.tsx'
import { Status } from './status.tsx'
import { Table, type TableProps, type TableSort } from './table.tsx'

type Payout = { id: string; day: string; homes: string; state: 'done' | 'waiting' | 'broken'; amount: number }

const payouts: Payout[] = [
  { id: '16 Jul', day: 'Fri 16 Jul', homes: 'Gull House, Saltgrass', state: 'waiting', amount: 38_412.7 },
  { id: '16 Jun', day: 'Wed 16 Jun', homes: 'Gull House, Saltgrass, Pinewater', state: 'done', amount: 41_206.18 },
  { id: '17 May', day: 'Mon 17 May', homes: 'Saltgrass', state: 'done', amount: 13_624.5 },
  { id: '16 Apr', day: 'Fri 16 Apr', homes: 'Gull House', state: 'broken', amount: 4_218.6 },
]
const states = { done: 'Paid', waiting: 'On the way', broken: 'Returned by the bank' }
const money = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 })

const columns: TableProps<Payout>['columns'] = [
  { id: 'day', head: 'Day', cell: ({ day }) => <b>{day}</b>, sortable: true },
  { id: 'homes', head: 'Homes', cell: ({ homes }) => homes, onPhone: false },
  { id: 'state', head: 'State', cell: ({ state }) => <Status state={state}>{states[state]}</Status> },
  { id: 'amount', head: 'US dollars', cell: ({ amount }) => money(amount), align: 'end', sortable: true },
]

const meta = {
  title: 'Display/Table',
  component: Table<Payout>,
  args: { caption: 'Payouts', columns, rows: payouts, rowKey: ({ id }) => id },
} satisfies Meta<typeof Table<Payout>>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const FiguresOnAPhone: Story = { args: { figures: true } }
export const FewerOnATablet: Story = {
  args: { columns: columns.map((column) => (column.id === 'homes' ? { ...column, onTablet: false } : column)) },
}
export const RowsThatLead: Story = { args: { rowHref: ({ id }) => `#${id}` } }
export const WithTotal: Story = {
  args: {
    columns: columns.map((column) => {
      if (column.id === 'day') return { ...column, foot: 'Together' }
      return column.id === 'amount' ? { ...column, foot: money(97_461.98) } : column
    }),
  },
}
export const Sorted: Story = {
  render: (args) => {
    const [sort, setSort] = useState<TableSort>({ column: 'amount', direction: 'descending' })
    const turn = sort.direction === 'ascending' ? 1 : -1
    const rows = args.rows.toSorted(
      (a, b) => turn * (sort.column === 'amount' ? a.amount - b.amount : a.day.localeCompare(b.day)),
    )
    return <Table {...args} rows={rows} sort={sort} onSort={setSort} />
  },
}
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="Nothing has been paid out yet.">The first payout follows the first stay.</EmptyState>,
  },
}
export const LongWords: Story = {
  args: {
    rows: payouts.map((payout) => ({ ...payout, homes: `${payout.homes}, and every other home along Dune Road` })),
    columns: columns.map((column) => ({ ...column, onPhone: true })),
    showCaption: true,
    caption: 'Payouts of the second quarter, with the homes whose stays they pay for',
  },
}
