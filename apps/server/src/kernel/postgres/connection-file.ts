import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How to reach the embedded database: `host` is the folder of its Unix socket. */
export type SocketConnection = { host: string; port: number; user: string; database: string }

type Note = { holder: number; connection: SocketConnection }

const noteIn = (dataFolder: string): string => join(dataFolder, 'database.json')

function read(dataFolder: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(noteIn(dataFolder), 'utf8')) as Note
  } catch {
    return undefined
  }
}

/** Records the running database's connection for commands that work alongside this process. */
export function writeConnection(dataFolder: string, connection: SocketConnection): void {
  const draft = `${noteIn(dataFolder)}.new`
  writeFileSync(draft, JSON.stringify({ holder: process.pid, connection } satisfies Note), { mode: 0o600 })
  renameSync(draft, noteIn(dataFolder))
}

/** The connection recorded by this holder of the data folder; one from an earlier holder doesn't count. */
export function connectionOf(dataFolder: string, holder: number): SocketConnection | undefined {
  const note = read(dataFolder)
  return note?.holder === holder ? note.connection : undefined
}

/** Removes the recorded connection. */
export const forgetConnection = (dataFolder: string): void => rmSync(noteIn(dataFolder), { force: true })
