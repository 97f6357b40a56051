import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const layers = /@layer [\w, ]+;/.exec(readFileSync('packages/ui/src/base.css', 'utf8'))?.[0]

/** React puts a sheet with a precedence at the start of the head, before the one that orders the layers. */
const sheets = globSync('apps/web/app/**/*.tsx').flatMap((file) => {
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(/import \w+ from '\.\/([\w-]+\.css)\?url'/g)].map(
    ([, name]) => `${file.slice(0, file.lastIndexOf('/'))}/${name}`,
  )
})

test('a sheet that comes before all others orders the layers itself, or the reset would undo the kit', () => {
  expect(sheets).toContain('apps/web/app/account/sign-in.css')
  for (const sheet of sheets) {
    const [first] = readFileSync(sheet, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .trim()
      .split('\n')
    expect([sheet, first]).toEqual([sheet, layers])
  }
})
