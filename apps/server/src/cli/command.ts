/** A command's access to the terminal. All its output goes through here, so that tests can capture it. */
export type Io = {
  say(line: string): void
  complain(line: string): void
  /** One line that replaces itself in a terminal, and appears only every few seconds elsewhere. */
  progress(line: string): void
}

export type Command = {
  name: string
  /** One line for the list of commands. */
  summary: string
  /** The arguments, as after `npm run cli -- NAME`; more lines can explain them. */
  usage: string
  /** Returns the exit code: 0 if all is well. */
  run(args: string[], io: Io): Promise<number>
}

/** The command was called incorrectly: its usage is shown and the process exits with 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

const quietMilliseconds = 2000

export function terminalIo(out: NodeJS.WriteStream = process.stdout, err: NodeJS.WriteStream = process.stderr): Io {
  let open = false
  let last = 0
  const endProgress = () => {
    if (open) out.write('\n')
    open = false
  }
  return {
    say(line) {
      endProgress()
      out.write(`${line}\n`)
    },
    complain(line) {
      endProgress()
      err.write(`${line}\n`)
    },
    progress(line) {
      if (out.isTTY) {
        out.write(`\r\x1b[K${line}`)
        open = true
      } else if (Date.now() - last > quietMilliseconds) {
        last = Date.now()
        out.write(`${line}\n`)
      }
    },
  }
}
