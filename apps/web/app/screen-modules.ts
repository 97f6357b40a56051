import type { RouteId } from '@porchlight/contract/routes'

/** The module of each screen that is built; several screens may share one. The others answer with the not-found page. */
export const screenModules: Partial<Record<RouteId, string>> = {
  home: 'site/home/page.tsx',
  'book-a-property': 'site/search/page.tsx',
  property: 'site/property/page.tsx',
  'preview-property': 'site/property/preview.tsx',
  'similar-properties': 'site/similar/page.tsx',
  book: 'site/checkout/book.tsx',
  'book-payment': 'site/checkout/payment.tsx',
  'travelers-dashboard': 'traveler/trips/page.tsx',
  'travelers-bookings-previous': 'traveler/trips/previous.tsx',
  'travelers-booking': 'traveler/booking/page.tsx',
  'travelers-booking-review': 'traveler/review/page.tsx',
  'travelers-feedback': 'traveler/feedback/page.tsx',
  'travelers-feedback-bookings': 'traveler/feedback/bookings.tsx',
  'travelers-feedback-booking': 'traveler/feedback/booking.tsx',
  'owners-dashboard': 'owner/today/page.tsx',
  'owners-homes': 'owner/homes/page.tsx',
  'owners-calendar': 'owner/calendar/page.tsx',
  'owners-bookings': 'owner/bookings/page.tsx',
  'owners-bookings-requested': 'owner/bookings/page.tsx',
  'owners-bookings-previous': 'owner/bookings/page.tsx',
  'owners-bookings-upcoming': 'owner/bookings/page.tsx',
  'owners-booking': 'owner/booking/page.tsx',
  'owners-booking-requested': 'owner/booking/page.tsx',
  'owners-accounting-statements': 'owner/statements/page.tsx',
  'owners-accounting-statement-quarter': 'owner/statement/page.tsx',
  'owners-signup': 'account/owner-signup.tsx',
  account: 'account/page.tsx',
  'me-notifications': 'me/notifications/page.tsx',
  'me-notification-go': 'me/go/page.tsx',
  'me-app-notification-redirect': 'me/go/page.tsx',
  'travelers-profile-notifications': 'me/preferences/page.tsx',
  'owners-profile-notifications': 'me/preferences/page.tsx',
}

export const isBuilt = (id: string): boolean => id in screenModules
