import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export type ProcessInfo = { pid: number; command: string }

const linux = process.platform === 'linux'

const readOrEmpty = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const ps = (args: string[]): string => {
  try {
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

/** The fields of /proc/PID/stat after the command name, which may itself contain spaces and parentheses. */
const statFields = (pid: number): string[] => {
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/**
 * A mark unique to this run of this process, or undefined if no such process is alive. A process id alone is reused;
 * together with the process start and boot times it is not. A zombie counts as dead.
 */
export function birthOf(pid: number): string | undefined {
  if (!linux) return ps(['-o', 'lstart=', '-p', String(pid)]).trim() || undefined
  const fields = statFields(pid)
  const [state, bornAt] = [fields[0], fields[19]]
  if (!state || !bornAt || state === 'Z' || state === 'X') return undefined
  return `${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()}:${bornAt}`
}

export const isAlive = (pid: number): boolean => birthOf(pid) !== undefined

function linuxProcesses(): ProcessInfo[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map((pid) => ({
    pid: Number(pid),
    command: readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim(),
  }))
}

function otherProcesses(): ProcessInfo[] {
  const rows = ps(['-axo', 'pid=,command=']).split('\n')
  return rows.flatMap((row) => {
    const [, pid, command] = /^\s*(\d+)\s+(.*)$/.exec(row) ?? []
    return pid && command ? [{ pid: Number(pid), command }] : []
  })
}

export const liveProcesses = (): ProcessInfo[] =>
  (linux ? linuxProcesses() : otherProcesses()).filter(({ pid, command }) => command !== '' && isAlive(pid))

/** Sends the signal; a process that is already gone is not an error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
