import { auditLog, deactivatePerson, invitePerson, reactivatePerson, setRoles } from '@porchlight/contract'
import { beforeAll, expect, it } from 'vitest'
import { sceneApp } from '#testing/scene-app'
import { confirmedStaff } from '../approvals/testing/approved.ts'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let admin: Awaited<ReturnType<typeof confirmedStaff>>
beforeAll(async () => {
  admin = await confirmedStaff(t, 'admin')
})

const person = { firstName: 'Rosalind', lastName: 'Achterberg', roles: ['owner' as const] }

it('names who did what to whom, why, and what changed, latest first', async () => {
  const body = { ...person, email: 'audit-1@demo.porchlight.test' }
  const { id } = await good(admin.call(invitePerson, { body }))
  const params = { id }
  t.clock.advance(1)
  await good(admin.call(setRoles, { params, body: { roles: ['owner', 'broker'], reason: 'sells homes too' } }))
  t.clock.advance(1)
  await good(admin.call(deactivatePerson, { params, body: { reason: 'left the company' } }))
  const { entries } = await good(admin.call(auditLog, { query: { q: 'Achterberg' } }))
  expect(entries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['deactivated', 'roles_changed', 'permissions', 'invited', 'account_opened']),
  )
  expect(entries[0]).toMatchObject({
    kind: 'deactivated',
    by: { id: admin.accountId },
    about: { id },
    reason: 'left the company',
  })
  expect(entries.find(({ kind }) => kind === 'roles_changed')?.changes).toEqual([
    { field: 'roles', before: '', after: 'broker' },
  ])
  const approvals = await good(admin.call(auditLog, { query: { q: 'Achterberg', source: 'approval' } }))
  expect(approvals.entries.map(({ kind }) => kind)).toEqual(['permissions'])
})

it('goes on where an answer ended, and is for administrators alone', async () => {
  const { id } = await good(admin.call(invitePerson, { body: { ...person, email: 'audit-2@demo.porchlight.test' } }))
  const params = { id }
  for (let round = 0; round < 60; round++) {
    t.clock.advance(0.01)
    await good(admin.call(deactivatePerson, { params, body: { reason: `round ${round}` } }))
    await good(admin.call(reactivatePerson, { params, body: { reason: `round ${round}` } }))
  }
  const first = await good(admin.call(auditLog, { query: { source: 'account' } }))
  expect(first.entries).toHaveLength(100)
  const before = first.next ?? ''
  const second = await good(admin.call(auditLog, { query: { source: 'account', before } }))
  expect(second.entries.every(({ at }) => at < before)).toBe(true)
  const staff = await t.person('staff')
  expect((await refused(staff.call(auditLog, { query: {} }))).status).toBe(403)
})
