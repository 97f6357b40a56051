import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** What a number of clients did in a period. `cpuMs` is the database's own CPU time, if the system reports it. */
export type Run = { done: number; seconds: number; perSecond: number; cpuMs: number | undefined }

const tickMs = 10

/** The CPU time these processes have used so far; undefined if there is no /proc. */
function cpuOf(pids: readonly number[]): number | undefined {
  try {
    return pids.reduce((sum, pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return sum + (Number(fields[11]) + Number(fields[12])) * tickMs
    }, 0)
  } catch {
    return undefined
  }
}

/** Opens every connection of the pool at once, so that the processes behind them are known. */
async function openAll(pool: pg.Pool, count: number): Promise<number[]> {
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()))
  const answers = await Promise.all(
    clients.map((client) => client.query<{ pid: number }>('select pg_backend_pid() as pid')),
  )
  for (const client of clients) client.release()
  return answers.map(({ rows }) => rows[0]?.pid ?? 0)
}

/** Runs this many clients that repeat the same thing. `turn` counts up across all of them. */
export async function keepBusy(
  pool: pg.Pool,
  { clients, seconds }: { clients: number; seconds: number },
  once: (turn: number) => Promise<unknown>,
): Promise<Run> {
  const pids = await openAll(pool, clients)
  const before = cpuOf(pids)
  const started = performance.now()
  let turn = 0
  const client = async () => {
    while (performance.now() - started < seconds * 1000) await once(turn++)
  }
  await Promise.all(Array.from({ length: clients }, client))
  const took = (performance.now() - started) / 1000
  const after = cpuOf(pids)
  const cpuMs = before === undefined || after === undefined ? undefined : after - before
  return { done: turn, seconds: took, perSecond: turn / took, cpuMs }
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
