import { describe, expect, it } from 'vitest'
import spec from '../../../../tools/spec/routes.json' with { type: 'json' }
import { filledLabel, portalAt, routeAt, routeById, routes } from './index.ts'
import { staffRoutes } from './staff.ts'

/** Our own screens, which the specification doesn't name. */
const ours = [
  ...staffRoutes.map(({ id }) => id),
  'boutique',
  'destination',
  'content-preview',
  'save-search',
  'search-alert',
  'save-favorites',
  'favorite-list',
  'widget-search',
  'widget-home',
  'widget-analysis',
  'document-by-link',
  'accountants',
  'accountants-invitation',
  'accountants-join',
  'accountants-owner',
  'accountants-statement',
  'accountants-payouts',
  'accountants-tax-forms',
  'accountants-documents',
  'accountants-document',
  'owners-accounting-tax-forms',
  'owners-accounting-accountants',
  'owners-stay-guests',
  'stay-by-link',
  'owners-homes',
  'owners-home-new',
  'owners-guide',
  'owners-tour',
  'owners-reviews',
  'partners-book-for-a-guest',
  'travelers-identity',
  'travelers-invitation',
  'travelers-accounting-receipt',
  'travelers-split',
  'travelers-share',
  'travelers-questions',
  'travelers-change-request',
  'setup',
  'welcome',
  'not-found',
]
/**
 * Decided differently from the table: the sign-up can carry a slug (B25), and an offer is booked in the checkout's
 * frame (B24).
 */
const paths: Record<string, Partial<(typeof spec)[number]>> = {
  'owners-signup': { path: '/owners/signup/:slug?', aliases: ['/owners/sign-up/:slug?'], redirects: [] },
  'offer-book': { checkOutFlow: true },
  'offer-book-payment': { checkOutFlow: true },
  property: { redirects: ['/property/:slug/:thirdParty'] },
}

/** Whether each one responds, or is listed as not built, is checked on the built pages: `tools/spec-routes/`. */
describe('C104 C105 C106 every screen of the specification is declared', () => {
  for (const line of spec)
    it(line.path, () => {
      const entry = routeById(line.id as never)
      const { path, aliases, redirects, portal, login, widget, checkOutFlow, floatingMenu, publicLook } = {
        ...line,
        ...paths[line.id],
      }
      expect(entry).toMatchObject({ path, aliases, portal, checkOutFlow, floatingMenu, publicLook })
      expect(entry.redirects).toEqual(expect.arrayContaining(redirects))
      expect([entry.authRequired, entry.isWidget]).toEqual([login, widget])
      expect([entry.group, entry.label, entry.multiRoute]).not.toContain('')
      for (const example of line.examples) {
        const found = routeAt(example)
        expect([found?.route.id, found?.form], example).toEqual([line.id, expect.stringMatching(/path|alias/)])
      }
    })

  it('and nothing else except our own', () => {
    const known = new Set([...spec.map(({ id }) => id), ...ours])
    expect(routes.filter(({ id }) => !known.has(id))).toEqual([])
    expect(routes).toHaveLength(known.size)
  })
})

it('C94 C95 C96 every route has a group, a label, and a multi-route identifier', () => {
  for (const { group, label, multiRoute } of routes) expect(group && label && multiRoute).toBeTruthy()
  expect(routeById('owners-booking').multiRoute).toBe('owners/bookings')
  expect(routeById('owners-booking-requested').multiRoute).toBe('owners/bookings/requested')
})

it('C97 C108 C183 C199 C254 routes are public unless they require a login', () => {
  expect(routes.filter(({ portal, authRequired }) => portal === 'owners' && !authRequired).map(({ id }) => id)).toEqual(
    ['owners-home-vision-application', 'owners-us-open-addendum', 'owners-signup'],
  )
  expect(routeById('partners-agreement').authRequired).toBe(false)
  expect(
    routes.filter(({ portal, authRequired }) => portal === 'frontEnd' && authRequired).map(({ id }) => id),
  ).toEqual([
    'book-payment',
    'offer-book-payment',
    'me-notifications',
    'me-notification-go',
    'me-app-notification-redirect',
    'accountants',
    'accountants-join',
    'accountants-owner',
    'accountants-statement',
    'accountants-payouts',
    'accountants-tax-forms',
    'accountants-documents',
    'accountants-document',
  ])
})

it('C88 C89 C90 C91 the portal is determined by the first segment, with or without a page there', () => {
  expect(
    [
      '/',
      '/nowhere/at-all',
      '/owners/nowhere',
      '/partners',
      '/travelers/x',
      '/account',
      '/quiz/town-vibe',
      '/subscribe-200',
      '/subscribe-ta',
    ].map(portalAt),
  ).toEqual(['frontEnd', 'frontEnd', 'owners', 'partners', 'travelers', 'account', 'quiz', 'quiz', 'quiz'])
})

