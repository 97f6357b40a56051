import { changeLanguage } from '@porchlight/contract'
import { asWritten, said } from '@porchlight/wording'
import { expect, it } from 'vitest'
import { good } from '../bookings/testing/guest.ts'
import { latestDeliveries } from './deliveries.ts'
import { noticesScene } from './testing/scene.ts'

const { t, people } = noticesScene()

type PlainEmail = Parameters<typeof t.app.adapters.post.email>[1]

const send = async (to: Pick<PlainEmail, 'to' | 'accountId' | 'language'>) => {
  await t.write((ctx) =>
    t.app.adapters.post.email(ctx, {
      ...to,
      fact: `question.answered:${to.language}`,
      kind: 'question',
      subject: said('question.answered.subject', { home: 'Marram House' }),
      heading: asWritten('Marram House'),
      paragraphs: ['As the guest wrote it.', said('question.answered.text')],
      facts: [{ label: said('mail.frame.home'), value: 'Marram House' }],
    }),
  )
  const all = await t.read((ctx) => latestDeliveries(ctx))
  return all.find(({ kind, recipient }) => kind === 'question' && recipient === to.to)
}

it('an email to an account is in the account’s language, from subject to footer', async () => {
  const { guest } = people
  await good(guest.call(changeLanguage, { body: { language: 'de' } }))
  const email = await send({ to: guest.email, accountId: guest.accountId, language: 'fr' })
  expect(email?.subject).toBe('Wir haben Ihre Frage zu Marram House beantwortet')
  expect(email?.text).toContain('As the guest wrote it.')
  expect(email?.text).toContain('Die Antwort finden Sie unter Ihren Fragen.')
  expect(email?.text).toContain('Haus: Marram House')
  expect(email?.text).not.toContain('Manage notifications')
})

it('an email to no account is in the language the recipient wrote in, or in English', async () => {
  const french = await send({ to: 'tove@lark.example', accountId: null, language: 'fr' })
  expect(french?.subject).toBe('Nous avons répondu à votre question sur Marram House')
  const unknown = await send({ to: 'ada@lark.example', accountId: null })
  expect(unknown?.subject).toBe('We answered your question about Marram House')
})
