// The kit's workbench: every component in every state, theme, light and direction.
//   npm run workbench            while you work, on port 6006
//   npm run workbench -- build   as files, into packages/ui/build/workbench
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ready, root } from './bootstrap.mjs'

await ready()
const kit = join(root, 'packages', 'ui')
const storybook = join(kit, 'node_modules', '.bin', 'storybook')
const build = process.argv[2] === 'build'
const args = build ? ['build', '--quiet', '-o', 'build/workbench'] : ['dev', '-p', '6006', '--no-open']
const child = spawn(process.execPath, [storybook, ...args, '-c', 'workbench', '--disable-telemetry'], {
  cwd: kit,
  stdio: build ? ['ignore', 'ignore', 'inherit'] : 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
})
child.once('exit', (code) => process.exit(code ?? 1))
