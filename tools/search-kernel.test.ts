import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiledFile, compiledModule } from './search-kernel.mjs'

test('the compiled search kernel matches its sources; `node tools/search-kernel.mjs` writes it', async () => {
  expect(await compiledModule()).toBe(readFileSync(compiledFile, 'utf8'))
})
