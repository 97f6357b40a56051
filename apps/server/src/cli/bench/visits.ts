import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const visitors = fileURLToPath(new URL('./visitors.ts', import.meta.url))
const connections = 8
const run = promisify(execFile)

/** Responses per second, and this process's CPU time for one of them in milliseconds. */
export type Visits = { perSecond: number; cpuMs: number }

/** Visitors from another process request an address for a while. */
export const visited = async (url: string, seconds: number, addresses: 'same' | 'new' = 'same'): Promise<Visits> => {
  const before = process.cpuUsage()
  const { stdout } = await run(process.execPath, [visitors, url, String(connections), String(seconds), addresses])
  const { user, system } = process.cpuUsage(before)
  const reported = JSON.parse(stdout) as { answered: number; other: number; seconds: number }
  if (reported.other > 0 || reported.answered === 0) throw new Error(`${url} did not answer every visitor with a page`)
  return { perSecond: reported.answered / reported.seconds, cpuMs: (user + system) / 1000 / reported.answered }
}
