import { said } from '@porchlight/wording'

/** Texts of this module. */
export const problems = {
  tooMany: 'You have open questions. Ask again once we’ve answered them.',
}

type About = { firstName: string; home: string }

/** The team gets the question by email. The answer appears on the page only. */
export const emails = {
  requested: ({ firstName, home }: About, lines: readonly string[]) => ({
    subject: said('question.requested.subject', { home }),
    heading: said('question.requested.subject', { home }),
    paragraphs: [said('question.requested.text', { firstName }), ...lines],
    facts: [{ label: said('mail.frame.home'), value: home }],
    action: { label: said('question.requested.action'), path: '/staff/questions' },
  }),
  answered: ({ firstName, home }: About) => ({
    subject: said('question.answered.subject', { home }),
    heading: said('question.answered.heading', { firstName }),
    paragraphs: [said('question.answered.text')],
    facts: [{ label: said('mail.frame.home'), value: home }],
    action: { label: said('question.answered.action'), path: '/travelers/questions' },
  }),
}
