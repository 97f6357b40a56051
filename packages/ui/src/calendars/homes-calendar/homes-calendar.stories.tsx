import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../actions/button.tsx'
import { addDays, daysBetween, weekdayOf } from '../calendar-days.ts'
import type { ClaimKind, HomeClaim, HomeGroup, HomeLine, HomesCalendarProps } from './homes.ts'
import { ClaimMark, HomesCalendar, type PickedNights } from './homes-calendar.tsx'

const today = '2027-07-08'
const from = '2027-07-05'
const towns = ['Dune Road', 'East Harbor', 'Northlake', 'Vine Hollow']
const names = [
  'Gull House',
  'Saltgrass',
  'Windrow',
  'The Long Dune',
  'Linen Cove',
  'Tern House',
  'Blue Hour',
  'Pearl Strand',
  'Quay Cottage',
  'Pinewater',
]
const guests = ['Castellanos', 'Whitlock', 'Nakamura', 'Farrow', 'Okafor', 'Bergström', 'Abernathy', 'Marchetti']
const kinds: ClaimKind[] = ['booked', 'booked', 'requested', 'booked', 'blocked', 'externalblock', 'booked', 'opened']
const kindNames: Record<ClaimKind, string> = {
  booked: 'Booked',
  requested: 'Requested',
  opened: 'Opened',
  blocked: 'Blocked',
  turnover: 'Turnover',
  externalblock: 'Other calendar',
}
const labels: Partial<Record<ClaimKind, string>> = {
  blocked: 'Repair',
  opened: 'Opened',
  externalblock: 'Other calendar',
}

const dayText = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })

/** Consecutive stays with gaps, always the same for a given home. */
const claimsOf = (home: number, days: number): HomeClaim[] => {
  const claims: HomeClaim[] = []
  for (let at = -3 + (home % 5), turn = home; at < days; turn++) {
    const nights = 2 + ((turn * 5) % 8)
    const kind = kinds[turn % kinds.length] ?? 'booked'
    const guest = guests[turn % guests.length] ?? ''
    const label = labels[kind] ?? (kind === 'requested' ? `${guest} asks` : guest)
    claims.push({
      key: `${kind}-${turn}`,
      kind,
      from: addDays(from, at),
      to: addDays(from, at + nights),
      label,
      name: kindNames[kind],
      note: `${nights} nights`,
      ...(kind === 'booked' && { href: `#booking-${turn}` }),
    })
    if (turn % 3 === 0)
      claims.push({
        key: `turnover-${turn}`,
        kind: 'turnover',
        from: addDays(from, at + nights),
        to: addDays(from, at + nights + 1),
        label: '',
        name: 'Turnover',
      })
    at += nights + (turn % 3 === 0 ? 1 : 0) + ((turn * 3) % 5)
  }
  return claims
}

const homeOf = (id: number, days: number): HomeLine => ({
  id,
  name: (
    <a href={`#home-${id}`} style={{ fontSize: '0.875rem', fontWeight: 560, whiteSpace: 'nowrap' }}>
      {names[id % names.length]}
      {id >= names.length && ` ${Math.floor(id / names.length) + 1}`}
    </a>
  ),
  today,
  claims: claimsOf(id, days),
  nightOf: (date, claim) => {
    const price = 640 + ((id * 130 + weekdayOf(date) * 70) % 900)
    if (claim) return { name: `${dayText(date)}, ${claim.name}, ${claim.label}`, free: false }
    if (date < today) return { name: `${dayText(date)}, past`, free: false }
    return { name: `${dayText(date)}, free, $${price}`, free: true, text: price.toLocaleString('en-US') }
  },
})

const groupsOf = (count: number, days: number): HomeGroup[] => {
  const homes = Array.from({ length: count }, (_, id) => homeOf(id, days))
  const each = Math.ceil(count / towns.length)
  return towns.map((town, at) => ({
    id: town,
    name: <b style={{ fontFamily: 'var(--display)', fontWeight: 430, fontSize: '0.9375rem' }}>{town}</b>,
    homes: homes.slice(at * each, (at + 1) * each),
  }))
}

const Stage = (args: HomesCalendarProps) => {
  const [picked, setPicked] = useState<PickedNights | undefined>(args.picked)
  const [isOpen, setOpen] = useState(false)
  const clear = () => {
    setPicked(undefined)
    setOpen(false)
  }
  return (
    <>
      <HomesCalendar {...args} picked={picked} onPick={setPicked} onOpen={() => setOpen(true)} onClear={clear} />
      <p role="status" style={{ paddingTop: 12 }}>
        {picked &&
          `${isOpen ? 'Opened' : 'Picked'}: ${dayText(picked.from)} to ${dayText(picked.to)}, home ${picked.homeId}`}
      </p>
    </>
  )
}

const meta = {
  title: 'Calendars/Homes calendar',
  component: HomesCalendar,
  args: {
    label: 'Nights of your homes',
    help: 'Arrow keys move over the nights, Shift with an arrow key takes several, Enter opens them, Escape clears the selection.',
    corner: '12 homes',
    from,
    days: 21,
    today,
    dayHead: (date) => ({ short: dayText(date).slice(0, 3), name: dayText(date) }),
    groups: groupsOf(12, 21),
    picked: undefined,
    onPick: () => {},
    onOpen: () => {},
    onClear: () => {},
    closeLabel: 'Close',
    card: (_, claim, close) => ({
      name: `About ${claim.label || claim.name}`,
      content: (
        <>
          <b>{claim.label ? `${claim.name}: ${claim.label}` : claim.name}</b>
          <p>
            {dayText(claim.from)} to {dayText(claim.to)}, {daysBetween(claim.from, claim.to)} nights
          </p>
          <Button look="link" size="small" onClick={close}>
            Open the nights
          </Button>
        </>
      ),
    }),
  },
  render: (args) => <Stage {...args} />,
} satisfies Meta<typeof HomesCalendar>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeWeeks: Story = {}
export const OneWeek: Story = { args: { days: 7 } }
export const FiveWeeks: Story = { args: { days: 35, groups: groupsOf(12, 35) } }
export const Picked: Story = {
  args: { picked: { homeId: 8, from: '2027-07-12', to: '2027-07-14', anchor: '2027-07-12' } },
}
export const OneUnread: Story = {
  args: {
    groups: groupsOf(4, 21).map((group, at) => ({
      ...group,
      homes: group.homes.map((home) =>
        at === 0
          ? { ...home, unread: 'The calendar of this home could not be read. Reload the page to try again.' }
          : home,
      ),
    })),
  },
}
const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })
export const TwoYearsOfFortyHomes: Story = {
  args: { corner: '40 homes', days: 730, dayWidth: 39, monthName, groups: groupsOf(40, 730), maxHeight: '560px' },
}
export const Legend: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 18 }}>
      {(Object.keys(kindNames) as ClaimKind[]).map((kind) => (
        <li key={kind} style={{ display: 'flex', alignItems: 'center', gap: 7 }}>
          <ClaimMark kind={kind} /> {kindNames[kind]}
        </li>
      ))}
    </ul>
  ),
}
