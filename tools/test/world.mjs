import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../bootstrap.mjs'

/** The number of homes in the journeys' world. */
export const journeyHomes = 48

function folderUntilExit() {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  return folder
}

/** Copies the data folder with its ownership: the database's files aren't ours. */
function copyWorld(from, to) {
  execFileSync('cp', ['-a', `${from}/.`, to])
  return to
}

/**
 * Fills a data folder with the journeys' world, at lower priority than the checks running meanwhile. Returns the
 * settings that point `e2e/serve.ts` to it, and to an identical unopened one (`SPARE_WORLD`), to be copied by races and
 * by journeys that need their own home. Returns nothing if it failed; each then creates its own world.
 */
export function prepareWorld() {
  const folder = folderUntilExit()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['tools/cli.mjs', 'demo', '--homes', String(journeyHomes)], {
      cwd: root,
      env: { ...process.env, PORCHLIGHT_DATA: folder, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    child.once('error', () => resolve({}))
    child.once('exit', (code) =>
      resolve(
        code === 0
          ? {
              E2E_WORLD: folder,
              SPARE_WORLD: copyWorld(folder, folderUntilExit()),
              SPARE_WORLD_HOMES: String(journeyHomes),
            }
          : {},
      ),
    )
  })
}
