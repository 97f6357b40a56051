import { CannotStart } from '../kernel/startup-error.ts'
import { type Command, type Io, UsageError } from './command.ts'

export type Commands = Record<string, () => Promise<Command>>

async function listCommands(commands: Commands, io: Io): Promise<void> {
  const all = await Promise.all(Object.values(commands).map((load) => load()))
  const width = Math.max(...all.map(({ name }) => name.length))
  io.say('Usage: npm run cli -- COMMAND [ARGUMENTS]\n')
  for (const { name, summary } of all) io.say(`  ${name.padEnd(width)}  ${summary}`)
  io.say('\n`npm run cli -- COMMAND --help` shows help for a command.')
}

const usageOf = (command: Command): string => `Usage: npm run cli -- ${command.usage}`

async function runCommand(command: Command, args: string[], io: Io): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.say(`${command.summary}\n${usageOf(command)}`)
    return 0
  }
  try {
    return await command.run(args, io)
  } catch (error) {
    if (error instanceof UsageError) {
      io.complain(`${error.message}\n${usageOf(command)}`)
      return 2
    }
    if (!(error instanceof CannotStart)) throw error
    io.complain(error.message)
    return 1
  }
}

/** Runs the command these words name. Returns the exit code: 0 done, 1 failed, 2 called incorrectly. */
export async function run(commands: Commands, words: string[], io: Io): Promise<number> {
  const [name, ...args] = words
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    await listCommands(commands, io)
    return name === undefined ? 2 : 0
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) {
    io.complain(`There is no command "${name}".`)
    await listCommands(commands, io)
    return 2
  }
  return await runCommand(await load(), args, io)
}
