// Draws the import graph of the modules.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ready, root } from './bootstrap.mjs'

await ready()
const parts = '^(packages/[^/]+|apps/web/app/[^/]+|apps/server/src/modules/[^/]+|apps/server/src/[^/]+)'
const drawn = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'mermaid', '--collapse', parts],
    ...['--exclude', '(\\.test\\.|/testing/|node_modules|^e2e|^tools)', 'apps', 'packages'],
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 },
)
process.stdout.write(drawn.stdout)
process.stderr.write(drawn.stderr)
process.exit(drawn.status ?? 1)
