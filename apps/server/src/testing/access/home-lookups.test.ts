import type { AnyEndpoint } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { lookupOf, namedInPath } from '#http/home-scope'
import { modules, routes } from '../../modules.ts'

const homeOf = Object.assign({}, ...modules.map((module) => module.homeOf ?? {}))

/** Lists of what belongs to no home: people, the company, its partners, wordings, and settings. */
const ofNoHome = new Set([
  'accounts',
  'agreements',
  'boutiques',
  'campaigns',
  'cancellation-policies',
  'content',
  'content-menus',
  'dead-letters',
  'documents/templates',
  'hosts',
  'identities',
  'leads',
  'lookups',
  'message-templates',
  'partner-applications',
  'partner-debts',
  'partner-licenses',
  'partner-payouts/runs',
  'partner-tax',
  'partners',
  'people',
  'promos',
  'report-schedules',
  'scheduled-messages',
  'concierge/services',
  'tax-forms',
  'taxes',
  'transfers',
  'vendors',
  'views',
  // Filtered where it is assembled, with its counts.
  'inbox',
  // Filtered where they are listed and decided, by their subject's home.
  'approvals',
])

const isForStaff = ({ audience, permission }: AnyEndpoint): boolean =>
  permission !== undefined || (Array.isArray(audience) && audience.includes('staff'))

const staffCalls = routes.map(({ endpoint }) => endpoint).filter(isForStaff)

describe('what the path of a staff call names', () => {
  it.each(staffCalls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'has a home that is looked up, or none: %s',
    (_, { path }) => {
      const [first] = namedInPath(path)
      if (!first) return
      // What comes after is part of it, and its command looks it up there.
      expect(lookupOf(homeOf, first) !== undefined || ofNoHome.has(first.list) || ofNoHome.has(first.under)).toBe(true)
    },
  )

  it('is looked up by each existing lookup', () => {
    const named = staffCalls.flatMap(({ path }) => namedInPath(path))
    for (const name of Object.keys(homeOf))
      expect(
        named.some(({ list, under }) => name === list || name === under),
        name,
      ).toBe(true)
  })
})

it('only previews count as calls that save nothing', () => {
  const computing = routes.map(({ endpoint }) => endpoint).filter(({ computes }) => computes)
  expect(computing.length).toBeGreaterThan(10)
  for (const { path } of computing) expect(path).toMatch(/preview/)
})
