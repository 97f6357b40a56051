import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { insideAirbnb } from '#modules/listings'
import { importCommand } from '../import.ts'
import { readMapping } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (content: string): string => {
  const path = join(folder, 'mapping.json')
  writeFileSync(path, content)
  return path
}
const called = (...args: string[]) => importCommand.run(args, { say() {}, complain() {}, progress() {} })

describe('the command', () => {
  it.each([
    [['flights', 'a.csv'], /listings/],
    [['toString'], /listings/],
    [[], /listings/],
    [['listings'], /one file/],
    [['listings', 'a.csv', 'b.csv'], /one file/],
    [['listings', 'a.csv', '--pubish'], /--pubish/],
  ])('called with %j prints its usage', async (args, says) => {
    await expect(called(...args)).rejects.toMatchObject({ name: 'UsageError', message: expect.stringMatching(says) })
  })
})

describe('a mapping file', () => {
  it('can be written out in full', () => {
    expect(readMapping(written(JSON.stringify(insideAirbnb)))).toEqual(insideAirbnb)
  })

  it('with errors is rejected with each of them named', () => {
    const faulty = {
      source: { name: 'Ours', license: 'own' },
      columns: { ref: 'id', shade: 'paint' },
      types: { Hut: 'hut' },
      amenities: { Moat: 'moat' },
      defaults: { timeZone: 'Merrow/Island' },
    }
    const reading = () => readMapping(written(JSON.stringify(faulty)))
    for (const fault of [/columns/, /types/, /isn’t one of our amenities/, /IANA time zone/])
      expect(reading).toThrow(fault)
  })

  it.each([
    ['that is not there', () => join(folder, 'absent.json'), /cannot be read/],
    ['that is no JSON', () => written('{'), /is no JSON/],
    [
      'that lacks needed columns',
      () => written(JSON.stringify({ ...insideAirbnb, columns: { ref: 'id' } })),
      /needs at least ref, name, town/,
    ],
  ])('%s is rejected', (_, path, says) => expect(() => readMapping(path())).toThrow(says))
})
