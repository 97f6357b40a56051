import { area } from '../words.ts'

/** The administrator's setup checklist. */
export const launchWords = area({
  title: 'Get started',
  lead: 'Each step shows your current setup. Leave any time; your progress is saved.',
  allDone: 'Everything is set up. You’re ready for the first booking.',
  progress: '{done} of {of} complete',
  done: 'Done',
  open: 'To do',
  test: 'Send me a test email',
  testSent: 'Test email sent to {email}',
  sample: {
    title: 'Sample data',
    deletesHomes: 'Sample data is loaded. Removing it also deletes the homes you add now, so remove it first.',
    offer:
      'Explore Porchlight with {homes} sample homes, owners, guests, and a year of bookings. You can remove all of it in one action before you go live.',
    explore: 'Explore with sample data',
    empty: 'Start empty',
    declined: 'You started without sample data.',
    loading: 'Sample data is loading. You can go on with the steps below.',
    progress: 'Loading sample data',
    ready:
      '{homes, plural, one {# sample home} other {# sample homes}} and {bookings, plural, one {# booking} other {# bookings}} are ready to explore.',
    accounts: 'Sign in as owner@demo.porchlight.test or guest@demo.porchlight.test with the password Porch-light-2026.',
    failed: 'Sample data couldn’t be loaded completely. Remove it, then try again.',
    remove: 'Remove sample data',
    removeTitle: 'Remove all sample data?',
    removeText:
      'This deletes {homes, plural, one {# home} other {# homes}} and {bookings, plural, one {# booking} other {# bookings}} with everything that belongs to them, and what you added while exploring: homes, rates, taxes, and fees.',
    ownHomes:
      '{homes, plural, one {Your team added a home: {names}. It is deleted too.} other {Your team added # homes: {names}. They are deleted too.}}',
    ownHomesConfirm: '{homes, plural, one {Also delete this home} other {Also delete these homes}}',
    ownHomesMissing: 'Confirm that these homes are deleted too, or keep the sample data.',
    removeStays:
      'Your company, brands, mail, payments, bank accounts, agreements, approval limits, and the accounts of real people stay.',
    confirmLabel: 'Type {word} to confirm',
    confirmWrong: 'Type {word} to confirm',
    keep: 'Keep sample data',
    close: 'Close',
    removedToast: 'Sample data removed',
    proof:
      'Sample data removed by {by} on {time}: {removed, number} rows deleted, {tables, number} tables checked, {remaining, number} rows remaining.',
    obstacles: {
      public_server:
        'Sample data is available on a server that only this machine can reach, because its passwords are published.',
    },
  },
  steps: {
    company: { title: 'Legal entity', text: 'The company that signs agreements and keeps the books.' },
    brand: { title: 'Brand', text: 'The name and look of your public site. The site opens with the first brand.' },
    contact: { title: 'Contact', text: 'The email and phone that guests and owners reach you at.' },
    books: {
      title: 'Time zone and currency',
      text: 'The clock and the currency of your books. Fixed once money has moved.',
    },
    regions: { title: 'States and licenses', text: 'Where you operate, and the licenses you hold there.' },
    mail: { title: 'Email sender', text: 'Your mail server and the sender people see. Send yourself a test email.' },
    payments: {
      title: 'Payment gateway',
      text: 'Enter the keys of your Stripe account. We check them with Stripe.',
    },
    bank: {
      title: 'Bank accounts',
      text: 'The trust account that holds guests’ money and pays owners, and your operating account.',
    },
    destination: { title: 'First destination', text: 'The first place where you manage a home.' },
    levels: { title: 'Service levels', text: 'The levels owners choose from, with commission and what each includes.' },
    policies: {
      title: 'Cancellation policies',
      text: 'What guests get back when they cancel. Use ours, or write your own.',
    },
    agreements: { title: 'Agreements', text: 'Have counsel review the templates, then record the review.' },
    taxes: {
      title: 'Taxes',
      text: 'Who collects lodging tax where your homes are.',
    },
    fees: {
      title: 'Fees',
      text: 'Your cleaning and service fee, or a record that you charge none. A home can differ.',
    },
    messages: {
      title: 'Guest messages',
      text: 'Read the messages we wrote for before, during, and after a stay, and turn on the ones you want.',
    },
    team: { title: 'Team', text: 'Invite a second person: payouts and refunds above your limits need two approvers.' },
  },
  details: {
    outbox: 'No mail server: emails stay in the outbox.',
    smtp: 'Mail server configured.',
    sandbox: 'Sandbox: cards aren’t charged.',
    stripe_test: 'Connected to Stripe in test mode.',
    stripe_live: 'Connected to Stripe in live mode.',
    stripe_refused: 'Stripe rejected these keys. Enter new ones.',
    stripe_unreachable: 'Stripe isn’t responding. Try again later.',
    payouts_sandbox: 'Sandbox: no payouts are sent.',
    bank_unnamed: 'Payouts use bank files, but no bank is configured.',
    bank_file: 'Payouts use your bank’s files.',
    stripe_connect: 'Payouts go through Stripe.',
  },
  counts: {
    brand: '{count, plural, one {1 brand} other {# brands}}',
    regions: '{count, plural, one {1 state or country} other {# states and countries}}',
    destination: '{count, plural, one {1 destination} other {# destinations}}',
    levels: '{count, plural, one {1 level offered} other {# levels offered}}',
    policies: '{count, plural, one {1 policy} other {# policies}}',
    agreements: '{count, plural, one {1 agreement to review} other {# agreements to review}}',
    taxes: '{count, plural, one {1 tax authority} other {# tax authorities}}',
    messages: '{count, plural, =0 {None is on} one {1 message on} other {# messages on}}',
    team: '{count, plural, one {1 person} other {# people}}',
  },
})
