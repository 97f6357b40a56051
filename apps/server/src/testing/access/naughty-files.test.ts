import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AnyEndpoint } from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { routes } from '../../modules.ts'
import { aPicture, nameOf } from './requests.ts'

/* Sends naughty strings in every text of a form with a file, including the file's name: what is accepted is returned as
   sent, everything else is rejected with a code and a sentence. Only what no file name can contain is dropped from a
   name: control characters and path separators. */
const naughty = JSON.parse(
  readFileSync(new URL('../../modules/homes/testdata/blns.json', import.meta.url), 'utf8'),
) as string[]
/** A name that ends in a backslash can't be told apart from one with its end missing. */
const names = naughty.filter((text) => !text.endsWith('\\'))
/** Usually a dozen of them, rotating from text to text; all in a full run. */
const most = process.env.NAUGHTY_STRINGS === undefined ? 12 : naughty.length
let turn = 0
const someOf = (texts: readonly string[]): string[] =>
  Array.from({ length: Math.min(most, texts.length) }, () => texts[turn++ % texts.length] as string)
/** Nothing is returned about an ID document. */
const forms = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ form, path }) => form && path.startsWith('media-resources/'))

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Stored = { name: string; folder: string | null }
type Reported = { error?: { code?: string; message?: string }; data?: Stored; object?: Stored }

/** The other fields a form needs besides its file; a call that is new here fails until they are added. */
const fieldsOf: Record<string, () => Record<string, string>> = {
  'POST media-resources/upload-custom-image': () => ({}),
  'POST media-resources/upload-custom-file': () => ({}),
  'POST media-resources/upload-chunk': () => ({
    upload: randomUUID(),
    fileSize: String(aPicture.length),
    chunks: '1',
    chunk: '0',
  }),
}
const textsOf = (name: string): string[] => ['folder', ...Object.keys(fieldsOf[name]?.() ?? {})]

const send = async (who: Caller, { method, path }: AnyEndpoint, fields: Record<string, string>, fileName: string) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', new File([new Uint8Array(aPicture)], fileName, { type: 'image/png' }))
  const { status, body: answer, text } = await who.raw({ method, path, body })
  const reported = answer.results as Reported
  return { status, text, error: reported.error, stored: reported.data ?? reported.object }
}

const isTaken = (status: number): boolean => status < 300
const refused = (text: string, status: number, error: Reported['error'], said: string): void => {
  const what = `${JSON.stringify(text)}: ${said.slice(0, 300)}`
  expect(status, what).toBeLessThan(500)
  expect([error?.code, error?.message], what).toEqual([expect.any(String), expect.stringMatching(/\S/)])
}

/** A name as files have it: forms drop the folders before it, and dots alone are no name. */
const asFileName = (text: string): string => {
  const last = text.split(/[/\\]/).at(-1) ?? ''
  const name = /^\.{1,2}$/.test(last) ? '' : last.replace(/\p{C}+/gu, ' ').trim()
  return name.slice(-200) || 'file'
}

describe.each(forms.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  test('returns the name of every file as it was', { timeout: 600_000 }, async () => {
    let taken = 0
    const who = await t.person('owner')
    const tried = someOf(names)
    for (const text of tried) {
      const { status, error, stored, text: said } = await send(who, endpoint, fieldsOf[name]?.() ?? {}, text)
      if (!isTaken(status)) {
        refused(text, status, error, said)
        continue
      }
      taken++
      expect(stored?.name).toBe(asFileName(text))
    }
    expect(taken).toBeGreaterThan(tried.length * 0.8)
  })

  test.each(textsOf(name))(
    'keeps its %s as sent, or rejects it with a sentence',
    { timeout: 600_000 },
    async (field) => {
      const who = await t.person('owner')
      for (const text of someOf(naughty)) {
        const fields = { ...fieldsOf[name]?.(), [field]: text }
        const { status, error, stored, text: said } = await send(who, endpoint, fields, 'porch.png')
        if (isTaken(status)) {
          if (field === 'folder') expect(stored?.folder ?? '', said).toBe(text)
          continue
        }
        refused(text, status, error, said)
      }
    },
  )
})
