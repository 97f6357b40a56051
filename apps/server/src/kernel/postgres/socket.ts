import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { keepPrivate, type Owner } from './owner.ts'

export const socketPort = 5432

const prefix = 'plt-'
// sockaddr_un holds 107 bytes on Linux and 103 on macOS, the socket's own name included.
const longestFolder = 103 - '/.s.PGSQL.5432.lock'.length

const temporary = (): string => {
  const folder = tmpdir()
  return Buffer.byteLength(folder) + prefix.length + 7 <= longestFolder ? folder : '/tmp'
}

/** A short folder that only the database's account (and root) can enter. */
export function makeSocketFolder(owner: Owner): string {
  const folder = mkdtempSync(join(temporary(), prefix))
  keepPrivate(owner, folder)
  return folder
}

export function clearSockets(folder: string): void {
  for (const name of [`.s.PGSQL.${socketPort}`, `.s.PGSQL.${socketPort}.lock`])
    rmSync(join(folder, name), { force: true })
}

/** Removes a socket folder, though never a folder that is not one of ours. */
export function removeSocketFolder(folder: string): void {
  if (basename(folder).startsWith(prefix)) rmSync(folder, { recursive: true, force: true })
}
