/**
 * The screens of the product that exist: path, aliases and what titles, menus and the login gate need (spec section 2).
 * Screens still to come are not listed, so nothing links to them and they answer with the not-found page.
 */
export type Portal = 'frontEnd' | 'owners' | 'partners' | 'travelers' | 'account' | 'quiz'

export type RouteEntry = {
  id: string
  /** React Router pattern. */
  path: string
  aliases: readonly string[]
  portal: Portal
  /** Page title; {param} is replaced by the prettified parameter. */
  label: string
  description?: string
  /** Patterns a parameter must match; otherwise the not-found page. */
  params: Readonly<Record<string, RegExp>>
  authRequired: boolean
  roles?: readonly string[]
  checkOutFlow?: boolean
  floatingMenu?: boolean
  footerCta?: { type: string; label: string }
}

const oneOf = (...words: string[]): RegExp => new RegExp(`^(?:${words.join('|')})$`)

/** What a parameter of an address must look like (spec section 2); an optional one may be missing. */
export const paramPatterns = {
  id: /^[1-9]\d{0,15}$/,
  slug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  hash: /^[A-Za-z0-9_-]{8,128}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  invoiceNumber: /^[A-Za-z]+-\d+$/,
  invoicesType: oneOf('open', 'all'),
  issuesType: oneOf('pending', 'all', 'check-out', 'damage-claims'),
  vendorType: oneOf('general', 'utilities', 'contracts'),
  displayTab: oneOf('details', 'jobs', 'invoices'),
  colType: oneOf('owners', 'guests', 'brokers', 'buyers'),
  agreementType: oneOf(
    'terms',
    'booking-agreement',
    'promotion-agreement',
    'service-agreement',
    'dispute-resolution-center',
    'insurance-information',
    'privacy-policy',
    'android-privacy-policy',
    'concierge',
    'cancellation-policy',
    'nys-disclosure',
    'service-fee',
  ),
} as const
const { id: digits, slug, hash, date: day } = paramPatterns

const route = <
  const E extends Omit<RouteEntry, 'aliases' | 'params' | 'portal' | 'authRequired'> & Partial<RouteEntry>,
>(
  entry: E,
) => ({
  aliases: [] as readonly string[],
  params: {} as Readonly<Record<string, RegExp>>,
  portal: 'frontEnd' as Portal,
  authRequired: false,
  ...entry,
})

const guest = { portal: 'travelers', authRequired: true, roles: ['traveler'] } as const
const owner = { portal: 'owners', authRequired: true, roles: ['owner'] } as const

export const routes = [
  route({
    id: 'home',
    path: '/',
    aliases: ['/home', '/index', '/index.html', '/index.php'],
    label: 'Luxury vacation rentals',
    floatingMenu: true,
  }),
  route({
    id: 'search',
    path: '/book-a-property/:mapOrAffiliate?',
    label: 'Find a house',
    params: { mapOrAffiliate: /^[A-Za-z0-9_-]{1,64}$/ },
  }),
  route({
    id: 'property',
    path: '/properties/:slug/:thirdParty?',
    aliases: ['/property/:slug/:thirdParty?'],
    label: '{slug}',
    params: { slug, thirdParty: /^[A-Za-z0-9_-]{1,64}$/ },
  }),
  route({
    id: 'property-preview',
    path: '/preview-property/:propertyId/:hash?',
    label: 'Preview',
    params: { propertyId: digits, hash },
  }),
  route({ id: 'similar-properties', path: '/similar-properties/:slug', label: 'Houses like {slug}', params: { slug } }),
  route({ id: 'book', path: '/book', label: 'Book', checkOutFlow: true }),
  route({ id: 'book-payment', path: '/book-payment', label: 'Pay', checkOutFlow: true, authRequired: true }),
  route({
    id: 'travelers',
    path: '/travelers',
    aliases: ['/travelers/home', '/travelers/index', '/travelers/index.html', '/travelers/index.php'],
    label: 'Your trips',
    ...guest,
  }),
  route({ id: 'travelers-previous', path: '/travelers/bookings/previous', label: 'Previous stays', ...guest }),
  route({
    id: 'travelers-booking',
    path: '/travelers/bookings/:id',
    label: 'Your stay',
    params: { id: digits },
    ...guest,
  }),
  route({ id: 'owners', path: '/owners', label: 'Today', ...owner }),
  route({ id: 'owners-homes', path: '/owners/properties', label: 'Homes', ...owner }),
  route({
    id: 'owners-calendar',
    path: '/owners/calendar/:propertyId?/:date?',
    label: 'Calendar',
    params: { propertyId: digits, date: day },
    ...owner,
  }),
  route({ id: 'owners-bookings', path: '/owners/bookings', label: 'Bookings', ...owner }),
  route({ id: 'owners-bookings-requested', path: '/owners/bookings/requested', label: 'Requests', ...owner }),
  route({
    id: 'owners-booking-requested',
    path: '/owners/bookings/requested/:bookingId',
    label: 'Request',
    params: { bookingId: digits },
    ...owner,
  }),
  route({ id: 'owners-bookings-previous', path: '/owners/bookings/previous', label: 'Previous bookings', ...owner }),
  route({ id: 'owners-bookings-upcoming', path: '/owners/bookings/upcoming', label: 'Upcoming bookings', ...owner }),
  route({
    id: 'owners-booking',
    path: '/owners/bookings/:bookingId',
    label: 'Booking',
    params: { bookingId: digits },
    ...owner,
  }),
  route({ id: 'owners-statements', path: '/owners/accounting/statements', label: 'Statements', ...owner }),
  route({
    id: 'owners-statement',
    path: '/owners/accounting/statements/:year/:quarter',
    label: 'Statement',
    params: { year: /^\d{4}$/, quarter: /^[1-4]$/ },
    ...owner,
  }),
  route({
    id: 'owners-signup',
    path: '/owners/signup/:slug?',
    aliases: ['/owners/sign-up/:slug?'],
    portal: 'owners',
    label: 'List your house',
    params: { slug },
  }),
  route({ id: 'account', path: '/account', portal: 'account', label: 'My Account', authRequired: true }),
] as const satisfies readonly RouteEntry[]

export type RouteId = (typeof routes)[number]['id']
export const routeById = (id: RouteId): RouteEntry => routes.find((entry) => entry.id === id) as RouteEntry
