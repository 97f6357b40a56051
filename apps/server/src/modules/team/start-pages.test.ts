import { myStartPage, setPermissions, setStartPage, startPageOfStaff } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { createAccount } from '#modules/accounts'
import { nobodysPassword } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()

it('staff start on a page that fits their permissions, until someone chooses a page they can open', async () => {
  const manager = await t.person('staff')
  const account = await t.write((ctx) =>
    createAccount(ctx, {
      email: `cleaner-${process.pid}@demo.porchlight.test`,
      firstName: 'Ione',
      lastName: 'Pell',
      phone: null,
      passwordHash: nobodysPassword,
      roles: ['staff'],
      permissions: ['homes'],
    }),
  )
  const cleaner = await t.as(account.id)
  const params = { id: account.id }
  const set = (page: 'calendar' | 'money' | null) => manager.call(setStartPage, { params, body: { page } })
  expect(await good(cleaner.call(myStartPage))).toEqual({ page: 'operations' })
  expect(await good(set('calendar'))).toEqual({ chosen: 'calendar', usual: 'operations' })
  expect(await good(cleaner.call(myStartPage))).toEqual({ page: 'calendar' })
  expect(await refused(set('money'))).toMatchObject({ status: 422, code: 'no_access' })
  expect(await good(set(null))).toEqual({ chosen: null, usual: 'operations' })
  expect(await good(cleaner.call(myStartPage))).toEqual({ page: 'operations' })
})

it('a page whose permission was removed is replaced by one that fits', async () => {
  const [admin, member] = [await confirmedStaff(t, 'admin'), await t.person('staff')]
  const params = { id: member.accountId }
  await good(admin.call(setStartPage, { params, body: { page: 'money' } }))
  await good(admin.call(setPermissions, { params, body: { permissions: ['homes'], reason: 'Moved to housekeeping' } }))
  expect(await good(admin.call(startPageOfStaff, { params }))).toEqual({ chosen: null, usual: 'operations' })
})

it('guests have no start page', async () => {
  const [admin, guest] = [await t.person('admin'), await t.person('traveler')]
  const params = { id: guest.accountId }
  expect(await refused(admin.call(setStartPage, { params, body: { page: 'inbox' } }))).toMatchObject({
    code: 'not_staff',
  })
})
