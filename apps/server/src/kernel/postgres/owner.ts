import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../startup-error.ts'

/** The account the database runs as; undefined: the same as this process. */
export type Owner = { uid: number; gid: number } | undefined

const isRoot = (): boolean => process.getuid?.() === 0

type Account = { name: string; uid: number; gid: number }

const accounts = (): Account[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))

/** initdb looks its account up by number, so the account must have a name. */
function lentAccount(folderOwner: number): { uid: number; gid: number } {
  const known = accounts()
  const { uid, gid } = known.find((account) => folderOwner !== 0 && account.uid === folderOwner) ??
    known.find(({ name }) => name === 'nobody') ?? { uid: 65534, gid: 65534 }
  return { uid, gid }
}

/**
 * The account PostgreSQL runs as. It refuses to run as root, so a root process uses the owner of the existing cluster,
 * of the data folder, or `nobody`.
 * @throws CannotStart if an ordinary user meets a cluster that another user owns.
 */
export function databaseOwner(dataFolder: string, cluster: string): Owner {
  const made = statSync(cluster, { throwIfNoEntry: false })
  if (!isRoot()) {
    if (made && made.uid !== process.getuid?.())
      throw new CannotStart(
        `The database in ${cluster} belongs to user ${made.uid}, and you are user ${process.getuid?.()}.\n` +
          'Start Porchlight as the user who made it (or as root), or choose another folder with PORCHLIGHT_DATA.',
      )
    return undefined
  }
  return made && made.uid !== 0 ? { uid: made.uid, gid: made.gid } : lentAccount(statSync(dataFolder).uid)
}

/** Asks the kernel, as that account, so that every parent folder, ACL, and mount counts. */
export function canReach(owner: Owner, path: string): boolean {
  if (!owner) return true
  const test = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...owner, cwd: '/' })
  return test.status === 0
}

function giveOne(owner: { uid: number; gid: number }, path: string): string[] {
  const entry = lstatSync(path)
  if (entry.uid !== owner.uid) lchownSync(path, owner.uid, owner.gid)
  return entry.isDirectory() ? readdirSync(path) : []
}

/**
 * Gives a whole folder to the owner; a no-op if we are the owner. A file that disappears meanwhile doesn't matter: the
 * database of a killed process may still be shutting down.
 */
export function giveTo(owner: Owner, path: string): void {
  if (!owner) return
  try {
    for (const name of giveOne(owner, path)) giveTo(owner, join(path, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Makes a folder readable by everyone, as far as its parents allow. */
export function openForReading(path: string): void {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  chmodSync(path, entry.isDirectory() || entry.mode & 0o100 ? 0o755 : 0o644)
  if (entry.isDirectory()) for (const name of readdirSync(path)) openForReading(join(path, name))
}

/** Makes a folder private to that owner. */
export function markPrivate(owner: Owner, path: string): void {
  chmodSync(path, 0o700)
  if (owner) chownSync(path, owner.uid, owner.gid)
}
