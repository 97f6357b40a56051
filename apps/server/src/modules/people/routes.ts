import {
  addPersonFiles,
  addPersonNote,
  banFromRenting,
  changePerson,
  invitePerson,
  liftBan,
  mergePeople,
  mergePreview,
  removePersonFile,
  removePersonNote,
  tagPerson,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { requirePhone } from '#kernel/phone'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import {
  type Account,
  changeContact,
  isStaffRole,
  refuseHigher,
  refuseUnconfirmed,
  requireFreshSecondFactor,
  targetOf,
} from '#modules/accounts'
import { addPerson } from './invite.ts'
import { previewMerge, submitMerge } from './merges.ts'
import { addFiles, addNote, changeTags, removeFile, removeNote, setVendor } from './records.ts'
import { endBan, setBan } from './rental-bans.ts'
import { noteViews } from './views.ts'

/** What staff write about a person belongs to the primary account. @throws Problem 409 account_merged, 404 */
const recordedPerson = async (ctx: ReadCtx, id: number): Promise<Account> => {
  const account = await targetOf(ctx, id)
  if (account.mergedInto !== null)
    throw new Problem(409, 'account_merged', 'This account was merged into another. Open that one.')
  return account
}

export const routes: readonly Route[] = [
  route(invitePerson, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      if (body.roles.some(isStaffRole)) {
        refuseUnconfirmed(actor, ctx.now)
        await requireFreshSecondFactor(ctx, actor)
      }
      return addPerson(app, ctx, body, actor)
    }),
  ),

  route(changePerson, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const account = await recordedPerson(ctx, params.id)
      refuseHigher(actor, account)
      if (account.closed) throw new Problem(409, 'account_closed', 'This account is closed.')
      const { phone, vendorId, ...fields } = body
      const isUnchanged = phone === '' ? account.phone === null : phone === account.phone
      const number = phone === '' ? null : isUnchanged ? account.phone : requirePhone(phone, null).e164
      await changeContact(ctx, account.id, { ...fields, phone: number }, actor.accountId)
      await setVendor(ctx, account.id, vendorId)
      return {}
    }),
  ),

  route(tagPerson, ({ params, body, write }) =>
    write(async (ctx) => {
      const { id } = await recordedPerson(ctx, params.id)
      return { tags: await changeTags(ctx, id, body) }
    }),
  ),

  route(addPersonNote, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id } = await recordedPerson(ctx, params.id)
      const [note] = await noteViews(ctx, [await addNote(ctx, id, body.text, actor.accountId)])
      if (!note) throw new Error('the new note has no view')
      return { note }
    }),
  ),

  route(removePersonNote, ({ actor, params, write }) =>
    write(async (ctx) => {
      await removeNote(ctx, params.id, params.noteId, actor.accountId)
      return {}
    }),
  ),

  route(addPersonFiles, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id } = await recordedPerson(ctx, params.id)
      await addFiles(ctx, id, body.uploadIds, actor.accountId)
      return {}
    }),
  ),

  route(removePersonFile, ({ params, write }) =>
    write(async (ctx) => {
      await removeFile(ctx, params.id, params.uploadId)
      return {}
    }),
  ),

  route(banFromRenting, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const account = await recordedPerson(ctx, params.id)
      refuseHigher(actor, account)
      await setBan(ctx, account.id, body.reason, actor.accountId)
      return {}
    }),
  ),

  route(mergePreview, ({ app, params, read }) => read((ctx) => previewMerge(app, ctx, params.id, params.otherId))),

  route(mergePeople, ({ app, actor, params, body: { mergedId, reason }, write }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      return { outcome: await submitMerge(app, ctx, { primaryId: params.id, mergedId, reason }, actor.accountId) }
    }),
  ),

  route(liftBan, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      const { id } = await targetOf(ctx, params.id)
      await endBan(ctx, id, body.reason, actor.accountId)
      return {}
    }),
  ),
]
