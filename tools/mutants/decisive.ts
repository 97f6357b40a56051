import { globSync } from 'node:fs'

const server = 'apps/server/src'
const modules = `${server}/modules`
const contract = 'packages/contract/src'

/** Engines that compute money and dates; wording, search, and picture engines aren't measured. */
const engines = [
  'availability',
  'bookings',
  'currencies',
  'dues',
  'invoices',
  'ledger',
  'pricing',
  'statements',
  'works',
]

/** The guards every request passes through. */
const guards = [
  'actor',
  'admission',
  'client-address',
  'csrf',
  'idempotency',
  'rate-limit',
  'security-headers',
  'session',
  'write-seal',
]

/** Contract calls with amounts, dates, or permissions: their limits are constants. */
const calls = [
  'api-scopes',
  'approvals',
  'bids',
  'bills',
  'booking-payments',
  'claims',
  'deposits',
  'home-add-ons',
  'home-desk',
  'lead-time',
  'owner-price-raises',
  'owner-price-range',
  'owner-prices',
  'owner-stay-rules',
  'owner-stay-terms',
  'owner-strategy',
  'payment-requests',
  'price-concerns',
  'promos',
  'refunds',
  'splits',
  'staff-payout-runs',
  'staff-transfers',
  'stay-changes',
  'stay-fees',
  'tax-form',
  'tax-year',
  'utility-fees',
  'vendor-payments',
]

const values = [
  'accounting-period',
  'contact-fields',
  'dates',
  'email',
  'ids',
  'money',
  'owner-figures',
  'page',
  'phone',
  'secrets',
  'shapes',
  'signed-name',
  'stay-asked',
  'zone',
]

const oneOf = (names: readonly string[]): string => `{${names.join(',')}}`

const patterns = [
  `${modules}/${oneOf(engines)}/engine/*.ts`,
  `${modules}/*/{rules,policy,lifecycle,*-rules}.ts`,
  `${server}/http/${oneOf(guards)}.ts`,
  `${server}/kernel/{admission,company,public-address,seal}.ts`,
  `${server}/exposure.ts`,
  `${contract}/account-rules/*.ts`,
  `${contract}/values/${oneOf(values)}.ts`,
  `${contract}/${oneOf(calls)}.ts`,
]

/** They decide based on database rows: module tests cover them, and mutants don't run those. */
const readers = ['pricing/agreed-rules']

/** The files that decide about money, access, and dates, which `npm run mutants` measures. */
export const decisiveFiles = (root: string): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.test\.ts$/.test(file) && !readers.some((one) => file === `${modules}/${one}.ts`))
    .sort()
