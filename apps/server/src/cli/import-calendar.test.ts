import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdsOf, reserve } from '#modules/availability'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { importCommand } from './import.ts'
import { importFile, tell } from './import-calendar.ts'

let t: TestApp
let slug: string
let homeId: number
const folder = mkdtempSync(join(tmpdir(), 'import-calendar-'))

beforeAll(async () => {
  t = await testApp({ start: '2027-07-01T16:00:00Z' })
  ;({ slug, id: homeId } = await t.write((ctx) => a.home(ctx, { status: 'draft' })))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await t.close()
})

const listener = () => {
  const said: string[] = []
  const complained: string[] = []
  return {
    said,
    complained,
    say: (line: string) => said.push(line),
    complain: (line: string) => complained.push(line),
    progress() {},
  }
}

const bring = async (text: string, name = 'Airbnb') => {
  const io = listener()
  const code = tell(await importFile(t.app, slug, name, text), io)
  return { code, said: io.said, complained: io.complained }
}

const stay = (uid: string, arrive: string, depart: string) =>
  `BEGIN:VEVENT\nUID:${uid}\nDTSTART:2027${arrive}\nDTEND:2027${depart}\nEND:VEVENT\n`
const calendar = (...stays: string[]) => `BEGIN:VCALENDAR\n${stays.join('')}END:VCALENDAR\n`

describe('a calendar file', () => {
  it('R65 blocks its nights, and importing it again updates them', async () => {
    expect(await bring(calendar(stay('a', '0710', '0713'), stay('b', '0801', '0802')))).toEqual({
      code: 0,
      said: ['2 stays, 4 nights: 2 new, 0 changed, 0 our own.'],
      complained: [],
    })
    expect((await bring(calendar(stay('a', '0711', '0713')))).said).toEqual([
      '1 stay, 2 nights: 0 new, 1 changed, 0 our own.',
      '1 stay from an earlier import removed; the nights are available.',
    ])
    const holds = await t.read((ctx) => holdsOf(ctx, [homeId], '2027-07-01', '2027-09-01'))
    expect(holds.map(({ kind, arrive, depart, label }) => [kind, arrive, depart, label])).toEqual([
      ['externalblock', '2027-07-11', '2027-07-13', 'Airbnb'],
    ])
  })

  it("reports what it could not understand, and what isn't a calendar", async () => {
    const odd = await bring(calendar('BEGIN:VEVENT\nUID:x\nDTSTART:soon\nEND:VEVENT\n'), 'odd')
    expect(odd).toEqual({
      code: 0,
      said: ['The calendar has no stays.'],
      complained: ['x: Its DTSTART cannot be read.'],
    })
    await expect(bring('<html>', 'web')).rejects.toThrow('Nothing was changed. The answer is not a calendar')
  })

  it('reports nights that someone else has', async () => {
    await bring(calendar(stay('c', '0901', '0905')), 'Vrbo')
    const ours = { arrive: '2027-09-10', depart: '2027-09-12' }
    await t.write((ctx) => reserve(ctx, { homeId, stay: ours, kind: 'booked' }))
    const { complained } = await bring(calendar(stay('c', '0908', '0911')), 'Vrbo')
    expect(complained).toEqual(['Double booking: from 2027-09-10 to 2027-09-11 someone else has the home already.'])
  })

  it('R63 every file in the collection is imported or rejected with a reason', async () => {
    const collection = fileURLToPath(new URL('../modules/availability/testdata/ical/', import.meta.url))
    for (const name of globSync('**/*.ics', { cwd: collection }).sort()) {
      const outcome = await bring(readFileSync(join(collection, name), 'utf8'), name).catch((error: Error) => error)
      if (outcome instanceof Error) expect(outcome.message, name).toMatch(/^Nothing was changed\. .+\.$/)
      else expect(outcome.said[0], name).toMatch(/^[\d,]+ stays?, [\d,]+ nights?: |^The calendar has no stays\.$/)
    }
  })
})

describe('the command', () => {
  const called = (...args: string[]) => importCommand.run(['calendar', ...args], listener())

  it.each([
    [['a.ics'], /--home/],
    [['--home', 'marram-house'], /one calendar file/],
    [['--home', 'x', 'a.ics', 'b.ics'], /one calendar file/],
    [['--hom', 'x', 'a.ics'], /--hom/],
  ])('called with %j prints its usage', async (args, says) => {
    await expect(called(...args)).rejects.toMatchObject({ name: 'UsageError', message: expect.stringMatching(says) })
  })

  it("reports a file it can't read and a home that doesn't exist", async () => {
    await expect(called('--home', 'x', join(folder, 'absent.ics'))).rejects.toThrow(/cannot be read/)
    writeFileSync(join(folder, 'a.ics'), calendar())
    await expect(importFile(t.app, 'no-such-home', 'a', calendar())).rejects.toThrow(/no home with the address/)
  })
})
