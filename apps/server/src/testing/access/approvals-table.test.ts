import { readFileSync } from 'node:fs'
import type { AnyEndpoint } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { routes } from '../../modules.ts'
import { nameOf } from './requests.ts'

const docs = readFileSync(new URL('../../../../../docs/approvals.md', import.meta.url), 'utf8')
const placed = [...docs.matchAll(/`((?:POST|PUT|PATCH|DELETE) [^`]+)`/g)].map(([, name]) => name)

const isTeamWrite = ({ method, audience }: AnyEndpoint): boolean =>
  method !== 'GET' && Array.isArray(audience) && (audience.includes('staff') || audience.includes('admin'))

test('every team write is listed once in docs/approvals.md, with its consequence and who approves it', () => {
  const writes = routes.flatMap(({ endpoint }) => (isTeamWrite(endpoint) ? [nameOf(endpoint)] : []))
  expect([...placed].sort()).toEqual(writes.sort())
})
