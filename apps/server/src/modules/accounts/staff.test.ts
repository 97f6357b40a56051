import {
  accountSecurity,
  answerByAuthenticator,
  approveAct,
  auditLog,
  changeLanguage,
  changePassword,
  closeAccount,
  endImpersonation,
  expirePassword,
  exportAccount,
  impersonate,
  login,
  makeKey,
  notificationsOfRoute,
  type Permission,
  type Role,
  seeNotifications,
  setPermissions,
  setRoles,
  setTemporaryPassword,
  staffAccount,
} from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { codeOfSecret } from './adapters/authenticator.ts'
import { hashPassword } from './adapters/passwords.ts'
import { approverWaitUntil } from './approvers.ts'
import { securityEventsOf } from './audit.ts'
import { createAccount } from './commands.ts'
import { enrollKnownSecret } from './factors.ts'
import { staffAccounts } from './queries.ts'
import { accountsScene, password } from './testing/scene.ts'

const { t, browser, codeFor, join, newEmail, securityLog } = accountsScene()
const reason = 'asked for it on the phone'
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** A staff member of a week, logged in in a browser. */
const staff = async (role: Role, permissions: readonly Permission[] = ['people']) => {
  const email = newEmail()
  const passwordHash = await hashPassword(password)
  const { id } = await t.at(new Date(t.clock.now().getTime() - 7 * 86_400_000)).write(async (ctx) => {
    const person = { email, firstName: 'Mara', lastName: 'Lind', passwordHash, roles: [role], permissions }
    const account = await createAccount(ctx, person)
    await enrollKnownSecret(ctx, t.app.seal, { accountId: account.id, secret })
    return account
  })
  const at = browser()
  await at.pull()
  await at.call(login, { body: { email, password } })
  await at.call(answerByAuthenticator, { body: { code: codeOfSecret(secret, t.clock.now()) } })
  return { at, id, email }
}
type Staff = Awaited<ReturnType<typeof staff>>

/** An administrator requests it, another approves if that is needed; returns the outcome of the first answer. */
const grant = async ([first, second]: readonly [Staff, Staff], id: number, permissions: readonly Permission[]) => {
  const answer = await first.at.call(setPermissions, {
    params: { id },
    body: { permissions: [...permissions], reason },
  })
  if (!answer.ok) return answer
  const { outcome } = answer.results
  if (outcome.state === 'done') return answer
  return second.at.call(approveAct, { params: { approvalId: outcome.id }, body: { note: '' } })
}

