import { emailAddress, setupCodeHours } from '@porchlight/contract'
import { makeAdmin, makeSetupCode } from '#modules/accounts'
import { setupAddress } from '../setup-notice.ts'
import { type Command, UsageError } from './command.ts'
import { withApp } from './with-database.ts'

const emailOf = (args: readonly string[]): string => {
  const [given, ...more] = args
  if (given === undefined || more.length > 0) throw new UsageError('Name one email address.')
  const { data, success } = emailAddress.safeParse(given)
  if (!success) throw new UsageError(`"${given}" is not an email address.`)
  return data
}

export const adminCommand: Command = {
  name: 'admin',
  summary: 'Makes an account an administrator, or prints a one-time setup link for a new one.',
  usage: 'admin EMAIL',
  async run(args, io) {
    const email = emailOf(args)
    await withApp('the admin command', async ({ app }) => {
      const code = await app.work.write(async (ctx) =>
        (await makeAdmin(ctx, email)) ? null : await makeSetupCode(ctx, email),
      )
      if (code === null) io.say(`${email} is now an administrator.`)
      else
        io.say(
          `Open this link within ${setupCodeHours} hours to create the account of ${email}:\n${setupAddress(app.config, code)}`,
        )
    })
    return 0
  },
}
