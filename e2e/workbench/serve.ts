// The built workbench as plain files on a port of its own; built anew first, which takes seconds.
import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const folder = join('packages', 'ui', 'build', 'workbench')
const types: Record<string, string> = {
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
  '.pdf': 'application/pdf',
}

const built = spawnSync(process.execPath, [join('tools', 'workbench.mjs'), 'build'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://workbench')
  const path = join(folder, normalize(decodeURIComponent(pathname)))
  const file = path.endsWith('/') ? join(path, 'index.html') : path
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}).listen(Number(process.env.WORKBENCH_PORT), '127.0.0.1')