describe('roles and permissions', () => {
  test('staff grant and remove roles, with a reason in the account’s log', async () => {
    const { at, id: by } = await staff('staff')
    const { user } = await join({ isTraveler: true })
    const roles: Role[] = ['traveler', 'affiliate']
    expect(await at.call(setRoles, { params: { id: user.id }, body: { roles, reason } })).toMatchObject({
      ok: true,
      results: { person: { roles: expect.arrayContaining([{ name: 'affiliate' }, { name: 'traveler' }]) } },
    })
    const [event] = await t.read((ctx) => securityEventsOf(ctx, user.id))
    expect(event).toMatchObject({
      kind: 'roles_changed',
      by_account_id: by,
      details: { reason, added: ['affiliate'], taken: [] },
    })
  })

  test('only an administrator can make someone staff or change staff, and never themselves', async () => {
    const { at, id } = await staff('staff')
    const admin = await staff('admin')
    const { user } = await join({ isTraveler: true })
    const set = (who: typeof at, target: number, roles: Role[]) =>
      who.call(setRoles, { params: { id: target }, body: { roles, reason } })
    const refused = { error: { code: 'permission_not_held', status: 403 } }
    expect(await set(at, user.id, ['staff'])).toMatchObject(refused)
    expect(await set(at, user.id, ['admin'])).toMatchObject(refused)
    expect(await set(at, admin.id, ['traveler'])).toMatchObject(refused)
    expect(await set(at, id, ['staff', 'admin'])).toMatchObject({ error: { code: 'own_account' } })
    expect(await set(admin.at, user.id, ['staff'])).toMatchObject({ ok: true })
  })

  test('C387 permissions are granted by area; administrators have them all', async () => {
    const admins = [await staff('admin'), await staff('admin')] as const
    const [admin] = admins
    const member = await staff('staff')
    const give = (id: number, permissions: ('people' | 'money')[]) => grant(admins, id, permissions)
    expect(await give(member.id, ['people', 'money'])).toMatchObject({ ok: true })
    expect((await member.at.user())?.permissions).toEqual(['money', 'people'])
    expect((await admin.at.user())?.permissions).toContain('bookings')
    const { user } = await join({ isTraveler: true })
    expect(await give(user.id, ['people'])).toMatchObject({ error: { code: 'not_staff' } })
    const own = member.at.call(setPermissions, { params: { id: member.id }, body: { permissions: ['jobs'], reason } })
    expect(await own).toMatchObject({ error: { status: 403 } })
  })

  test('a staff member can do what they have access to, and nothing else', async () => {
    const { user } = await join({ isTraveler: true })
    const see = async ({ at }: Awaited<ReturnType<typeof staff>>) => {
      const answer = await at.call(staffAccount, { params: { id: user.id } })
      return answer.ok ? 'seen' : answer.error.code
    }
    const admins = [await staff('admin'), await staff('admin')] as const
    const [admin] = admins
    const member = await staff('staff', ['money', 'homes'])
    const give = (permissions: readonly Permission[]) => grant(admins, member.id, permissions)
    expect(await see(member)).toBe('forbidden')
    await give(['people'])
    expect(await see(member)).toBe('seen')
    await give([])
    expect(await see(member)).toBe('forbidden')
    expect(await see(admin)).toBe('seen')
  })

  test('permissions are removed with the role, and mean nothing without it', async () => {
    const admin = await staff('admin')
    const member = await staff('staff', ['people'])
    const { user } = await join({ isTraveler: true })
    const put = (roles: Role[]) => admin.at.call(setRoles, { params: { id: member.id }, body: { roles, reason } })
    await put(['traveler'])
    expect((await member.at.user())?.permissions).toEqual([])
    await put(['staff'])
    expect((await member.at.user())?.permissions).toEqual([])
    expect(await member.at.call(staffAccount, { params: { id: user.id } })).toMatchObject({ error: { status: 403 } })
  })

  test('no one else can see or do any of it', async () => {
    const { at, user } = await join({ isTraveler: true })
    const target = { params: { id: user.id } }
    expect(await at.call(staffAccount, target)).toMatchObject({ error: { status: 403 } })
    expect(await at.call(setRoles, { ...target, body: { roles: ['admin'], reason } })).toMatchObject({
      error: { status: 403 },
    })
    expect(await browser().call(staffAccount, target)).toMatchObject({ error: { status: 401 } })
  })
})

