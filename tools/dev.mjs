// The product during development: pages reload on save, and the server restarts when its code changes.
import { spawn } from 'node:child_process'
import { ready, root } from './bootstrap.mjs'

await ready()
// Vite writes and imports its own files, so only the server's folders count.
const watched = ['apps/server/src', 'packages/contract/src', 'packages/wording'].map(
  (folder) => `--watch-path=${folder}`,
)
const args = ['--conditions=development', ...watched, '--watch-preserve-output', 'tools/dev-server.ts']
const child = spawn(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
process.on('SIGINT', () => {})
for (const name of ['SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
child.once('exit', (code) => process.exit(code ?? 0))
