import { afterEach, describe, expect, it } from 'vitest'
import { type MailBehavior, mailServer } from '#testing/mail-server'
import { type Mail, MailRefused } from './mail.ts'
import { smtpMail } from './smtp.ts'

const mail: Mail = {
  id: '<delivery-7@stay.example>',
  to: 'elena@marchetti.example',
  subject: 'Marram House is booked: Fri, Jul 2, 2027',
  text: 'Your booking PL-20007 is confirmed.',
  html: '<p>Your booking PL-20007 is confirmed.</p>',
  unsubscribe: null,
  thread: null,
}

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const sending = async (...behaviors: MailBehavior[]) => {
  const server = await mailServer(behaviors)
  const adapter = smtpMail({ url: server.url, from: 'Porchlight <stay@porchlight.test>' })
  closing.push(adapter.close, server.close)
  return { adapter, server }
}

describe('mail by SMTP', () => {
  it('arrives with sender, recipient, subject, both forms, and a constant Message-ID', async () => {
    const { adapter, server } = await sending()
    await adapter.send(mail)
    const [email] = server.received
    expect(email?.from).toContain('<stay@porchlight.test>')
    expect(email?.to).toContain('<elena@marchetti.example>')
    expect(email?.message).toContain('Subject: Marram House is booked: Fri, Jul 2, 2027')
    expect(email?.message).toContain('Message-ID: <delivery-7@stay.example>')
    expect(email?.message).toMatch(/text\/plain[\s\S]*PL-20007[\s\S]*text\/html[\s\S]*PL-20007/)
  })

  it('is retried after 451, and then arrives once', async () => {
    const { adapter, server } = await sending({ data: '451 local trouble, try later' })
    await expect(adapter.send(mail)).rejects.not.toBeInstanceOf(MailRefused)
    await adapter.send(mail)
    expect(server.received).toHaveLength(1)
  })

  it('is permanently rejected by 550 on the recipient or the message', async () => {
    const { adapter } = await sending({ rcpt: '550 no such mailbox' }, { data: '554 looks like spam' })
    await expect(adapter.send(mail)).rejects.toBeInstanceOf(MailRefused)
    await expect(adapter.send(mail)).rejects.toBeInstanceOf(MailRefused)
  })

  it('distinguishes a missing mailbox from a full one, and from a rejection of the email itself', async () => {
    const { adapter } = await sending(
      { rcpt: '550 5.1.1 no such mailbox' },
      { rcpt: '552 5.2.2 mailbox full' },
      { rcpt: '550 5.7.1 policy' },
      { data: '554 5.7.1 looks like spam' },
    )
    for (const what of ['address', 'message', 'message', 'message'])
      await expect(adapter.send(mail)).rejects.toMatchObject({ name: 'MailRefused', what })
  })

  it('tells mail readers how to unsubscribe in one click if the email allows it', async () => {
    const { adapter, server } = await sending()
    await adapter.send({ ...mail, unsubscribe: 'https://stay.example/unsubscribe/17-requests.abc' })
    await adapter.send(mail)
    const [first, second] = server.received.map(({ message }) => message)
    expect(first).toContain('List-Unsubscribe: <https://stay.example/unsubscribe/17-requests.abc>')
    expect(first).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(second).not.toContain('List-Unsubscribe')
  })

  it('counts a connection that drops before the answer as not sent', async () => {
    const { adapter, server } = await sending({ dropAfterData: true })
    await expect(adapter.send(mail)).rejects.not.toBeInstanceOf(MailRefused)
    await adapter.send(mail)
    expect(server.received).toHaveLength(1)
  })

  it.each(['RCPT', 'DATA', 'end'] as const)(
    'waits no longer than configured for a server that hangs at %s',
    async (hangAt) => {
      const { server } = await sending({ hangAt })
      const adapter = smtpMail({ url: server.url, seconds: 0.3, from: 'Porchlight <stay@porchlight.test>' })
      closing.unshift(adapter.close)
      await expect(adapter.send(mail)).rejects.not.toBeInstanceOf(MailRefused)
      await adapter.send(mail)
      expect(server.received).toHaveLength(1)
    },
  )

  it('is retried while no server is listening', async () => {
    const { adapter, server } = await sending()
    server.close()
    await expect(adapter.send(mail)).rejects.not.toBeInstanceOf(MailRefused)
  })

  it('lets no recipient inject a second one', async () => {
    const { adapter, server } = await sending()
    await adapter.send({ ...mail, to: 'a@b.example>\r\nRCPT TO:<c@d.example' }).catch(() => {})
    expect(server.received.every((email) => !email.to.includes('c@d.example'))).toBe(true)
  })
})
