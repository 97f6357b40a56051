/** Texts of this module. */
export const problems = {
  tooMany: 'You have open questions. Ask again once we’ve answered them.',
}

type About = { firstName: string; home: string }

/** The team gets the question by email. The answer appears on the page only. */
export const letters = {
  asked: ({ firstName, home }: About, lines: readonly string[]) => ({
    subject: `Question about ${home}`,
    heading: `Question about ${home}`,
    paragraphs: [`Hi ${firstName}, a guest asks:`, ...lines],
    facts: [{ label: 'Home', value: home }],
    action: { label: 'Answer the question', path: '/staff/questions' },
  }),
  answered: ({ firstName, home }: About) => ({
    subject: `We answered your question about ${home}`,
    heading: `${firstName}, we answered your question`,
    paragraphs: ['You’ll find the answer under your questions.'],
    facts: [{ label: 'Home', value: home }],
    action: { label: 'Read the answer', path: '/travelers/questions' },
  }),
}
