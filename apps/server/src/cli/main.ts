import { terminalIo } from './command.ts'
import { commands } from './commands.ts'
import { run } from './run.ts'

// A reader that has seen enough (`| head`) closes the pipe; that isn't the command's error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const io = terminalIo()
try {
  process.exitCode = await run(commands, process.argv.slice(2), io)
} catch (error) {
  io.complain((error as Error).stack ?? String(error))
  process.exitCode = 1
}
