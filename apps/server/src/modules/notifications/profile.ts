import type { NoticePreferences } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { displayPhone } from '#kernel/phone'
import { notFound } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Account, accountById } from '#modules/accounts'
import { devicesOf } from './devices.ts'
import { devicesReached } from './endpoints.ts'
import { openToDos, settleNotices } from './notices.ts'
import { allowAddress, choicesOf, settingsOf, stoppedMailOf } from './preferences.ts'
import { pushKeys } from './secrets.ts'
import { choiceView, deviceView } from './views.ts'

const known = async (ctx: ReadCtx, accountId: number): Promise<Account> => {
  const account = await accountById(ctx, accountId)
  if (!account) throw notFound('This account')
  return account
}

/** Everything the notification preferences screen shows. */
export const preferencesOf = async (app: App, ctx: WriteCtx, accountId: number): Promise<NoticePreferences> => {
  const { email, phone, roles } = await known(ctx, accountId)
  const { quiet, timeZone, digest, texts } = await settingsOf(ctx, accountId)
  return {
    topics: (await choicesOf(ctx, accountId, roles)).map(choiceView),
    quiet,
    timeZone,
    digest,
    texts,
    email: { address: email, stopped: await stoppedMailOf(ctx, email) },
    phone: phone && displayPhone(phone),
    devices: (await devicesOf(ctx, accountId)).map(deviceView),
    pushKey: (await pushKeys(app, ctx)).publicKey,
    appPush: devicesReached(app),
  }
}

/** Allows emails to a person’s address again, and clears the matter from their list. */
export const allowMail = async (ctx: WriteCtx, accountId: number): Promise<void> => {
  const { email } = await known(ctx, accountId)
  await allowAddress(ctx, email)
  const open = await openToDos(ctx, { kind: 'account', id: accountId })
  await settleNotices(
    ctx,
    open.filter(({ kind }) => kind === 'mail_stopped').map(({ id }) => id),
  )
}
