import { spawn } from 'node:child_process'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { root } from './bootstrap.mjs'

const kit = join(root, 'packages', 'ui')
const folder = join(kit, 'build', 'workbench')
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}

/** Runs the workbench's own program in the kit's folder; returns its exit code. */
export function storybook(args, quiet) {
  const program = join(kit, 'node_modules', '.bin', 'storybook')
  const child = spawn(process.execPath, [program, ...args, '-c', 'workbench', '--disable-telemetry'], {
    cwd: kit,
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

/** Builds the workbench to files; takes seconds. */
export const buildWorkbench = () => storybook(['build', '--quiet', '-o', 'build/workbench'], true)

/** Serves the built files; returns the address. */
export function serveWorkbench(port = 0) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://workbench')
    const path = join(folder, normalize(decodeURIComponent(pathname)))
    const file = path.endsWith('/') ? join(path, 'index.html') : path
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    // When cached, the scripts are compiled once instead of for every story. Their names change with their content.
    const keep = pathname.startsWith('/assets/') ? 'max-age=3600' : 'no-cache'
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': keep,
    })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({ origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }),
    )
  })
}
