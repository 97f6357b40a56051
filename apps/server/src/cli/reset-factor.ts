import { accountByEmail, resetFactors } from '../modules/accounts/index.ts'
import { type Command, UsageError } from './command.ts'
import { withApp } from './with-database.ts'

export const resetFactorCommand: Command = {
  name: 'reset-factor',
  summary: 'Removes the second factors of an account. The person adds a new one at the next login.',
  usage: 'reset-factor EMAIL REASON\nEnds their sessions. They approve nothing for 24 hours, and are told by email.',
  async run(args, io) {
    const [email, ...words] = args
    const reason = words.join(' ').trim()
    if (email === undefined || reason.length < 3) throw new UsageError('Name the email address and the reason.')
    return await withApp('the reset-factor command', async ({ app }) => {
      const account = await app.work.read((ctx) => accountByEmail(ctx, email))
      if (!account || account.closed) throw new UsageError(`There is no account for ${email}.`)
      await app.work.write((ctx) => resetFactors(ctx, account.id, reason))
      io.say(`The second factors of ${account.email} are gone. The next login asks for a code sent there.`)
      return 0
    })
  },
}
