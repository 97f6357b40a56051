import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { render } from '@porchlight/wording'
import { afterAll, expect, it } from 'vitest'
import { mappingShape } from '../mapping.ts'
import { type FileRow, rowsOf } from './records.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-records-'))
afterAll(() => rmSync(folder, { recursive: true }))

const columns = { ref: 'id', name: 'name', town: 'town', lat: 'lat', lng: 'lng' }
const mapping = (format = {}) =>
  mappingShape.parse({
    source: { name: 'Test', license: 'none' },
    format,
    columns,
    defaults: { timeZone: 'America/New_York' },
  })

const read = async (content: string | Buffer, format = {}): Promise<FileRow[]> => {
  const path = join(folder, 'listings.csv')
  writeFileSync(path, content)
  return Array.fromAsync(rowsOf(path, mapping(format)))
}
const header = 'id,name,town,lat,lng\n'
const names = (rows: FileRow[]) =>
  rows.map((row) => ('record' in row ? [row.line, row.record.name] : [row.line, render('en', row.fault)]))

it('returns each row with the line it starts on, even when values span lines', async () => {
  const rows = await read(`${header}1,"One\nin two lines",T,1,2\n\n2,"""Ader"" room",T,1,2\r\n3,5" pipe,T,1,2\n`)
  expect(names(rows)).toEqual([
    [2, 'One\nin two lines'],
    [5, '"Ader" room'],
    [6, '5" pipe'],
  ])
})

it('accepts a byte order mark, and reads other encodings and delimiters', async () => {
  expect(names(await read(`\ufeff${header}1,Straße,T,1,2\n`))).toEqual([[2, 'Straße']])
  const latin = Buffer.from('id;name;town;lat;lng\n1;Straße;T;1;2\n', 'latin1')
  expect(names(await read(latin, { delimiter: ';', encoding: 'latin1' }))).toEqual([[2, 'Straße']])
})

it('decodes UTF-16 by its byte order mark, whatever the mapping states', async () => {
  const bytes = Buffer.from(`\ufeff${header}1,Łódź,T,1,2\n`, 'utf16le')
  expect(names(await read(bytes))).toEqual([[2, 'Łódź']])
  expect(names(await read(bytes.swap16(), { encoding: 'latin1' }))).toEqual([[2, 'Łódź']])
})

it('decodes the signs that Windows adds to Latin 1', async () =>
  expect(
    names(await read(Buffer.from(`${header}1,Haus \x96 95 \x80,T,1,2\n`, 'latin1'), { encoding: 'latin1' })),
  ).toEqual([[2, 'Haus – 95 €']]))

it('rejects a row with characters of another encoding, and reads on', async () =>
  expect(names(await read(Buffer.from(`${header}1,Straße,T,1,2\n2,Two,T,1,2\n`, 'latin1')))).toEqual([
    [2, expect.stringContaining('has characters that can’t be read in column “name”')],
    [3, 'Two'],
  ]))

it('rejects a file with two columns of one name', async () =>
  await expect(read('id,name,town,lat,lng,name\n1,One,T,1,2,Uno\n')).rejects.toThrow(/two columns "name"/))

it('names the line of a row with too few or too many values, and reads on', async () => {
  const rows = await read(`${header}1,One,T,1,2\n2,Two\n3,Three,T,1,2,9\n4,Four,T,1,2\n`)
  expect(names(rows)).toEqual([
    [2, 'One'],
    [3, expect.stringContaining('doesn’t have as many values')],
    [4, expect.stringContaining('doesn’t have as many values')],
    [5, 'Four'],
  ])
})

it("doesn't mistake rows swallowed by an open quote for one home", async () => {
  const rows = await read(`${header}1,One,T,1,2\n2,"Open,T,1,2\n3,"Three",T,1,2\n`)
  expect(rows[0]).toMatchObject({ line: 2 })
  expect(rows.slice(1).every((row) => 'fault' in row)).toBe(true)
  expect(rows.length).toBeGreaterThan(1)
})

it('names the missing column and the existing ones', async () => {
  await expect(read('id,title,town,lat,lng\n1,One,T,1,2\n')).rejects.toThrow(/no column "name".*id, title, town/s)
})

it('reports a missing file', async () => {
  await expect(Array.fromAsync(rowsOf(join(folder, 'absent.csv'), mapping()))).rejects.toThrow(/cannot be read/)
})

it('returns nothing for an empty file', async () => expect(await read('')).toEqual([]))
