import { dirname, join } from 'node:path'
import { binariesFor } from './binaries.ts'
import { clusterFolder, clusterName, readyCluster } from './cluster.ts'
import { databaseOwner } from './owner.ts'
import type { Installation } from './postmaster.ts'
import { makeSocketFolder } from './socket.ts'

/** Everything a postmaster needs, created if missing: account, cluster, programs, a folder for its socket. */
export function install(dataFolder: string, passing: boolean): Installation {
  const owner = databaseOwner(dataFolder, join(dataFolder, 'database'))
  const folder = clusterFolder(dataFolder, owner)
  const binaries = binariesFor(owner, dirname(folder))
  readyCluster(folder, binaries, owner)
  const cluster = { folder, name: clusterName(folder) }
  const socketFolder = makeSocketFolder(cluster.name, owner)
  return { binaries, owner, cluster, socketFolder, logFile: join(dataFolder, 'database.log'), passing }
}
