import { identityDays } from '@porchlight/contract'
import { type Said, said, saidWith } from '@porchlight/wording'

/** Texts of this module. */
export const problems = {
  notNow: 'This booking doesn’t need ID verification.',
  unlikely: 'Check the date of birth.',
  tooYoung: (age: number) =>
    `This home requires the guest who books to be at least ${age} on arrival. Message our team.`,
  tries: 'You’ve reached the limit of attempts. Message our team.',
  decided: 'This ID was already reviewed or replaced. Reload and check it.',
}

type About = { firstName: string; home: string; number: string }
type What = 'requested' | 'reminded' | 'accepted' | 'refused' | 'sent'

const email = (about: About, what: What, paragraphs: readonly Said[], action: { label: Said; path: string }) => ({
  subject: saidWith(`identity.${what}.subject`, about),
  heading: said(`identity.${what}.heading`, { firstName: about.firstName }),
  paragraphs,
  facts: [
    { label: said('mail.frame.home'), value: about.home },
    { label: said('mail.frame.number'), value: about.number },
  ],
  action,
})

const retention = said('identity.retention', { days: identityDays })

const verifyAction = (path: string) => ({ label: said('identity.verify'), path })

export const emails = {
  requested: (about: About, path: string) =>
    email(about, 'requested', [said('identity.requested.text'), retention], verifyAction(path)),
  reminded: (about: About, path: string) =>
    email(about, 'reminded', [said('identity.reminded.text'), retention], verifyAction(path)),
  accepted: (about: About, path: string) =>
    email(about, 'accepted', [said('identity.accepted.text')], { label: said('label.open_stay'), path }),
  refused: (about: About, path: string, reason: string) =>
    email(
      about,
      'refused',
      [said('identity.refused.reason', { reason }), said('identity.refused.text')],
      verifyAction(path),
    ),
  sent: (about: About) =>
    email(about, 'sent', [said('identity.sent.text')], {
      label: said('identity.sent.action'),
      path: '/staff/identities',
    }),
}
