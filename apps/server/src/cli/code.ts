import { demoStatus } from '../demo/first-run.ts'
import { demoStaff } from '../demo/people.ts'
import { demoSecret } from '../demo/staff-secret.ts'
import { allowsDemo } from '../exposure.ts'
import type { App } from '../kernel/app.ts'
import { CannotStart } from '../kernel/startup-error.ts'
import { codeOfSecret } from '../modules/accounts/index.ts'
import { type Command, type Io, UsageError } from './command.ts'
import { withApp } from './with-database.ts'

const stepSeconds = 30

/**
 * Prints a demo staff member's sign-in codes. They are derived from the secret that everyone can compute, never from
 * the database: for a real account this prints nothing.
 * @throws CannotStart unless a demo world exists and is allowed
 */
export const printCode = async (app: App, email: string, io: Io): Promise<void> => {
  if (!allowsDemo(app.config) || (await demoStatus(app)) === 'none')
    throw new CannotStart('Codes exist only for the staff of a demo world, and there is none here.')
  const person = demoStaff.find((each) => each.email === email.trim().toLowerCase())
  if (!person)
    throw new UsageError(`"${email}" is not demo staff. These are: ${demoStaff.map((each) => each.email).join(', ')}.`)
  const now = app.clock.now()
  const left = stepSeconds - (Math.floor(now.getTime() / 1000) % stepSeconds)
  const code = (at: Date) => codeOfSecret(demoSecret(person.email), at)
  io.say(`${code(now)}   for the next ${left} seconds`)
  io.say(`${code(new Date(now.getTime() + stepSeconds * 1000))}   after that, or if the first code was already used`)
  io.say(`Or add this key to an authenticator app: ${demoSecret(person.email)}`)
}

export const codeCommand: Command = {
  name: 'code',
  summary: 'Prints the sign-in code of a demo staff member.',
  usage: 'code EMAIL',
  async run(args, io) {
    const [email, ...more] = args
    if (email === undefined || more.length > 0) throw new UsageError('Name one email address.')
    await withApp('the code command', ({ app }) => printCode(app, email, io))
    return 0
  },
}
