import { changeLanguage, myNoticePreferences } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { confirmed, good, held } from '../bookings/testing/guest.ts'
import type { Mail } from './adapters/mail.ts'
import { outboxMail } from './adapters/outbox-mail.ts'
import { stopOf, stopToken } from './stop-links.ts'
import { july, noticesScene } from './testing/scene.ts'

const { t, people } = noticesScene()

const emailsSent = async (): Promise<Mail[]> => {
  const sent: Mail[] = []
  t.app.adapters.mail = { ...outboxMail, send: async (mail) => void sent.push(mail) }
  await held(people.guest, { homeId: people.askHome.id, ...july })
  await confirmed(people.guest, { homeId: people.home.id, ...july })
  await t.drain()
  return sent
}
const isOwnersRequest = ({ to, unsubscribe }: Mail) => to === people.owner.email && unsubscribe !== null
const pathOf = (mail: Mail | undefined) => new URL(mail?.unsubscribe ?? '').pathname
const ownersRequests = async () =>
  (await good(people.owner.call(myNoticePreferences))).preferences.topics.find(({ topic }) => topic === 'requests')

/** As a mail reader sends it: a form, no cookie, no token. */
const press = (path: string, type = 'application/x-www-form-urlencoded') =>
  t.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  })

describe('the unsubscribe link', () => {
  it('appears only in emails that can be stopped', async () => {
    const sent = await emailsSent()
    const stoppable = sent.filter(({ unsubscribe }) => unsubscribe !== null).map(({ subject }) => subject)
    expect(stoppable.sort()).toEqual([
      'Ada Quill requests 7 nights at Marram House',
      'Marram House: we’ve received your request',
    ])
    expect(
      sent.every(
        ({ unsubscribe, html, text }) => !unsubscribe || (html.includes(unsubscribe) && text.includes(unsubscribe)),
      ),
    ).toBe(true)
    expect(sent.some(({ unsubscribe, to }) => unsubscribe?.includes(to))).toBe(false)
  })

  it('asks for confirmation when opened, and unsubscribes in one click without a login', async () => {
    const path = pathOf((await emailsSent()).find(isOwnersRequest))
    const page = await t.visitor().raw({ path })
    expect(page.status).toBe(200)
    expect(page.text).toContain('Unsubscribe from emails about booking requests?')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await ownersRequests())?.channels.email).toBe(true)
    for (let time = 0; time < 2; time++) {
      const done = await press(path)
      expect(done.statusCode).toBe(200)
      expect(done.body).toContain('You’re unsubscribed from emails about booking requests')
    }
    expect((await ownersRequests())?.channels).toEqual({ product: true, email: false, push: true })
    expect((await press(path, 'multipart/form-data; boundary=x')).statusCode).toBe(200)
  })

  it('is shown in its recipient’s language, and in the browser’s language when it is made up', async () => {
    await good(people.owner.call(changeLanguage, { body: { language: 'de' } }))
    const path = pathOf((await emailsSent()).find(isOwnersRequest))
    const { text: german } = await t.visitor().raw({ path })
    expect(german).toContain('<html lang="de">')
    expect(german).toContain('E-Mails zu „Buchungsanfragen“ abbestellen?')
    const headers = { 'accept-language': 'fr-FR,fr;q=0.9' }
    const { body: french } = await t.server.inject({ url: path.slice(0, -1), headers })
    expect(french).toContain('Ce lien est incomplet.')
    await good(people.owner.call(changeLanguage, { body: { language: 'en' } }))
  })

  it('does nothing if any character of it is changed', async () => {
    const path = pathOf((await emailsSent()).find(isOwnersRequest))
    const forged = [
      path.replace(/\/(\d+)-/, (_, id: string) => `/${Number(id) + 1}-`),
      path.replace('requests', 'payments'),
      path.slice(0, -1),
      '/unsubscribe/x',
    ]
    for (const one of forged) expect([one, (await press(one)).statusCode]).toEqual([one, 404])
    expect((await ownersRequests())?.channels.email).toBe(true)
  })

  it('can’t be created for money and safety', () => {
    expect(stopOf('key', stopToken('key', { accountId: 7, what: 'payments' }))).toBeUndefined()
    expect(stopOf('key', stopToken('key', { accountId: 7, what: 'digest' }))).toEqual({ accountId: 7, what: 'digest' })
    expect(stopOf('other', stopToken('key', { accountId: 7, what: 'digest' }))).toBeUndefined()
  })
})
