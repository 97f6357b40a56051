import { type RouteEntry, type RouteId, routes } from '@porchlight/contract'
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The module of each screen. Several screens may share one. */
const modules: Record<RouteId, string> = {
  home: 'site/home/page.tsx',
  search: 'site/search/page.tsx',
  property: 'site/property/page.tsx',
  'property-preview': 'site/property/preview.tsx',
  'similar-properties': 'site/similar/page.tsx',
  book: 'site/checkout/book.tsx',
  'book-payment': 'site/checkout/payment.tsx',
  travelers: 'traveler/trips/page.tsx',
  'travelers-previous': 'traveler/trips/previous.tsx',
  'travelers-booking': 'traveler/booking/page.tsx',
  owners: 'owner/today/page.tsx',
  'owners-homes': 'owner/homes/page.tsx',
  'owners-calendar': 'owner/calendar/page.tsx',
  'owners-bookings': 'owner/bookings/page.tsx',
  'owners-bookings-requested': 'owner/bookings/page.tsx',
  'owners-bookings-previous': 'owner/bookings/page.tsx',
  'owners-bookings-upcoming': 'owner/bookings/page.tsx',
  'owners-booking': 'owner/booking/page.tsx',
  'owners-booking-requested': 'owner/booking/page.tsx',
  'owners-statements': 'owner/statements/page.tsx',
  'owners-statement': 'owner/statement/page.tsx',
  'owners-signup': 'account/owner-signup.tsx',
  account: 'account/page.tsx',
}

/** A screen and its aliases, which carry its id and a number. */
const screen = ({ id, path, aliases }: RouteEntry): RouteConfigEntry[] => {
  const file = modules[id as RouteId]
  const main = path === '/' ? index(file, { id }) : route(path, file, { id })
  return [main, ...aliases.map((alias, number) => route(alias, file, { id: `${id}~${number + 1}` }))]
}

const screens = (wanted: (entry: RouteEntry) => boolean): RouteConfigEntry[] =>
  (routes as readonly RouteEntry[]).filter(wanted).flatMap(screen)

const open = (entry: RouteEntry): boolean => !entry.authRequired

export default [
  layout('site/layout.tsx', [
    ...screens((entry) => open(entry) && entry.portal === 'frontEnd' && !entry.checkOutFlow),
    route('*', 'site/not-found.tsx'),
  ]),
  ...screens((entry) => open(entry) && entry.checkOutFlow === true),
  ...screens((entry) => open(entry) && entry.portal === 'owners'),
  layout('account/gate.tsx', [
    ...screens((entry) => !open(entry) && entry.checkOutFlow === true),
    layout(
      'owner/layout.tsx',
      screens((entry) => !open(entry) && entry.portal === 'owners'),
    ),
    layout(
      'traveler/layout.tsx',
      screens((entry) => !open(entry) && entry.portal === 'travelers'),
    ),
    layout(
      'account/layout.tsx',
      screens((entry) => !open(entry) && entry.portal === 'account'),
    ),
  ]),
] satisfies RouteConfig
