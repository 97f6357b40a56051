import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless version first: the same pages with a fifth less work. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
/** The browser's path, if there is one. */
export const chromiumPath = () => places.find((path) => existsSync(path))

function apt(args) {
  console.log(`  apt-get ${args.join(' ')}`)
  const done = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (done.status !== 0) throw new Error(`apt-get ${args[0]} failed; install Chromium by hand and run the tests again.`)
}

/** Makes sure that a browser from the distribution is installed: the journeys and the accessibility checks need one. */
export function ensureChromium() {
  if (chromiumPath()) return
  console.log('The journeys need Chromium, which is not installed.')
  if (process.getuid?.() !== 0)
    throw new Error('Install it (on Debian and Ubuntu: sudo apt-get install -y chromium) and run the tests again.')
  apt(['update', '-q'])
  const install = ['install', '-y', '-q', '--no-install-recommends']
  try {
    apt([...install, 'chromium-headless-shell'])
  } catch {
    // Not every distribution has it.
    apt([...install, 'chromium'])
  }
  if (!chromiumPath()) throw new Error(`Chromium was installed, but it is at none of ${places.join(', ')}.`)
}
