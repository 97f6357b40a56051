import type { RouteDraft } from './entry.ts'

const accounting = { group: 'Accounting', parent: 'partners-accounting' } as const

/** The portal of brokers, referral partners, travel agents and affiliates. */
export const partnerRoutes = [
  { id: 'partners-dashboard', path: '/partners', label: 'Referrals', resetsBack: true },
  { id: 'partners-profile', path: '/partners/profile', label: 'Profile' },
  {
    id: 'partners-profile-notifications',
    path: '/partners/profile/notifications',
    label: 'Notifications',
    parent: 'partners-profile',
  },
  {
    id: 'partners-agreement',
    path: '/partners/agreement/:agreementId/:hash',
    label: 'Partnership agreement',
    params: { agreementId: 'id', hash: 'hash' },
    authRequired: false,
  },
  { id: 'partners-properties-referrals', path: '/partners/properties/referrals', label: 'Referred homes' },
  { id: 'partners-referred-partners', path: '/partners/referred-partners', label: 'Referred partners' },
  { id: 'partners-referred-guests', path: '/partners/travel-agent/referred-guests', label: 'Referred guests' },
  {
    id: 'partners-book-for-a-guest',
    path: '/partners/travel-agent/book-for-a-guest',
    label: 'Book for a guest',
    roles: ['travel-agent', 'broker'],
    parent: 'partners-referred-guests',
  },
  { id: 'partners-affiliates', path: '/partners/affiliates', label: 'Affiliates' },
  { id: 'partners-accounting', path: '/partners/accounting', group: 'Accounting', label: 'Accounting' },
  {
    id: 'partners-accounting-initial-w9',
    path: '/partners/accounting/initial-w9',
    redirects: ['/partners/initial-w9'],
    label: 'Your W-9',
    ...accounting,
  },
  {
    id: 'partners-accounting-payouts',
    path: '/partners/accounting/payouts',
    redirects: ['/partners/payouts'],
    label: 'Payouts',
    ...accounting,
  },
  {
    id: 'partners-accounting-accounts',
    path: '/partners/accounting/accounts',
    redirects: ['/partners/accounts'],
    label: 'Payout accounts',
    ...accounting,
  },
  {
    id: 'partners-accounting-w9',
    path: '/partners/accounting/w9',
    redirects: ['/partners/w9'],
    label: 'W-9',
    ...accounting,
  },
  {
    id: 'partners-accounting-invoices',
    path: '/partners/accounting/invoices/:invoicesType?',
    redirects: ['/partners/invoices/:invoicesType?'],
    label: 'Invoices',
    params: { invoicesType: 'invoicesType' },
    ...accounting,
  },
  {
    id: 'partners-accounting-invoice',
    path: '/partners/accounting/invoices/:invoiceNumber',
    redirects: ['/partners/invoices/:invoiceNumber'],
    label: 'Invoice {invoiceNumber}',
    params: { invoiceNumber: 'invoiceNumber' },
    group: 'Accounting',
    parent: 'partners-accounting-invoices',
  },
] as const satisfies readonly RouteDraft[]
