import { area } from '../words.ts'

export const settingsWords = area({
  title: 'Settings',
  lead: 'Company setup. Changes apply to every screen, message, and document from now on.',
  none: 'No settings available',
  noneText: 'Your role can’t change settings. Ask an administrator for access.',
  sections: {
    start: { name: 'Get started', text: 'The steps from an empty installation to the first booking.' },
    company: { name: 'Company', text: 'Legal entity, address, licenses, time zone, and currency.' },
    brands: { name: 'Brands', text: 'Names, themes, contacts, and host names of your sites.' },
    hosts: {
      name: 'People guests meet',
      text: 'Home managers, concierges, and inspectors that pages name, with their pictures.',
    },
    mail: { name: 'Email sender', text: 'Mail server, sender name, and address.' },
    incoming: { name: 'Incoming email', text: 'Mailbox or email service that brings guests’ replies into the inbox.' },
    assistant: { name: 'AI drafts', text: 'Who drafts replies in the inbox, and how many a day.' },
    payments: { name: 'Payment gateway', text: 'The Stripe account that charges guests.' },
    bank: { name: 'Bank accounts', text: 'Trust and operating accounts, and payment files.' },
    messages: { name: 'Messages to guests', text: 'Reply templates, and messages sent by the dates of each stay.' },
    analytics: { name: 'Analytics', text: 'What visitors do, and where events go after consent.' },
    fees: { name: 'Fees', text: 'Default cleaning, service, pet, and other fees for every home.' },
    deposits: { name: 'Security deposits', text: 'The card hold of homes that follow the company or a group.' },
    defaults: {
      name: 'Home defaults',
      text: 'House rules, service level, checklists, stays, and rates that homes follow.',
    },
    groups: {
      name: 'Groups of homes',
      text: 'Fees, taxes, rates, and rules for all homes of a destination, brand, portfolio, or tag.',
    },
    taxes: { name: 'Taxes', text: 'Lodging taxes by authority and destination, with a starter library.' },
    cancellation: { name: 'Cancellation policies', text: 'Your own policies, beside the built-in ones.' },
    levels: { name: 'Service levels', text: 'What you do for a home, at which commission.' },
    agreements: { name: 'Agreements', text: 'Rental terms, privacy policy, and the agreements guests sign.' },
    templates: { name: 'Owner documents', text: 'Templates that owners sign, and the documents they upload.' },
    keys: { name: 'API keys', text: 'Every key that programs use, whose it is, and when it was last used.' },
    audit: { name: 'Audit log', text: 'Who did what, when, and why, with before and after.' },
    team: { name: 'Team', text: 'Staff members, what each may open, and invitations.' },
    limits: { name: 'Approval limits', text: 'What one person can approve alone, and what needs a second approver.' },
  },
})
