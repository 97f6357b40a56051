import { makeKey, revokeStaffKey, staffKeys } from '@porchlight/contract'
import { beforeAll, expect, it } from 'vitest'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good, refused } from '../bookings/testing/guest.ts'
import { securityEventsOf } from './audit.ts'
import { accountsScene } from './testing/scene.ts'

const { t } = accountsScene()
let admin: Awaited<ReturnType<typeof confirmedStaff>>
let holder: Awaited<ReturnType<typeof confirmedStaff>>
beforeAll(async () => {
  admin = await confirmedStaff(t, 'admin')
  holder = await confirmedStaff(t)
})

const made = () => good(holder.call(makeKey, { body: { name: 'Channel sync', scopes: ['bookings:read'], days: null } }))

it('administrators see every key with its holder, and revoke one at once with a reason', async () => {
  const { id, key } = await made()
  const asProgram = () => t.visitor().raw({ path: 'profile', headers: { authorization: `Bearer ${key}` } })
  expect((await asProgram()).status).not.toBe(401)
  const { keys } = await good(admin.call(staffKeys))
  expect(keys.find((one) => one.id === id)).toMatchObject({
    name: 'Channel sync',
    holder: { id: holder.accountId, isStaff: true },
  })
  expect(JSON.stringify(keys)).not.toContain(key)
  const params = { keyId: id }
  await good(admin.call(revokeStaffKey, { params, body: { reason: 'The vendor was replaced' } }))
  expect((await asProgram()).status).toBe(401)
  const [event] = await t.read((ctx) => securityEventsOf(ctx, holder.accountId))
  expect(event).toMatchObject({
    kind: 'key_revoked',
    by_account_id: admin.accountId,
    details: { reason: 'The vendor was replaced' },
  })
  expect((await refused(admin.call(revokeStaffKey, { params, body: { reason: 'twice' } }))).status).toBe(404)
  expect((await refused(holder.call(staffKeys))).status).toBe(403)
})
