import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { SidePanel } from '../overlays/side-panel.tsx'
import {
  type DataColumn,
  DataTable,
  type DataTableProps,
  type DataTableWords,
  type TableView,
  wholeView,
} from './data-table.tsx'
import { Meter, Status } from './status.tsx'

type Home = {
  id: number
  name: string
  town: string
  tonight: 'Guests in' | 'Empty tonight' | 'Repair open'
  arrival: string
  paid: number
  earned: number | null
  against: number
}

const names = [
  'Gull House',
  'Saltgrass',
  'Windrow',
  'The Long Dune',
  'Linen Cove',
  'Tern House',
  'Rosecliff',
  'Pinewater',
  'Firelight',
  'Orchard Hall',
  'Emberfield',
  'Quay Cottage',
]
const towns = ['Dune Road', 'East Harbor', 'Northlake', 'Vine Hollow']
const marks = { 'Guests in': 'done', 'Empty tonight': 'off', 'Repair open': 'broken' } as const
const tonights = ['Guests in', 'Guests in', 'Empty tonight', 'Guests in', 'Repair open'] as const

const homes = (count: number): Home[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at,
    name: `${names[at % names.length]}${at < names.length ? '' : ` ${Math.floor(at / names.length) + 1}`}`,
    town: towns[Math.floor(at / 3) % towns.length] ?? '',
    tonight: tonights[(at * 7) % tonights.length] ?? 'Guests in',
    arrival: `Fri ${1 + ((at * 5) % 28)} Jul`,
    paid: (at * 37) % 101,
    earned: at % 11 === 10 ? null : 14_619.3 + ((at * 7919) % 38_000),
    against: ((at * 13) % 33) - 11,
  }))

const money = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const columns: DataColumn<Home>[] = [
  { id: 'home', name: 'Home', value: ({ name }) => name, filter: 'text', width: '180px', foot: () => 'Together' },
  { id: 'town', name: 'Town', value: ({ town }) => town, filter: 'choice' },
  {
    id: 'tonight',
    name: 'Tonight',
    value: ({ tonight }) => tonight,
    cell: ({ tonight }) => <Status state={marks[tonight]}>{tonight}</Status>,
    filter: 'choice',
  },
  { id: 'arrival', name: 'Next arrival', value: ({ arrival }) => arrival, onPhone: false },
  {
    id: 'paid',
    name: 'July, paid',
    value: ({ paid }) => paid,
    cell: ({ paid }) => (
      <span>
        <Meter percent={paid} size="small" /> <span style={{ display: 'inline-block', minWidth: '5ch' }}>{paid}%</span>
      </span>
    ),
    align: 'end',
  },
  {
    id: 'earned',
    name: 'Earned 2027',
    value: ({ earned }) => earned,
    cell: ({ earned }) => earned !== null && <b>{money(earned)}</b>,
    foot: (rows) => money(rows.reduce((sum, { earned }) => sum + (earned ?? 0), 0)),
    align: 'end',
  },
  {
    id: 'against',
    name: 'Against 2026',
    value: ({ against }) => against,
    cell: ({ against }) => `${against < 0 ? '−' : '+'}${Math.abs(against)}%`,
    align: 'end',
    onPhone: false,
  },
]

const words: DataTableWords = {
  columns: 'Columns',
  csv: 'CSV',
  filterBy: (column) => `Filter by ${column}`,
  contains: (column) => `${column} contains`,
  filtered: (column, what) => `${column}: ${what}`,
  andMore: (first, more) => (more > 0 ? `${first} and ${more} more` : first),
  clear: 'Clear',
  clearAll: 'Clear filters',
  close: 'Close',
  sortBy: 'Sort',
  unsorted: 'As they come',
  ordered: (column, direction) => `${column}, ${direction === 'ascending' ? 'lowest first' : 'highest first'}`,
  shown: (shown, all) => (shown === all ? `${all.toLocaleString('en-US')} homes` : `${shown} of ${all} homes`),
  selected: (count) => (count === 1 ? '1 home picked' : `${count} homes picked`),
  selectAll: 'Pick all homes in view',
  selectRow: (name) => `Pick ${name}`,
  nothing: 'No home passes these filters.',
}

const SavedView = (args: DataTableProps<Home>) => {
  const [view, setView] = useState<TableView>(args.view)
  return <DataTable {...args} view={view} onView={setView} />
}

const meta = {
  title: 'Display/Data table',
  component: DataTable<Home>,
  args: {
    caption: 'Homes',
    columns,
    rows: homes(12),
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    view: wholeView,
    onView: () => {},
    words,
    fileName: 'homes.csv',
  },
  render: (args) => <SavedView {...args} />,
} satisfies Meta<typeof DataTable<Home>>
export default meta
type Story = StoryObj<typeof meta>

export const Homes: Story = {}
export const SortedAndFiltered: Story = {
  args: {
    rows: homes(40),
    view: {
      sort: { column: 'earned', direction: 'descending' },
      filters: { town: ['Dune Road', 'Northlake'], home: 'e' },
      hidden: ['arrival'],
    },
  },
}
export const NothingPasses: Story = { args: { view: { ...wholeView, filters: { home: 'palace' } } } }
export const Picked: Story = {
  render: (args) => {
    const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set([1, 2]))
    return (
      <SavedView
        {...args}
        selected={selected}
        onSelect={setSelected}
        selectionActions={
          <Button size="small" icon="lock">
            Block nights
          </Button>
        }
      />
    )
  },
}
export const RowsThatOpen: Story = {
  render: (args) => {
    const [open, setOpen] = useState<Home>()
    return (
      <>
        <SavedView {...args} onRow={setOpen} openRow={open?.id} />
        <SidePanel
          open={open !== undefined}
          onClose={() => setOpen(undefined)}
          title={open?.name ?? ''}
          closeLabel="Close"
        >
          <p>{open?.town}</p>
        </SidePanel>
      </>
    )
  },
}
export const RowsThatLead: Story = { args: { rowHref: ({ id }) => `#home-${id}` } }
export const Loading: Story = { args: { rows: [], loading: true } }
export const LoadingAgain: Story = { args: { loading: true } }
export const Failed: Story = { args: { rows: [], error: 'The homes could not be read. Try again in a moment.' } }
export const FailedWithOldRows: Story = {
  args: { rows: homes(4), error: 'The homes could not be read again. These are from 9:46.' },
}
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No home is in your name yet.">Set one up, and it stands here.</EmptyState>,
  },
}
export const TenThousand: Story = {
  args: { rows: homes(10_000), onRow: () => {}, onSelect: () => {}, selected: new Set() },
}
export const ManyColumns: Story = {
  args: {
    rowHref: ({ id }) => `#home-${id}`,
    columns: [
      ...columns,
      ...Array.from({ length: 12 }, (_, at) => ({
        id: `month-${at}`,
        name: `Month ${at + 1}`,
        value: ({ paid }: Home) => ((paid + at) * 97) % 9000,
        align: 'end' as const,
        onPhone: at < 2,
      })),
    ],
  },
}
