/** Every word of this module's own. */
export const problems = {
  tooMany: 'Some of your questions still wait for an answer. Please ask again when we have answered them.',
}

type About = { firstName: string; home: string }

/** Letters never say what was asked or answered; it stands on the page. */
export const letters = {
  asked: ({ firstName, home }: About) => ({
    subject: `A question about ${home}`,
    heading: `${firstName}, somebody asks about ${home}`,
    paragraphs: ['The question waits for an answer of the team.'],
    facts: [{ label: 'House', value: home }],
    action: { label: 'Open the questions', path: '/staff/questions' },
  }),
  answered: ({ firstName, home }: About) => ({
    subject: `Our answer about ${home}`,
    heading: `${firstName}, we have answered your question`,
    paragraphs: ['The answer stands among your questions.'],
    facts: [{ label: 'House', value: home }],
    action: { label: 'Read the answer', path: '/travelers/questions' },
  }),
}
