import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './bootstrap.mjs'

const sources = join(root, 'apps', 'server', 'search-kernel')
export const compiledFile = join(root, 'apps/server/src/modules/search/engine/compiled/program-bytes.ts')

const options = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd,threads']
const memory = ['--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '65536']

/** The module that contains the compiled search kernel. */
export async function compiledModule() {
  const { default: asc } = await import('assemblyscript/asc')
  let bytes
  const writeFile = (_, content) => {
    bytes = content
  }
  const { error, stderr } = await asc.main(
    [join(sources, 'index.ts'), '--outFile', 'kernel.wasm', '--baseDir', '/', ...options, ...memory],
    { writeFile },
  )
  if (error) throw new Error(`${error.message}\n${stderr}`)
  return [
    '// Made by `node tools/search-kernel.mjs` from apps/server/search-kernel.',
    '/** The compiled search kernel as WebAssembly, in base 64. */',
    `export const program =\n  '${Buffer.from(bytes).toString('base64')}'`,
    '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(compiledFile, await compiledModule())