describe('powerful access', () => {
  const put = (by: Staff, id: number, roles: Role[]) =>
    by.at.call(setRoles, { params: { id }, body: { roles, reason } })

  test('waits for a second administrator, who is neither the requester nor the person it is for', async () => {
    const [first, second, member] = [await staff('admin'), await staff('admin'), await staff('staff', [])]
    const requested = await put(first, member.id, ['staff', 'admin'])
    if (!requested.ok) throw new Error(requested.error.message)
    const { outcome, person } = requested.results
    expect([outcome.state, person.roles]).toEqual(['pending', [{ name: 'staff' }]])
    expect(await put(first, member.id, ['staff', 'admin'])).toMatchObject({ error: { code: 'already_pending' } })
    const approve = (by: Staff) => by.at.call(approveAct, { params: { approvalId: outcome.id }, body: { note: '' } })
    expect(await approve(first)).toMatchObject({ error: { code: 'participant' } })
    expect(await approve(member)).toMatchObject({ error: { code: 'not_permitted' } })
    expect(await approve(second)).toMatchObject({ ok: true })
    expect((await member.at.user())?.roles).toContainEqual({ name: 'admin' })
    expect(await securityLog(member.id)).toContain('roles_changed')
  })

  test("a new approver, or one whose password was reset, can't approve anything for a day", async () => {
    const admins = [await staff('admin'), await staff('admin')] as const
    const [first, second] = admins
    const member = await staff('staff', [])
    await grant(admins, member.id, ['money'])
    const waits = await t.read((ctx) => approverWaitUntil(ctx, member.id))
    expect(waits?.getTime()).toBe(t.clock.now().getTime() + 86_400_000)
    expect(await t.read((ctx) => approverWaitUntil(ctx, second.id))).toBeNull()
    await first.at.call(setTemporaryPassword, { params: { id: second.id }, body: { reason } })
    expect(await t.read((ctx) => approverWaitUntil(ctx, second.id))).not.toBeNull()
  })

  test('is never removed from the last administrator, even when two remove each other’s at once', async () => {
    const admins = [await staff('admin'), await staff('admin')] as const
    const others = (await t.read(staffAccounts)).filter(
      ({ id, roles }) => roles.includes('admin') && !admins.some((admin) => admin.id === id),
    )
    for (const { id } of others) await put(admins[0], id, ['traveler'])
    const answers = await Promise.all([put(admins[0], admins[1].id, []), put(admins[1], admins[0].id, [])])
    const left = (await t.read(staffAccounts)).filter(({ roles }) => roles.includes('admin'))
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
    expect(left.length).toBeGreaterThanOrEqual(1)
    const last = admins.find(({ id }) => left.some((each) => each.id === id)) as Staff
    if (left.length === 1)
      expect(await last.at.call(closeAccount, { body: { password } })).toMatchObject({ error: { code: 'last_admin' } })
  })
})

describe('passwords set by staff', () => {
  test('C368 C369 C736 C743 a temporary one goes only to its owner, ends every session, and must be replaced', async () => {
    const { at: desk } = await staff('staff')
    const { at, email, user } = await join({ isTraveler: true })
    const answer = await desk.call(setTemporaryPassword, { params: { id: user.id }, body: { reason } })
    const temporary = await codeFor(email)
    expect(answer).toMatchObject({ ok: true, results: { sent: true } })
    expect(JSON.stringify(answer)).not.toContain(temporary)
    expect(JSON.stringify(await t.read((ctx) => securityEventsOf(ctx, user.id)))).not.toContain(temporary)
    expect(await at.user()).toBeNull()
    await at.call(login, { body: { email, password: temporary } })
    expect(await at.user()).toMatchObject({ tempPassword: true })
    const fresh = 'the tide comes twice a day'
    await at.call(changePassword, { body: { newPassword: fresh, confirmPassword: fresh } })
    expect(await at.user()).toMatchObject({ tempPassword: false })
    expect(await securityLog(user.id)).toContain('temporary_password')
  })

  test('C355 C362 an expired one blocks everything until it is reset', async () => {
    const { at: desk } = await staff('staff')
    const { at, user } = await join({ isTraveler: true })
    expect(await desk.call(expirePassword, { params: { id: user.id }, body: { reason } })).toMatchObject({ ok: true })
    expect(await at.call(changeLanguage, { body: { language: 'en' } })).toMatchObject({ error: { status: 459 } })
  })
})

