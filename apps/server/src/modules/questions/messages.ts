/** Every word of this module's own. */
export const problems = {
  tooMany: 'Some of your questions still wait for an answer. Please ask again when we have answered them.',
}

type About = { firstName: string; home: string }

/** The team is sent what was asked. What it answers is said on the page only. */
export const letters = {
  asked: ({ firstName, home }: About, lines: readonly string[]) => ({
    subject: `Question about ${home}`,
    heading: `Question about ${home}`,
    paragraphs: [`Hi ${firstName}, a guest asks:`, ...lines],
    facts: [{ label: 'Home', value: home }],
    action: { label: 'Answer the question', path: '/staff/questions' },
  }),
  answered: ({ firstName, home }: About) => ({
    subject: `Our answer about ${home}`,
    heading: `${firstName}, we have answered your question`,
    paragraphs: ['The answer stands among your questions.'],
    facts: [{ label: 'House', value: home }],
    action: { label: 'Read the answer', path: '/travelers/questions' },
  }),
}
