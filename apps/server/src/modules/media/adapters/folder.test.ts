import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { folderFiles } from './folder.ts'

const root = mkdtempSync(join(tmpdir(), 'folder-files-'))
const files = folderFiles(root)
afterAll(() => rmSync(root, { recursive: true }))

it('gives back what was put, and nothing for what was not', async () => {
  await files.put('originals/ab/cd.jpeg', Buffer.from('picture'), { lasting: true })
  expect(String(await files.read('originals/ab/cd.jpeg'))).toBe('picture')
  expect([await files.has('originals/ab/cd.jpeg'), await files.has('originals/ab/ef.jpeg')]).toEqual([true, false])
  expect(await files.read('originals/ab/ef.jpeg')).toBeNull()
})

it('shows whole files only while many write the same one, and leaves no draft behind', async () => {
  const contents = Array.from({ length: 20 }, (_, at) => String.fromCharCode(97 + at).repeat(200_000))
  await files.put('busy', Buffer.from(contents[0] ?? ''))
  const writing = Promise.all(contents.map((text) => files.put('busy', Buffer.from(text))))
  const seen = await Promise.all(Array.from({ length: 40 }, () => files.read('busy')))
  await writing
  for (const bytes of seen) expect(contents).toContain(String(bytes))
  expect(readdirSync(root).filter((name) => name.endsWith('.part'))).toEqual([])
})

it('never leaves its folder', async () => {
  await expect(files.put('../escaped', Buffer.from('x'))).rejects.toThrow(RangeError)
  await expect(files.read('/etc/hostname')).rejects.toThrow(RangeError)
})
