import { area } from '../words.ts'

export const newsletterWords = area({
  agency: 'Agency',
  privacy: 'Privacy policy',
  lists: {
    guests: {
      points: [
        'Weeks that open up, with their price',
        'New homes, with what we measured in them',
        'Stories by the people who answer the phone',
      ],
      title: '$200 off your next stay',
      lead: 'Subscribe, confirm your address, and get a code for one stay of three nights or more.',
      action: 'Get the code',
      terms:
        'One code per person, for one stay of at least three nights booked within a year, with the address you subscribe with. Not combined with other codes. Unsubscribe in one click.',
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
      lead: 'Leave your address and we tell you when grocery delivery opens for your dates. Our concierge arranges it with your stay.',
      action: 'Keep me posted',
      terms: 'Confirm by email first. Unsubscribe in one click.',
    },
  },
  sent: 'Check your inbox.',
  sentText:
    'We sent an email with a button to confirm. If it does not arrive, look in spam or try again in ten minutes.',
  yours: 'Your subscription',
  confirmText: 'Confirm that you want emails at {email}.',
  confirm: 'Confirm subscription',
  codeText:
    'Takes {amount} off one stay of at least {nights, plural, one {# night} other {# nights}}. Enter it at checkout, logged in with this email address.',
  topicsTitle: 'What should we write about?',
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
  stopped: 'You’re unsubscribed. We won’t write again.',
  unknown: 'This link is no longer valid. Subscribe again to get a new one.',
})
