import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const order = async (file: string): Promise<string | undefined> =>
  /^(?:\s|\/\*[\s\S]*?\*\/)*@layer ([^;{]+);/.exec(await readFile(new URL(file, import.meta.url), 'utf8'))?.[1]

test('the sheet that React links before all others settles the order of the layers as the kit does', async () => {
  const ofKit = await order('../../../../packages/ui/src/base.css')
  expect(ofKit).toContain('pages')
  expect(await order('./sign-in.css')).toBe(ofKit)
})
