import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { type FetchMessageObject, ImapFlow } from 'imapflow'
import { isPublicAddress } from '#kernel/public-address'
import { type MailboxPlace, type MailboxReader, type MailboxServer, MailboxUnread } from './mailbox.ts'

const patienceMs = 15_000
/** Emails fetched in one batch; the rest follow in the next. */
const mostAtOnce = 50
const dayMs = 86_400_000

/**
 * Resolves the host to the address to connect to. The name isn't looked up again, so the address can't change in
 * between.
 */
const addressOf = async (host: string, onlyPublic: boolean): Promise<string> => {
  const found = await lookup(host, { all: true }).catch(() => [])
  const [first] = found
  if (!first) throw new MailboxUnread('unreachable')
  if (onlyPublic && !found.every(({ address }) => isPublicAddress(address))) throw new MailboxUnread('private_address')
  return first.address
}

const clientOf = async ({ host, port, security, user, password }: MailboxServer, onlyPublic: boolean) => {
  const client = new ImapFlow({
    host: await addressOf(host, onlyPublic),
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    ...(isIP(host) ? {} : { servername: host }),
    auth: { user, pass: password },
    logger: false,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 60_000,
  })
  // Reports a connection that breaks between two commands; the next command fails too.
  client.on('error', () => {})
  return client
}

const asUnread = (error: unknown): MailboxUnread => {
  if (error instanceof MailboxUnread) return error
  const { authenticationFailed } = error as { authenticationFailed?: boolean }
  return new MailboxUnread(authenticationFailed ? 'login_refused' : 'unreachable', { cause: error })
}

/** Runs with the folder open. None of our commands changes it. */
const withFolder = async <T>(
  server: MailboxServer,
  onlyPublic: boolean,
  run: (client: ImapFlow) => Promise<T>,
): Promise<T> => {
  const client = await clientOf(server, onlyPublic)
  try {
    await client.connect()
    await client.mailboxOpen(server.folder, { readOnly: true }).catch((error: unknown) => {
      throw new MailboxUnread('folder_missing', { cause: error })
    })
    return await run(client)
  } catch (error) {
    throw asUnread(error)
  } finally {
    client.close()
  }
}

type Listed = Pick<FetchMessageObject, 'uid' | 'size' | 'envelope'>

const numbersAfter = async (client: ImapFlow, since: MailboxPlace, uidValidity: string): Promise<number[]> => {
  // UIDs are meaningless under another UIDVALIDITY: search everything that arrived around then again, and store each
  // email once.
  const query =
    uidValidity === since.uidValidity
      ? { uid: `${since.lastUid + 1}:*` }
      : { since: new Date(since.readAt.getTime() - dayMs) }
  const found = (await client.search(query, { uid: true })) || []
  const after = uidValidity === since.uidValidity ? since.lastUid : 0
  return found.filter((uid) => uid > after).sort((one, other) => one - other)
}

const listed = async (client: ImapFlow, uids: readonly number[]): Promise<Listed[]> => {
  const all = await client.fetchAll([...uids], { uid: true, size: true, envelope: true }, { uid: true })
  return all.sort((one, other) => one.uid - other.uid)
}

const emailOf = async (client: ImapFlow, { uid, size = 0, envelope }: Listed, mostBytes: number) => {
  const found = size <= mostBytes && (await client.fetchOne(String(uid), { source: true }, { uid: true }))
  return {
    uid,
    size,
    raw: found ? (found.source ?? null) : null,
    sender: envelope?.from?.[0]?.address?.toLowerCase() ?? '',
    subject: envelope?.subject ?? '',
  }
}

export const imapMailbox: MailboxReader = {
  async try(server, { onlyPublic }) {
    try {
      await withFolder(server, onlyPublic, async () => {})
      return 'ok'
    } catch (error) {
      return (error as MailboxUnread).problem
    }
  },
  async read(server, { onlyPublic, since, mostBytes, now }, take) {
    const taken: unknown[] = []
    const place = await withFolder(server, onlyPublic, async (client) => {
      const { mailbox } = client
      if (!mailbox) throw new MailboxUnread('folder_missing')
      const uidValidity = String(mailbox.uidValidity)
      let at: MailboxPlace = {
        uidValidity,
        lastUid: since?.uidValidity === uidValidity ? since.lastUid : since ? 0 : mailbox.uidNext - 1,
        readAt: now,
      }
      if (!since) return at
      const uids = (await numbersAfter(client, since, uidValidity)).slice(0, mostAtOnce)
      for (const one of uids.length > 0 ? await listed(client, uids) : []) {
        const email = await emailOf(client, one, mostBytes)
        at = { ...at, lastUid: one.uid }
        try {
          await take(email, at)
        } catch (error) {
          // The failure is ours, not the mailbox’s.
          taken.push(error)
          throw error
        }
      }
      return at
    }).catch((error: unknown) => {
      throw taken[0] ?? error
    })
    return place
  },
}
