import { createTransport } from 'nodemailer'
import { ownHeader } from '#modules/correspondence'
import { type MailAdapter, MailRefused, type MailThread } from './mail.ts'

/** nodemailer reads its settings from the URL alone; what the operator set there wins. */
const withSettings = (url: string, patienceMs: string): string => {
  const address = new URL(url)
  const settings = {
    pool: 'true',
    maxConnections: '2',
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  }
  for (const [name, value] of Object.entries(settings))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value)
  return address.href
}

/** 5xx on the recipient or the message is permanent; a rejected login is for the operator to fix and is retried. */
const isForGood = (error: unknown): boolean => {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH' && code !== 'ECONNECTION'
}

/**
 * What was rejected. A policy violation or a full mailbox is reported at the same step as "no such mailbox", but
 * doesn't mean the mailbox is missing (enhanced codes of RFC 3463: 5.7.x policy, 5.2.2 full, 5.3.x and 5.5.x the
 * servers themselves).
 */
const refusedWhat = (error: unknown): 'address' | 'message' => {
  const { command, response = '' } = error as { command?: string; response?: string }
  const isPassing = /\b5\.(?:7\.\d+|2\.2|3\.\d+|5\.\d+)\b/.test(response) || /^552/.test(response)
  return command === 'RCPT TO' && !isPassing ? 'address' : 'message'
}

const stopHeaders = (unsubscribe: string | null) =>
  unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }

const threadOf = (thread: MailThread | null) =>
  thread && {
    replyTo: { name: '', address: thread.replyTo },
    ...(thread.inReplyTo && { inReplyTo: thread.inReplyTo, references: [...thread.references] }),
  }

/**
 * The first header identifies our own emails when they are sent back to us; the second keeps machines from answering
 * machines.
 */
const originOf = (thread: MailThread | null) => ({
  [ownHeader]: 'yes',
  ...((thread?.automatic ?? true) && { 'Auto-Submitted': 'auto-generated' }),
})

/**
 * Sends mail by SMTP, waiting this many seconds for a server. A connection that drops after the message was sent counts
 * as not sent: better twice than never.
 */
export const smtpMail = ({ url, from, seconds = 20 }: { url: string; from: string; seconds?: number }): MailAdapter => {
  const transport = createTransport(withSettings(url, String(seconds * 1000)))
  return {
    via: 'smtp',
    async send({ id, to, subject, text, html, unsubscribe, thread }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: id,
          ...threadOf(thread),
          headers: { ...stopHeaders(unsubscribe), ...originOf(thread) },
        })
      } catch (error) {
        if (isForGood(error)) throw new MailRefused((error as Error).message, refusedWhat(error), { cause: error })
        throw error
      }
    },
    async close() {
      transport.close()
    },
  }
}
