import { said } from '@porchlight/wording'

/** The email an administrator sends to test the mail server. */
export const testEmail = (firstName: string) => ({
  subject: said('mail_server.works.subject'),
  heading: said('mail_server.works.subject'),
  paragraphs: [said('mail_server.works.text', { firstName }), said('mail_server.works.next')],
  action: { label: said('mail_server.works.action'), path: '/staff/settings/start' },
})

/** Errors about sample data. */
export const problems = {
  obstacles: {
    public_server:
      'The passwords of sample accounts are published, so a server that others can reach takes no sample data.',
    has_homes: 'There are homes or bookings already. Sample data never stands beside real homes.',
    takes_payments:
      'Stripe is connected. Sample bookings are paid in the sandbox, so load them before you connect Stripe.',
    sends_mail: 'A mail server is connected, and sample people would be written to. Remove it first.',
    many_nodes: 'Sample data loads on an installation with one process only.',
  },
  ownHomes: (names: readonly string[]): string =>
    `Your team added ${names.join(', ')}. Removing the sample data deletes these homes too.`,
  noSample: 'There is no sample data to remove.',
  noBaseline: 'What was here before the sample data is not known anymore. Start with a new data folder instead.',
  remains: (rows: number): string => `${rows} rows would remain, so nothing was removed. Tell support.`,
}
