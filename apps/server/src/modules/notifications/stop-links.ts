import { createHmac, timingSafeEqual } from 'node:crypto'
import { isEssential, type NoticeTopic, noticeTopics } from '@porchlight/contract'

/** The person and the emails a link unsubscribes from; `digest` is the daily summary. */
export type Stop = { accountId: number; what: NoticeTopic | 'digest' }

const markOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${text}`).digest('base64url')

/** Part of a link that works without a login, forever, and doesn't reveal whose it is. */
export const stopToken = (secret: string, { accountId, what }: Stop): string => {
  const text = `${accountId}-${what}`
  return `${text}.${markOf(secret, text)}`
}

/** What a token unsubscribes from; undefined if it isn't ours, or names emails that can't be stopped. */
export const stopOf = (secret: string, token: string): Stop | undefined => {
  const [, text = '', id = '', what = '', mark = ''] = /^((\d{1,15})-([a-z]+))\.([\w-]{43})$/.exec(token) ?? []
  const expected = Buffer.from(markOf(secret, text))
  const given = Buffer.from(mark)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const topic = what === 'digest' ? what : noticeTopics.find((one) => one === what && !isEssential(one))
  return topic && { accountId: Number(id), what: topic }
}
