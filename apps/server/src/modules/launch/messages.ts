/** The email by which an administrator tries the mail server. */
export const testLetter = (firstName: string) => ({
  subject: 'Your mail server works',
  heading: 'Your mail server works',
  paragraphs: [
    `Hi ${firstName}, this email left through the mail server of your installation.`,
    'It shows the name, colors, and address that guests and owners will see.',
  ],
  action: { label: 'Back to setup', path: '/staff/settings/start' },
})
