import { area } from '../words.ts'

/** The checklist of an administrator, from an empty installation to the first booking. */
export const launchWords = area({
  title: 'Get started',
  lead: 'Each step shows what is really there. Leave at any time and come back: nothing is lost.',
  allDone: 'Everything is set up. You’re ready for the first booking.',
  progress: '{done} of {of} done',
  done: 'Done',
  open: 'Open',
  test: 'Send a test email to me',
  testSent: 'Test email sent to {email}',
  steps: {
    company: { title: 'Legal entity', text: 'The company that signs agreements and keeps the books.' },
    brand: { title: 'Brand', text: 'The name and look of your public site. The site opens with the first brand.' },
    contact: { title: 'Contact', text: 'The email and phone that guests and owners reach you at.' },
    books: {
      title: 'Time zone and currency',
      text: 'The clock and the currency of your books. Fixed once money has moved.',
    },
    regions: { title: 'States and licenses', text: 'Where you operate, and the licenses you hold there.' },
    mail: { title: 'Email sender', text: 'Set SMTP_URL and MAIL_FROM on the server, then send yourself a test email.' },
    payments: {
      title: 'Payment gateway',
      text: 'Set the three STRIPE keys on the server. We ask Stripe whether it takes them.',
    },
    bank: {
      title: 'Bank accounts',
      text: 'The trust account pays owners. Set ACH_ROUTING, ACH_BANK, and ACH_COMPANY_ID, or PAYOUTS_BY=stripe, on the server.',
    },
    destination: { title: 'First destination', text: 'The first place where you manage a home.' },
    agreements: { title: 'Agreements', text: 'Have your counsel review our templates, and record the review.' },
    taxes: {
      title: 'Taxes and fees',
      text: 'Who collects lodging tax where your homes are, and what you charge for cleaning and service.',
    },
    team: { title: 'Team', text: 'Invite a second person: payouts and refunds above your limits need two.' },
  },
  details: {
    outbox: 'No mail server: emails stay in the outbox.',
    smtp: 'A mail server is set.',
    sandbox: 'Sandbox: cards are not charged.',
    stripe_test: 'Stripe answers, in test mode.',
    stripe_live: 'Stripe answers, in live mode.',
    stripe_refused: 'Stripe refuses these keys.',
    stripe_unreachable: 'Stripe does not answer right now.',
    payouts_sandbox: 'Sandbox: payouts reach nobody.',
    bank_unnamed: 'Payouts leave as bank files, but no bank is named in them.',
    bank_file: 'Payouts leave as bank files of your bank.',
    stripe_connect: 'Payouts leave through Stripe.',
  },
  counts: {
    brand: '{count, plural, one {1 brand} other {# brands}}',
    regions: '{count, plural, one {1 state or country} other {# states and countries}}',
    destination: '{count, plural, one {1 destination} other {# destinations}}',
    agreements: '{count, plural, one {1 wording waits for review} other {# wordings wait for review}}',
    taxes: '{count, plural, one {1 tax authority} other {# tax authorities}}',
    team: '{count, plural, one {1 person} other {# people}}',
  },
})
