import type { NoticeTopic } from '@porchlight/contract'

/** The words around every letter. */
export const labels = {
  house: 'House',
  arrive: 'Arrive',
  depart: 'Leave',
  party: 'Who',
  total: 'Total',
  paid: 'Paid',
  number: 'Booking',
  from: (date: string, time: string) => `${date}, from ${time}`,
  by: (date: string, time: string) => `${date}, by ${time}`,
  unpriced: 'Price on request',
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  footer: (legalName: string) => `${legalName} holds guests’ money in trust until the stay.`,
  settings: 'Choose what we write to you',
  stop: 'No more letters of this kind',
  questions: 'Questions? Call or write, and someone who has slept in these houses answers.',
}

/** Why someone gets a letter, at its foot. */
export const reasons: Record<NoticeTopic | 'digest', string> = {
  requests: 'You receive this letter because you asked for a house, or someone asked for yours.',
  bookings: 'You receive this letter because it concerns a booking of yours.',
  payments: 'You receive this letter because it concerns your money.',
  calendar: 'You receive this letter because it concerns the calendar of your house.',
  arrivals: 'You receive this letter because you like to hear of arrivals and departures.',
  searches: 'You receive this letter because you saved a search.',
  account: 'You receive this letter because it concerns your account.',
  digest: 'You receive this letter because you like to hear of small things once a day.',
}

/** The same to an address without an account. */
export const givenAddress = 'You receive this letter because your address was given to us for what it tells.'

/** The morning letter with what is still unread. */
export const digestWords = {
  subject: (count: number) => (count === 1 ? 'One thing since yesterday' : `${count} things since yesterday`),
  heading: (firstName: string) => `Good morning, ${firstName}`,
  intro: 'None of it is urgent. It waits for you on your page, too.',
  action: 'See all messages',
}

export const textMessage = (site: string, subject: string, href: string): string => `${site}: ${subject}. ${href}`

/** Pages of the links in letters that work without a login. */
export const stopPage = {
  title: 'Letters',
  ask: (what: string) => `Shall we stop writing to you about ${what}?`,
  stop: 'Stop these letters',
  stopped: (what: string) => `We no longer write to you about ${what}. It stays in your messages on the site.`,
  unknown: 'This link is not complete. Please open it again from the letter.',
  settings: 'Choose what we write to you',
  topics: {
    requests: 'requests and their answers',
    bookings: 'bookings',
    payments: 'payments',
    calendar: 'the calendar',
    arrivals: 'arrivals and departures',
    searches: 'the searches you saved',
    account: 'your account',
    digest: 'small things, once a day',
  } satisfies Record<NoticeTopic | 'digest', string>,
}

export const outboxPage = {
  title: 'Outbox',
  intro:
    'Every letter and text message the product would have sent, newest first. Set SMTP_URL and MAIL_FROM to send them instead.',
  empty: 'Nothing has been sent yet.',
  to: 'To',
}
