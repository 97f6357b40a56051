import { type AccessLevel, type Booking, type BookingOverview, routeById } from '@porchlight/contract'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { screenOf } from '#app/lib/screens.ts'
import { BookingActions } from './actions.tsx'
import { ScheduledMessages } from './scheduled-messages.tsx'
import { Tags } from './tags.tsx'
import { Todos } from './todos.tsx'
import { Turnovers } from './turnovers.tsx'

const site = { name: 'Porchlight', publicUrl: 'https://stay.example', company: { timeZone: 'America/New_York' } }
const dollars = (amount: number) => ({ amount, currency: 'USD' })
const home = { id: 3, name: 'Kittiwake', timeZone: 'America/New_York', checkInTime: '16:00', checkOutTime: '10:00' }
const booking = {
  id: 7,
  home,
  arrive: '2027-07-02',
  depart: '2027-07-09',
  schedule: [],
  laterFrom: null,
  status: 'confirmed',
  allowedActions: ['change', 'cancel'],
  netPaid: dollars(50_000),
  total: dollars(90_000),
} as unknown as Booking
const todo = {
  id: 5,
  text: 'Name the sixth guest',
  dueOn: null,
  assignee: { id: 2, name: 'Lena Ortiz' },
  by: 'Lena Ortiz',
  doneAt: null,
  doneBy: null,
}
const turnover = { jobId: 9, day: '2027-07-09', opensAt: null, dueAt: null, sameDay: false, state: 'planned' } as const
const overview = {
  todos: [todo],
  waiting: [],
  team: [{ id: 2, name: 'Lena Ortiz' }],
  turnovers: { before: null, after: { ...turnover, assignee: null, other: null } },
} as unknown as BookingOverview
const message = {
  ruleId: 4,
  name: 'Before you arrive',
  state: 'planned',
  at: '2027-06-29T16:00:00.000Z',
  skippedBecause: null,
  text: 'See you soon',
} as const

/** The controls of a booking's page for someone with these access levels. */
const controls = (levels: Record<string, AccessLevel>): string[] => {
  const { path } = routeById('staff-booking')
  const screen = screenOf('/staff/bookings/7', path, {}, { site, language: 'en' } as never)
  const user = { id: 2, levels, permissions: Object.keys(levels), roles: [{ name: 'staff' }] }
  const root = { site, screen, user, language: 'en', scheme: 'system' }
  const element = (
    <>
      <BookingActions booking={booking} talks={false} />
      <Todos booking={booking} deposit={null} overview={overview} />
      <Turnovers booking={booking} guest="Priya Raman" turnovers={overview.turnovers} />
      <Tags bookingId={7} tags={['vip']} />
      <ScheduledMessages bookingId={7} messages={[message]} timeZone={home.timeZone} />
    </>
  )
  const page = { id: 'root', path: '/', element, loader: () => root }
  const router = createMemoryRouter([page], { initialEntries: ['/'], hydrationData: { loaderData: { root } } })
  const html = renderToString(<RouterProvider router={router} />)
  expect(html).toContain('Name the sixth guest')
  expect(html).toContain('Lena Ortiz')
  return [...html.matchAll(/<(button|input|select)\b[^>]*>([^<]*)/g)].map(([, tag = '', text]) => text || tag)
}

it('has no control on a booking that the server would refuse', () => {
  expect(controls({ bookings: 'read' })).toEqual(['Preview'])
  expect(controls({ bookings: 'read', homes: 'act' })).toEqual(['Assign', 'Preview'])
  expect(controls({ bookings: 'read', people: 'act' })).toEqual(['Preview', 'Skip'])
  const all = controls({ bookings: 'act', people: 'act', homes: 'act', money: 'act' })
  expect(all).toEqual(expect.arrayContaining(['Change', 'Charge', 'Refund', 'input', 'select', 'Assign', 'Skip']))
})
