import { createTransport } from 'nodemailer'
import { type MailAdapter, MailRefused } from './mail.ts'

const patienceMs = '20000'

/** nodemailer reads its settings from the address alone; what the operator wrote there wins. */
const withSettings = (url: string): string => {
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

/** 5xx on the recipient or the message is for good; a refused login is the operator's to mend and is tried again. */
const isForGood = (error: unknown): boolean => {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH' && code !== 'ECONNECTION'
}

/** Mail by SMTP. A connection that drops after the message was sent counts as not sent: rather twice than never. */
export const smtpMail = ({ url, from }: { url: string; from: string }): MailAdapter => {
  const transport = createTransport(withSettings(url))
  return {
    via: 'smtp',
    async send({ id, to, subject, text, html }) {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId: id })
      } catch (error) {
        if (isForGood(error)) throw new MailRefused((error as Error).message, { cause: error })
        throw error
      }
    },
    async close() {
      transport.close()
    },
  }
}
