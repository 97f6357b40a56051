import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { folderFiles } from './folder.ts'

const root = mkdtempSync(join(tmpdir(), 'folder-files-'))
const files = folderFiles(root)
afterAll(() => rmSync(root, { recursive: true }))

it('returns what was stored, and nothing for a missing file', async () => {
  await files.put('originals/ab/cd.jpeg', Buffer.from('picture'), { lasting: true })
  expect(String(await files.read('originals/ab/cd.jpeg'))).toBe('picture')
  expect([await files.has('originals/ab/cd.jpeg'), await files.has('originals/ab/ef.jpeg')]).toEqual([true, false])
  expect(await files.read('originals/ab/ef.jpeg')).toBeNull()
  expect(await files.list()).toEqual(['originals/ab/cd.jpeg'])
})

it('only ever shows whole files while several writers write the same one, and leaves no temporary file behind', async () => {
  const contents = Array.from({ length: 20 }, (_, at) => String.fromCharCode(97 + at).repeat(200_000))
  await files.put('busy', Buffer.from(contents[0] ?? ''))
  const writing = Promise.all(contents.map((text) => files.put('busy', Buffer.from(text))))
  const seen = await Promise.all(Array.from({ length: 40 }, () => files.read('busy')))
  await writing
  for (const bytes of seen) expect(contents).toContain(String(bytes))
  expect(readdirSync(root).filter((name) => name.endsWith('.part'))).toEqual([])
})

it('accepts a local file, and opens it in parts', async () => {
  const from = join(root, 'outside')
  writeFileSync(from, 'a film of the porch')
  await files.putFile('uploads/ab/film', from, { lasting: true })
  const film = await files.open('uploads/ab/film')
  expect(film?.size).toBe(19)
  expect(film && String(await buffer(film.stream(2, 5)))).toBe('film')
  expect(await files.open('uploads/ab/none')).toBeNull()
  await expect(files.putFile('../escaped', from)).rejects.toThrow(RangeError)
})

it('never leaves its folder', async () => {
  await expect(files.put('../escaped', Buffer.from('x'))).rejects.toThrow(RangeError)
  await expect(files.read('/etc/hostname')).rejects.toThrow(RangeError)
})
