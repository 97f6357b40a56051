import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../startup-error.ts'
import { isAlive, liveProcesses, signal } from './processes.ts'

type Cluster = { folder: string; name: string }

const isPostmaster = (command: string, name: string): boolean =>
  /^\S*\/postgres /.test(command) && command.includes(`cluster_name=${name}`)
const isBackend = (command: string, name: string): boolean => command.startsWith(`postgres: ${name}: `)

/** Processes of this cluster that are still running although none of our processes supervises them. */
function remainsOf(name: string): { postmasters: number[]; all: number[] } {
  const mine = liveProcesses().filter(({ command }) => isPostmaster(command, name) || isBackend(command, name))
  const postmasters = mine.filter(({ command }) => isPostmaster(command, name)).map(({ pid }) => pid)
  return { postmasters, all: mine.map(({ pid }) => pid) }
}

async function goneWithin(pids: number[], milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds
  while (pids.some(isAlive)) {
    if (Date.now() > until) return false
    await pause(10)
  }
  return true
}

async function askToStop(postmasters: number[]): Promise<void> {
  const steps = [
    ['SIGINT', 2500],
    ['SIGQUIT', 500],
  ] as const
  for (const [name, milliseconds] of steps) {
    for (const pid of postmasters) signal(pid, name)
    if (await goneWithin(postmasters, milliseconds)) return
  }
}

/**
 * Cleans up after a killed process. First a postmaster that is still running (stopped in order, then by force), then
 * backends without a postmaster, last its pid file, which may by now name an unrelated process. The caller holds the
 * data folder.
 */
export async function clearRemains(cluster: Cluster): Promise<void> {
  const { postmasters } = remainsOf(cluster.name)
  if (postmasters.length > 0) await askToStop(postmasters)
  const { all } = remainsOf(cluster.name)
  for (const pid of all) signal(pid, 'SIGKILL')
  if (!(await goneWithin(all, 2000)))
    throw new CannotStart(`Old database processes of ${cluster.folder} do not end: ${all.filter(isAlive).join(', ')}.`)
  rmSync(join(cluster.folder, 'postmaster.pid'), { force: true })
}
