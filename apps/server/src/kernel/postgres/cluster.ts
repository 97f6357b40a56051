import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'
import { canReach, giveTo, markPrivate, type Owner } from './owner.ts'

export const superuser = 'porchlight'

const elsewhere = '/var/lib/porchlight'

/** Environment for every database process: ours may contain secrets and PG* variables that would mislead it. */
export const bareEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

function madeElsewhere(link: string): string {
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
  const home = mkdtempSync(join(elsewhere, 'data-'))
  chmodSync(home, 0o711)
  const folder = join(home, 'database')
  symlinkSync(folder, link)
  return folder
}

/**
 * The cluster's location: `database` in the data folder. If the database's account can't enter the data folder (a clone
 * in root's private home), the cluster goes to /var/lib/porchlight and `database` becomes a link to it.
 */
export function clusterFolder(dataFolder: string, owner: Owner): string {
  const link = join(dataFolder, 'database')
  const entry = lstatSync(link, { throwIfNoEntry: false })
  if (!entry) return canReach(owner, dataFolder) ? link : madeElsewhere(link)
  const folder = entry.isSymbolicLink() ? readlinkSync(link) : link
  if (!existsSync(dirname(folder)))
    throw new CannotStart(
      `${link} points to ${folder}, which is gone. Bring that folder back, or remove the link to begin with an empty database.`,
    )
  return folder
}

/** A short name for this cluster, carried in the process title of every one of its processes. */
export const clusterName = (folder: string): string => {
  const place = join(realpathSync(dirname(folder)), 'database')
  return `porchlight-${createHash('sha256').update(place).digest('hex').slice(0, 12)}`
}

const initdbArguments = (folder: string): string[] => [
  `--pgdata=${folder}`,
  `--username=${superuser}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--auth=trust',
  '--no-instructions',
]

function refuseOtherMajor(folder: string, binaries: Binaries): void {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version === String(binaries.major)) return
  throw new CannotStart(
    `The database in ${folder} was made by PostgreSQL ${version}; this Porchlight brings PostgreSQL ${binaries.major}. Nothing was changed.\n` +
      'To carry it over: with the Porchlight that made it, run `npm run cli -- backup porchlight.backup`; then move the data\n' +
      'folder away and, with this one, run `npm run cli -- restore porchlight.backup`. (Or run a PostgreSQL ' +
      `${version} server on it yourself and give its address in DATABASE_URL.)`,
  )
}

function removeDrafts(folder: string): void {
  const home = dirname(folder)
  for (const name of readdirSync(home))
    if (name.startsWith(`${basename(folder)}.new-`)) rmSync(join(home, name), { recursive: true, force: true })
}

/**
 * Built in a separate folder and moved into place, so that a kill halfway leaves nothing that looks like a database.
 * Each attempt has its own folder: the initdb of a killed process may still be writing into the last one.
 */
function build(folder: string, binaries: Binaries, owner: Owner): void {
  removeDrafts(folder)
  const draft = mkdtempSync(`${folder}.new-`)
  markPrivate(owner, draft)
  const made = spawnSync(binaries.initdb, initdbArguments(draft), {
    ...owner,
    cwd: '/',
    env: bareEnvironment,
    encoding: 'utf8',
  })
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new CannotStart(`The database could not be made in ${folder}:\n${made.error?.message ?? made.stderr.trim()}`)
  }
  renameSync(draft, folder)
}

/**
 * Makes the cluster ready to be started by `owner`.
 * @throws CannotStart if it belongs to another major version, or its account can't reach it.
 */
export function readyCluster(folder: string, binaries: Binaries, owner: Owner): void {
  if (!existsSync(folder)) build(folder, binaries, owner)
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new CannotStart(`${folder} exists but holds no database. Move it away and start again.`)
  refuseOtherMajor(folder, binaries)
  giveTo(owner, folder)
  if (!canReach(owner, folder))
    throw new CannotStart(
      `The database may not run as root, and user ${owner?.uid} cannot enter ${folder}.\n` +
        'Move the data folder to a place everyone may pass through, such as /var/lib, and name it in PORCHLIGHT_DATA.',
    )
}
