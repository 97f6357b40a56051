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

/** Leaves word of the running database for commands that work beside this process. */
export function writeConnection(dataFolder: string, connection: SocketConnection): void {
  const draft = `${noteIn(dataFolder)}.new`
  writeFileSync(draft, JSON.stringify({ holder: process.pid, connection } satisfies Note), { mode: 0o600 })
  renameSync(draft, noteIn(dataFolder))
}

/** The connection that this holder of the data folder left word of; an older holder's word does not count. */
export function connectionOf(dataFolder: string, holder: number): SocketConnection | undefined {
  const note = read(dataFolder)
  return note?.holder === holder ? note.connection : undefined
}

/** Takes the word back. */
export const forgetConnection = (dataFolder: string): void => rmSync(noteIn(dataFolder), { force: true })
