import { setTimeout as pause } from 'node:timers/promises'
import { clearRemains } from './orphan-processes.ts'
import { type Installation, type Postmaster, startPostmaster } from './postmaster.ts'
import { clearSockets } from './socket.ts'

export type Log = { info(details: object, message: string): void; warn(details: object, message: string): void }

/** A running database that is restarted after every unexpected exit. */
export type RunningDatabase = { stop(how: 'fast' | 'smart'): Promise<void> }

const retryAfterMilliseconds = [50, 100, 200, 400, 800, 1600, 3200, 5000]
const deathsPerMinute = 30

async function start(installation: Installation): Promise<Postmaster> {
  await clearRemains(installation.cluster)
  clearSockets(installation.socketFolder)
  return await startPostmaster(installation)
}

async function startAgain(installation: Installation, wanted: () => boolean): Promise<Postmaster | undefined> {
  for (const wait of retryAfterMilliseconds) {
    if (!wanted()) return undefined
    try {
      return await start(installation)
    } catch {
      await pause(wait)
    }
  }
  return await start(installation)
}

function deathCounter(): () => void {
  let deaths: number[] = []
  return () => {
    deaths = [...deaths.filter((at) => at > Date.now() - 60_000), Date.now()]
    if (deaths.length > deathsPerMinute) throw new Error(`The database died ${deaths.length} times within a minute.`)
  }
}

/** Starts the database and keeps it up until `stop`; gives up, and reports it, when it can't. */
export async function keepUp(
  installation: Installation,
  log: Log,
  onLost: (error: Error) => void,
): Promise<RunningDatabase> {
  const countDeath = deathCounter()
  let postmaster: Postmaster | undefined = await start(installation)
  let stopping = false

  const watch = async () => {
    while (postmaster && !stopping) {
      const reason = await postmaster.exited
      postmaster = undefined
      if (stopping) return
      log.warn({ reason }, 'database crashed; restarting')
      countDeath()
      postmaster = await startAgain(installation, () => !stopping)
      if (postmaster) log.info({ pid: postmaster.pid }, 'database restarted')
    }
  }
  const watching = watch().catch(onLost)

  return {
    async stop(how) {
      stopping = true
      await postmaster?.stop(how)
      await watching
      await postmaster?.stop(how)
    },
  }
}