describe('impersonation', () => {
  const start = async () => {
    const desk = await staff('staff')
    const person = await join({ isTraveler: true })
    const answer = await desk.at.call(impersonate, { params: { id: person.user.id }, body: { reason } })
    return { desk, person, answer }
  }

  test('is visible to the person, in their list of sessions and in their log', async () => {
    const { desk, person, answer } = await start()
    expect(answer).toMatchObject({ ok: true, results: { user: { id: person.user.id } } })
    expect(await desk.at.user()).toMatchObject({ id: person.user.id, impersonatedBy: 'Mara Lind' })
    const seen = await person.at.call(accountSecurity)
    expect(seen).toMatchObject({
      ok: true,
      results: {
        events: expect.arrayContaining([
          expect.objectContaining({ kind: 'impersonated', by: { kind: 'staff', name: 'Mara Lind' }, note: reason }),
        ]),
        sessions: expect.arrayContaining([expect.objectContaining({ byStaff: true })]),
      },
    })
    expect((await person.at.user())?.impersonatedBy).toBeNull()
  })

  test("can't change the person’s security", async () => {
    const { desk } = await start()
    const refused = { error: { status: 403 } }
    const fresh = 'the tide comes twice a day'
    const change = { currentPassword: password, newPassword: fresh, confirmPassword: fresh }
    expect(await desk.at.call(changePassword, { body: change })).toMatchObject(refused)
    expect(await desk.at.call(makeKey, { body: { name: 'x', scopes: ['homes:read'] } })).toMatchObject(refused)
    expect(await desk.at.call(exportAccount)).toMatchObject(refused)
  })

  test('records actions in the audit log, but not mere views', async () => {
    const admin = await staff('admin')
    const { desk, person } = await start()
    await desk.at.call(notificationsOfRoute, { body: { to: '/account' } })
    await desk.at.call(seeNotifications, { body: { until: 1 } })
    await desk.at.call(changeLanguage, { body: { language: 'de' } })
    const log = await admin.at.call(auditLog, { query: { source: 'act' } })
    const done = log.ok ? log.results.entries.filter(({ about }) => about?.id === person.user.id) : []
    expect(done.map(({ kind }) => kind)).toEqual([`${changeLanguage.method} ${changeLanguage.path}`])
  })

  test('ends by returning the staff member to their own session', async () => {
    const { desk, person } = await start()
    const back = await desk.at.call(endImpersonation)
    expect(back).toMatchObject({ ok: true, results: { user: { id: desk.id, impersonatedBy: null } } })
    expect(await desk.at.user()).toMatchObject({ id: desk.id })
    expect(await desk.at.call(endImpersonation)).toMatchObject({ error: { code: 'not_impersonating' } })
    expect(await securityLog(person.user.id)).toEqual(['account_opened', 'impersonated', 'impersonation_ended'])
  })

  test('lasts at most an hour, and says until when', async () => {
    const { desk, person } = await start()
    const until = (await desk.at.user())?.impersonatedUntil
    expect(until).toBe(new Date(t.clock.now().getTime() + 3_600_000).toISOString())
    t.clock.advance(59)
    expect(await desk.at.user()).toMatchObject({ id: person.user.id })
    t.clock.advance(1)
    expect(await desk.at.user()).toBeNull()
    expect((await person.at.user())?.impersonatedUntil).toBeNull()
  })

  test('ends at once for someone who leaves the staff, loses the permission, or changes their password', async () => {
    const admin = await staff('admin')
    const params = ({ id }: { id: number }) => ({ params: { id } })
    const ways: ((desk: Awaited<ReturnType<typeof staff>>) => Promise<unknown>)[] = [
      (desk) => admin.at.call(setRoles, { ...params(desk), body: { roles: ['traveler'], reason } }),
      (desk) => admin.at.call(setPermissions, { ...params(desk), body: { permissions: [], reason } }),
      (desk) => admin.at.call(setTemporaryPassword, { ...params(desk), body: { reason } }),
    ]
    for (const end of ways) {
      const { desk, person } = await start()
      expect(await desk.at.user()).toMatchObject({ id: person.user.id })
      expect(await end(desk)).toMatchObject({ ok: true })
      expect(await desk.at.user()).toBeNull()
    }
  })

  test('leaves no device the account would recognize', async () => {
    const { desk, person } = await start()
    expect(await person.at.call(accountSecurity)).toMatchObject({ ok: true, results: { devices: [{}] } })
    expect(desk.id).not.toBe(person.user.id)
  })

  test.each(['staff', 'admin'] as const)('is never possible for staff accounts, not for %s either', async (role) => {
    const { at } = await staff(role)
    for (const other of [await staff('staff'), await staff('admin')])
      expect(await at.call(impersonate, { params: { id: other.id }, body: { reason } })).toMatchObject({
        error: { code: 'permission_not_held' },
      })
  })
})
