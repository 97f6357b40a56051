import { lstatSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotStart } from '../startup-error.ts'
import { markPrivate, type Owner } from './owner.ts'

export const socketPort = 5432

const prefix = 'plt-'
const nameLength = 12
// sockaddr_un holds 107 bytes on Linux and 103 on macOS, the socket's own name included.
const longestFolder = 103 - '/.s.PGSQL.5432.lock'.length

const temporary = (): string => {
  const folder = tmpdir()
  return Buffer.byteLength(folder) + prefix.length + nameLength + 1 <= longestFolder ? folder : '/tmp'
}

/**
 * A short folder that only the database's account (and root) can enter: the same one at every start, so that a process
 * working alongside this one finds the database again.
 * @throws CannotStart if someone else created a folder with that name.
 */
export function makeSocketFolder(clusterName: string, owner: Owner): string {
  const folder = join(temporary(), `${prefix}${clusterName.slice(-nameLength)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = lstatSync(folder)
  const us = process.getuid?.()
  if (!made.isDirectory() || (made.uid !== us && made.uid !== owner?.uid))
    throw new CannotStart(`${folder}, where the database's socket goes, belongs to user ${made.uid}. Remove it.`)
  markPrivate(owner, folder)
  return folder
}

/**
 * Removes what a killed PostgreSQL leaves behind, which would make it fail if another process now had its process id.
 */
export function clearSockets(folder: string): void {
  for (const name of [`.s.PGSQL.${socketPort}`, `.s.PGSQL.${socketPort}.lock`])
    rmSync(join(folder, name), { force: true })
}

export const removeSocketFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })
