import { accountByEmail, resetFactors } from '../modules/accounts/index.ts'
import { type Command, UsageError } from './command.ts'
import { withApp } from './with-database.ts'

export const resetFactorCommand: Command = {
  name: 'reset-factor',
  summary: 'Removes the second factors of an account. The person adds a new one at the next login.',
  usage:
    'reset-factor EMAIL REASON\nLogs the person out everywhere, blocks approvals for 24 hours, and notifies them by email.',
  async run(args, io) {
    const [email, ...words] = args
    const reason = words.join(' ').trim()
    if (email === undefined || reason.length < 3) throw new UsageError('Name the email address and the reason.')
    return await withApp('the reset-factor command', async ({ app }) => {
      const account = await app.work.read((ctx) => accountByEmail(ctx, email))
      if (!account || account.closed) throw new UsageError(`There is no account for ${email}.`)
      await app.work.write((ctx) => resetFactors(ctx, account.id, reason))
      io.say(`Removed the second factors of ${account.email}. The next login requires a code sent to that address.`)
      return 0
    })
  },
}
