import * as contract from '@porchlight/contract'
import { expect, it } from 'vitest'
import { auditActWords } from '#app/lib/messages/staff/audit-acts.ts'

it('labels only acts that are calls of the contract', () => {
  const calls = (Object.values(contract) as unknown[]).flatMap((one) =>
    typeof one === 'object' && one !== null && 'method' in one && 'path' in one ? [`${one.method} ${one.path}`] : [],
  )
  const named = Object.keys(auditActWords.texts ?? auditActWords.en)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((call) => !calls.includes(call))).toEqual([])
})
