import type { ApprovalOutcome, BodyOf, invitePerson } from '@porchlight/contract'
import type { Person } from '#http/actor'
import type { App } from '#kernel/app'
import { requirePhone } from '#kernel/phone'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { type Account, accountById, createAccount, isStaffRole, noteSecurity, sendInvitation } from '#modules/accounts'
import { changeHomeLimits, changePermissions, changeRoles } from '#modules/team'
import { setVendor } from './records.ts'

const invitationReason = 'Invited to the team'

/**
 * Adds a person and emails them a link to choose a password. A staff member's role and permissions need the same
 * approval as any change to them.
 * @throws Problem 403 permission_not_held; 409 email_taken; 422 role_needed, vendor_unknown, invalid_phone
 */
export const addPerson = async (
  app: App,
  ctx: WriteCtx,
  body: BodyOf<typeof invitePerson>,
  actor: Person,
): Promise<{ id: number; outcome: ApprovalOutcome | null }> => {
  const { email, firstName, lastName, language, vendorId, invite } = body
  const roles = [...new Set(body.roles)]
  const isStaff = roles.some(isStaffRole)
  if (roles.includes('admin') || (isStaff && !actor.roles.includes('admin')))
    throw new Problem(403, 'permission_not_held', 'Only an administrator can add staff members.')
  if (roles.length === 0 && vendorId === null)
    throw new Problem(422, 'role_needed', 'Choose this person’s role.', undefined, {
      required: ['roles'],
    })
  const account = await createAccount(ctx, {
    email,
    firstName,
    lastName,
    phone: body.phone === '' ? null : requirePhone(body.phone, null).e164,
    language,
    passwordHash: null,
    roles: roles.filter((role) => !isStaffRole(role)),
    verification: 'new_devices',
  })
  await noteSecurity(ctx, { accountId: account.id, kind: 'account_opened', by: actor.accountId })
  await setVendor(ctx, account.id, vendorId)
  const change = { accountId: account.id, actor, reason: invitationReason }
  if (isStaff) await changeRoles(ctx, { ...change, roles })
  // Before the permissions, which may need approval: no one sees every home meanwhile.
  if (isStaff && body.homeGroups.length > 0)
    await changeHomeLimits(ctx, { ...change, groups: body.homeGroups }, actor.accountId)
  const outcome =
    isStaff && body.permissions.length > 0
      ? await changePermissions(ctx, { ...change, permissions: body.permissions, levels: body.levels })
      : null
  if (invite) await sendInvitation(app, ctx, account, (await accountById(ctx, actor.accountId)) as Account)
  return { id: account.id, outcome }
}
