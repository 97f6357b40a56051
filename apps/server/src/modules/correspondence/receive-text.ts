import { isPhone, readPhone } from '#kernel/phone'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Account, accountsByIds, peopleWithPhone } from '#modules/accounts'
import { openConversation, writeMessage } from '#modules/conversations'
import { textRequest } from './engine/keywords.ts'
import { recordReceived } from './record-received.ts'
import { storable } from './rules.ts'
import { stayWrittenAbout } from './stay-written-about.ts'
import { db } from './tables.ts'
import { recordConsent } from './text-consent.ts'

/** A text message as delivered by its carrier; `pictures` lists their types. */
export type TextArrival = { source: string; key: string; from: string; text: string; pictures: readonly string[] }

/** The people who currently have a phone number. */
const holdersOf = async (ctx: ReadCtx, phone: string): Promise<Account[]> => {
  const ids = await peopleWithPhone(ctx, phone.replace(/\D/g, ''), 20)
  return [...(await accountsByIds(ctx, ids)).values()].filter((one) => one.phone === phone && !one.closed)
}

const record = (ctx: WriteCtx, phone: string, { source, key, text, pictures }: TextArrival) =>
  recordReceived(ctx, {
    channel: 'text',
    source,
    source_key: key,
    raw_path: null,
    bytes: Buffer.byteLength(text),
    state: 'open',
    why: 'unknown_sender',
    sender: phone,
    text: storable(text, 4000),
    attachments: JSON.stringify(pictures.slice(0, 10).map((type) => ({ name: '', type, bytes: 0 }))),
  })

/** Files a text message in the conversation about the stay its sender most likely means. */
const fileText = async (ctx: WriteCtx, personId: number, { text, pictures }: TextArrival) => {
  const { id: conversationId } = await openConversation(ctx, personId, await stayWrittenAbout(ctx, personId))
  const message_id = await writeMessage(ctx, conversationId, {
    text: storable(text, 4000).trim() || '…',
    files: [],
    authorId: personId,
    from: 'person',
    origin: { channel: 'text', sender: null, subject: null, quoted: null, leftOut: [...pictures] },
  })
  return { state: 'filed' as const, why: null, person_id: personId, conversation_id: conversationId, message_id }
}

/**
 * Stores a text message and files it. Only someone who has verified the number writes as its holder, because anyone can
 * type any number into their profile. Receiving it again changes nothing.
 */
export const receiveText = async (ctx: WriteCtx, arrival: TextArrival): Promise<void> => {
  const read = readPhone(arrival.from)
  const phone = isPhone(read) ? read.e164 : storable(arrival.from, 40)
  const id = await record(ctx, phone, arrival)
  if (id === undefined) return
  const found = textRequest(arrival.text)
  if (found && found.request !== 'help')
    await recordConsent(ctx, {
      phone,
      allowed: found.request === 'start',
      keyword: found.keyword,
      receivedId: id,
    })
  const [holder, ...others] = await holdersOf(ctx, phone)
  const one = others.length === 0 ? holder : undefined
  const place = async () => {
    if (found) return { state: 'set_aside' as const, why: 'keyword' as const, person_id: one?.id ?? null }
    if (one?.phoneVerified) return fileText(ctx, one.id, arrival)
    return { why: holder ? ('not_verified' as const) : ('unknown_sender' as const), person_id: one?.id ?? null }
  }
  await db(ctx)
    .updateTable('correspondence.received')
    .set(await place())
    .where('id', '=', id)
    .execute()
}