it('public pages lead every account to a page it can open: questions about a home, and a saved profile', () => {
  for (const id of ['travelers-questions', 'travelers-aesthetic-profile'] as const)
    expect(routeById(id)).toMatchObject({ authRequired: true, roles: undefined })
  expect(routeById('travelers-dashboard').roles).toEqual(['traveler'])
})

it('C92 C93 two traveler pages have the public look', () => {
  expect(routes.filter(({ publicLook }) => publicLook).map(({ path }) => path)).toEqual([
    '/travelers/confirm',
    '/travelers/confirm/thank-you',
    '/travelers/concierge',
  ])
})

it("C98 C99 C100 a label includes its parameters, with a slug's words capitalized", () => {
  expect(filledLabel('{slug}', { slug: 'marram-house' })).toBe('Marram House')
  expect(filledLabel('Homes like {slug}', { slug: 'the-boat-house' })).toBe('Homes like The Boat House')
  const { label, params } = routeById('owners-accounting-invoice')
  expect(filledLabel(label, { invoiceNumber: 'PH-0042' }, params)).toBe('Invoice PH-0042')
  expect(filledLabel('Terms {agreementType}', {})).toBe('Terms')
})

it('the service routes address owners and buyers, and each has its own description', () => {
  const services = ['list-your-property', 'property-management', 'real-estate', 'renovate'] as const
  expect(services.map((id) => routeById(id).footerCta.type)).toEqual(['owners', 'owners', 'buyers', 'owners'])
  expect(routeById('about').footerCta).toEqual({ type: 'guests', label: 'We are here to answer your questions' })
  const descriptions = services.map((id) => routeById(id).metaData.description ?? '')
  expect(new Set(descriptions).size).toBe(4)
  for (const description of descriptions) expect(description.length).toBeGreaterThan(40)
})

it("C101 C102 C103 C116 C162 C163 a route includes its page's own settings; the boutiques have their own names, and the inn its own theme", () => {
  expect(routeById('the-drake-inn').metaData).toEqual({ site: 'The Drake Inn', theme: 'inn' })
  const named = routes.filter(({ metaData }) => 'site' in metaData).map(({ id }) => id)
  expect(named).toEqual(['canoe-place', 'the-drake-inn'])
  const of = (flag: 'startWithLastPageMeta' | 'useLastMetaData') =>
    routes.filter((entry) => entry[flag]).map(({ id }) => id)
  expect(of('startWithLastPageMeta')).toEqual(['book', 'book-payment', 'offer-book', 'offer-book-payment'])
  expect(of('useLastMetaData')).toEqual(['me-notification-go', 'me-app-notification-redirect'])
})

it('C242 only the owner program pages require a selected home', () => {
  const needing = routes.filter(({ propertyRequired }) => propertyRequired)
  expect(needing.map(({ id }) => id)).toEqual(['owners-maintenance-owner-programs', 'owners-maintenance-owner-program'])
  for (const path of ['/owners/maintenance/owner-programs', '/owners/maintenance/owner-programs/4/jobs'])
    expect(routeAt(path)?.route).toMatchObject({ propertyRequired: true, portal: 'owners', authRequired: true })
})

it("C212 C213 an owner's accounting can name one home, in two ways", () => {
  for (const path of ['/owners/accounting/w9', '/owners/12/accounting/w9', '/owners/properties/12/accounting/w9'])
    expect(routeAt(path)?.route.id).toBe('owners-accounting-w9')
})

it('C648 the end of a sign-up address is case-insensitive', () => {
  for (const slug of ['us-open', 'US-Open', 'USOPEN', 'usopen'])
    for (const path of ['/owners/signup', '/owners/sign-up'])
      expect(routeAt(`${path}/${slug}`)?.params).toEqual({ slug })
})

it('a parameter of another form, another case, or a missing part matches nothing; a trailing slash is ignored', () => {
  for (const path of ['/owners/bookings/4a', '/Press', '/owners/calendar/2026-13', '/offer/1'])
    expect(routeAt(path), path).toBeUndefined()
  expect(routeAt('/press/')?.route.id).toBe('press')
})

it('shorter and older addresses redirect', () => {
  expect(routeAt('/confirm')).toMatchObject({ route: { id: 'travelers-confirm' }, form: 'redirect' })
  expect(routeAt('/property/marram-home/acme')).toMatchObject({ route: { id: 'property' }, form: 'redirect' })
})
