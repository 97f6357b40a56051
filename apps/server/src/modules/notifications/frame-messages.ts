import type { NoticeTopic } from '@porchlight/contract'

/** Texts shared by every email. */
export const labels = {
  house: 'Home',
  arrive: 'Check-in',
  depart: 'Check-out',
  party: 'Guests',
  total: 'Total',
  paid: 'Paid',
  number: 'Booking',
  from: (date: string, time: string) => `${date}, ${time}`,
  by: (date: string, time: string) => `${date}, by ${time}`,
  unpriced: 'Price on request',
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  footer: (legalName: string) => `${legalName} holds guests’ money in trust until the stay.`,
  settings: 'Manage notifications',
  stop: 'Unsubscribe from these emails',
  questions: 'Questions? Call or email us. You’ll reach someone who has stayed in these homes.',
}

/** Why the recipient gets an email, in its footer. */
export const reasons: Record<NoticeTopic | 'digest', string> = {
  requests: 'You’re receiving this email because of a booking request.',
  bookings: 'You’re receiving this email because of your booking.',
  payments: 'You’re receiving this email because it’s about your payments.',
  calendar: 'You’re receiving this email because it’s about your home’s calendar.',
  arrivals: 'You’re receiving this email because you get arrival and departure notifications.',
  searches: 'You’re receiving this email because you saved a search.',
  account: 'You’re receiving this email because it’s about your account.',
  digest: 'You’re receiving this email because you get a daily summary.',
}

/** Footer for recipients without an account. */
export const givenAddress = 'You’re receiving this email because someone gave us your address for it.'

/** The daily summary of unread notifications. */
export const digestWords = {
  subject: (count: number) => (count === 1 ? 'You have 1 new notification' : `You have ${count} new notifications`),
  heading: (firstName: string) => `Good morning, ${firstName}`,
  intro: 'Here’s what’s new since yesterday. Nothing is urgent.',
  action: 'View all notifications',
}

export const textMessage = (site: string, subject: string, href: string): string => `${site}: ${subject}. ${href}`

/** The unsubscribe pages, which work without a login. */
export const stopPage = {
  title: 'Email settings',
  ask: (what: string) => `Unsubscribe from emails about ${what}?`,
  stop: 'Unsubscribe',
  stopped: (what: string) =>
    `You’re unsubscribed from emails about ${what}. You’ll still see notifications on the site.`,
  unknown: 'This link is incomplete. Open it again from the email.',
  settings: 'Manage notifications',
  topics: {
    requests: 'booking requests',
    bookings: 'bookings',
    payments: 'payments',
    calendar: 'the calendar',
    arrivals: 'arrivals and departures',
    searches: 'saved searches',
    account: 'your account',
    digest: 'your daily summary',
  } satisfies Record<NoticeTopic | 'digest', string>,
}

export const outboxPage = {
  title: 'Outbox',
  intro:
    'Every email and text message the product would have sent, newest first. Set SMTP_URL and MAIL_FROM to send them.',
  empty: 'Nothing has been sent yet.',
  to: 'To',
}
