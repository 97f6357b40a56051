import type { App } from '../kernel/app.ts'
import type { Check, Finding } from '../kernel/check.ts'
import { checks } from './checks.ts'
import { type Command, type Io, UsageError } from './command.ts'
import { withApp } from './with-database.ts'

/** A check that can't even run is as bad as one that fails. */
const find = async (app: App, check: Check): Promise<Finding> => {
  try {
    return await check.run(app)
  } catch (error) {
    return { holds: false, figure: `check failed: ${(error as Error).message}` }
  }
}

/** Runs every check and prints its findings. Returns how many failed. */
export const examine = async (app: App, io: Pick<Io, 'say'>, requested: readonly Check[] = checks): Promise<number> => {
  let broken = 0
  for (const check of requested) {
    const { holds, figure } = await find(app, check)
    if (!holds) broken += 1
    io.say(`${holds ? 'holds ' : 'BROKEN'}  ${check.code}: ${check.text}`)
    if (figure) io.say(`        ${figure}`)
  }
  const stored = requested.length - broken
  io.say(`${stored} of ${requested.length} hold${broken > 0 ? `, ${broken} broken` : ''}.`)
  return broken
}

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'Checks the data against every invariant and exits with 1 if one fails.',
  usage: 'doctor',
  async run(args, io) {
    if (args.length > 0) throw new UsageError('doctor takes no arguments.')
    const broken = await withApp('the doctor command', ({ app }) => examine(app, io))
    return broken === 0 ? 0 : 1
  },
}
