import type { App } from '#kernel/app'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx } from '#kernel/work'
import { isPublic } from '../../exposure.ts'
import type { IncomingEmail } from '../../incoming-config.ts'
import { type MailboxPlace, MailboxUnread } from './adapters/mailbox.ts'
import { mostBytes, receiveEmail } from './receive.ts'
import { db } from './tables.ts'

export const mailboxName = ({ user, host, folder }: Pick<IncomingEmail, 'user' | 'host' | 'folder'>): string =>
  `${user}@${host}/${folder}`

export const mailboxRow = (ctx: ReadCtx, mailbox: string) =>
  db(ctx).selectFrom('correspondence.mailbox').selectAll().where('mailbox', '=', mailbox).executeTakeFirst()

const putPlace = (app: App, mailbox: string, { uidValidity, lastUid, readAt }: MailboxPlace): Promise<void> =>
  app.work.write(async (ctx) => {
    const values = { uid_validity: uidValidity, last_uid: lastUid, read_at: readAt, problem: null }
    await db(ctx)
      .insertInto('correspondence.mailbox')
      .values({ mailbox, ...values })
      .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(values))
      .execute()
  })

const noteProblem = (app: App, mailbox: string, problem: MailboxUnread['problem']): Promise<void> =>
  app.work.write(async (ctx) => {
    await db(ctx)
      .insertInto('correspondence.mailbox')
      .values({ mailbox, uid_validity: '', last_uid: 0, read_at: ctx.now, problem })
      .onConflict((conflict) => conflict.column('mailbox').doUpdateSet({ problem }))
      .execute()
  })

/** Fetches what arrived in the mailbox since the last run. Each email is stored before the next is fetched. */
export const readMailbox = async (app: App): Promise<void> => {
  const { incoming } = app.config
  if (incoming?.via !== 'imap') return
  const mailbox = mailboxName(incoming)
  const row = await app.work.read((ctx) => mailboxRow(ctx, mailbox))
  // A mailbox that was never read has no position yet.
  const since = row?.uid_validity
    ? { uidValidity: row.uid_validity, lastUid: Number(row.last_uid), readAt: row.read_at }
    : null
  const from = { onlyPublic: isPublic(app.config), since, mostBytes, now: app.clock.now() }
  try {
    const place = await app.adapters.mailbox.read(
      incoming,
      from,
      async ({ uid, size, raw, sender, subject }, reached) => {
        const key = raw ? sha256(raw) : `${mailbox}:${reached.uidValidity}:${uid}`
        await receiveEmail(app, { source: 'imap', key, raw, bytes: size, verdict: {}, about: { sender, subject } })
        await putPlace(app, mailbox, reached)
      },
    )
    await putPlace(app, mailbox, place)
  } catch (error) {
    if (!(error instanceof MailboxUnread)) throw error
    app.log.warn({ error, mailbox }, 'mailbox could not be read')
    await noteProblem(app, mailbox, error.problem)
  }
}
