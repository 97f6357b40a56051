import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const folders = ['apps/web/app/', 'apps/server/src/modules/']
const files = folders
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((file) => folder + file),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/testdata\//.test(file))

/** The first ten characters of an instant are its date in UTC, which differs from most local dates for hours. */
const cut = /\b(?:\w*[a-z]At|at|until|before|inForceFrom)\)?\??\.slice\(0, 10\)/
const now = /(?:now\(\)|\bnow|new Date\(\))\.toISOString\(\)\.slice\(0, \d+\)|dateIn\('UTC'/

/** Where the UTC date is intended, and why. */
const meant: Record<string, string> = {
  'apps/web/app/site/journal/story-head.tsx':
    'a story has one date for all readers, and its page carries no more script',
  'apps/server/src/modules/documents/reminders.ts': 'days around it, for homes in any zone',
  'apps/server/src/modules/pricing/jobs.ts': 'searches are counted and deleted by one day everywhere',
  'apps/server/src/modules/pricing/searched-stays.ts': 'searches are counted and deleted by one day everywhere',
  'apps/server/src/modules/translations/allowance.ts': 'our own allowance renews at one hour',
  'apps/web/app/site/property/vacation-rental.ts': 'search engines read the date with its zone left open',
  'apps/web/app/features/content/content-schema.ts': 'search engines read the date with its zone left open',
}

it("R71 no screen, file, or document takes an instant's date from UTC: `useOfficeDay`, `dateIn`, `ctx.today`", () => {
  expect(files.length).toBeGreaterThan(1000)
  const found = files.filter((file) => {
    const code = readFileSync(new URL(file, root), 'utf8')
    return cut.test(code) || now.test(code)
  })
  expect(found.filter((file) => !(file in meant))).toEqual([])
  expect(Object.keys(meant).filter((file) => !found.includes(file))).toEqual([])
})
