import { area } from '../words.ts'

export const newsletterWords = area({
  agency: 'Agency',
  privacy: 'Privacy policy',
  lists: {
    guests: {
      points: [
        'Weeks that open up, with prices',
        'New homes, with what we measured in them',
        'Stories by the people who answer the phone',
      ],
      title: '$200 off your next stay',
      lead: 'Subscribe, confirm your address, and get a code for one stay of three nights or more.',
      action: 'Get the code',
      terms:
        'One code per person, for one stay of at least three nights booked within a year with the email address you subscribe with. Can’t be combined with other codes. Unsubscribe in one click.',
    },
    agents: {
      points: [
        'New homes, with facts you can quote to a client',
        'Open weeks in high season',
        'Changes to commission and terms',
      ],
      title: 'News for travel agents',
      lead: 'New homes, openings, and commission news, once a month.',
      action: 'Subscribe',
      terms: 'Confirm by email first. Unsubscribe in one click.',
    },
    'fresh-direct': {
      points: [
        'Put away before you unlock the door',
        'Ordered through our concierge, with your stay',
        'Allergies and preferences noted once',
      ],
      title: 'Groceries in the fridge before you arrive',
      lead: 'Leave your email address, and we’ll tell you when grocery delivery opens for your dates. Our concierge arranges it with your stay.',
      action: 'Keep me posted',
      terms: 'Confirm by email first. Unsubscribe in one click.',
    },
  },
  sent: 'Check your inbox.',
  sentText:
    'We sent you an email with a button to confirm. If it doesn’t arrive, check your spam folder or try again in ten minutes.',
  yours: 'Your subscription',
  confirmText: 'Confirm that you want emails at {email}.',
  confirm: 'Confirm subscription',
  codeText:
    'Takes {amount} off one stay of at least {nights, plural, one {# night} other {# nights}}. Log in with this email address and enter it at checkout.',
  topicsTitle: 'What would you like to hear about?',
  topics: {
    new_homes: 'New homes',
    offers: 'Openings and offers',
    stories: 'Stories',
  },
  save: 'Save topics',
  again: 'Subscribe again',
  stop: 'Unsubscribe from everything',
  subscribed: 'You’re subscribed.',
  saved: 'Saved.',
  stopped: 'You’re unsubscribed. We won’t email you again.',
  unknown: 'This link is no longer valid. Subscribe again to get a new one.',
})
