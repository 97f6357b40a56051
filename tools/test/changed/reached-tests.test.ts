import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { reachedTests } from './reached-tests.ts'

const sources: Record<string, string> = {
  'packages/contract/package.json': '{ "name": "@porchlight/contract", "exports": { ".": "./src/index.ts" } }',
  'packages/contract/src/index.ts': "export * from './values/money.ts'\nexport { day } from './values/dates.ts'\n",
  'packages/contract/src/values/money.ts': 'export const money = 1\n',
  'packages/contract/src/values/dates.ts': 'export const day = 1\n',
  'packages/contract/src/values/dates.test.ts': "import { day } from './dates.ts'\n",
  'apps/server/package.json': '{ "name": "server", "imports": { "#modules/*": "./src/modules/*/index.ts" } }',
  'apps/server/src/modules.ts': "import { book } from '#modules/bookings'\n",
  'apps/server/src/whole.test.ts': "import './modules.ts'\n",
  'apps/server/src/modules/bookings/index.ts':
    "export { book } from './book.ts'\nexport { cancel } from './cancel.ts'\n",
  'apps/server/src/modules/bookings/book.ts': "import { day } from '@porchlight/contract'\nexport const book = day\n",
  'apps/server/src/modules/bookings/cancel.ts': 'export const cancel = 1\n',
  'apps/server/src/modules/bookings/bookings.test.ts': "import '../../modules.ts'\n",
  'apps/server/src/modules/bookings/storm.races.test.ts': "import '../../modules.ts'\n",
  'apps/server/src/modules/splits/split.test.ts': "import { book } from '#modules/bookings'\n",
  'apps/server/src/modules/stays/stay.test.ts': "import { cancel } from '#modules/bookings'\n",
  'apps/web/app/owner/pricing/page.tsx': "import { seasons } from './seasons.ts'\n",
  'apps/web/app/owner/pricing/seasons.ts': 'export const seasons = 1\n',
  'packages/ui/src/forms/money-field.tsx': 'export const MoneyField = 1\n',
  'e2e/owner/pricing.e2e.ts': "import { open } from '../support/open.ts'\nopen('/owners/pricing')\n",
  'e2e/owner/payouts.e2e.ts': "open('/owners/accounting/payouts')\n",
  'e2e/support/open.ts': 'export const open = 1\n',
  'e2e/screens/every-screen.e2e.ts': '',
  'e2e/workbench/every-story.e2e.ts': '',
  'e2e/workbench/forms/money-field.e2e.ts': '',
  'e2e/workbench/forms/date-field.e2e.ts': '',
}

const root = mkdtempSync(join(tmpdir(), 'porchlight-reached-'))
for (const [file, text] of Object.entries(sources)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
afterAll(() => rmSync(root, { recursive: true }))

const modules = 'apps/server/src/modules'
const nothing = { unit: [], races: [], workbench: [], e2e: [] }

it("runs a module's own tests and those that import the changed name, not those of the whole product", () => {
  expect(reachedTests(root, [`${modules}/bookings/book.ts`])).toEqual({
    ...nothing,
    unit: [`${modules}/bookings/bookings.test.ts`, `${modules}/splits/split.test.ts`],
    races: [`${modules}/bookings/storm.races.test.ts`],
  })
})

it('follows a name through files that only re-export it', () => {
  const { unit, races } = reachedTests(root, ['packages/contract/src/values/dates.ts'])
  expect(unit).toEqual([`${modules}/splits/split.test.ts`, 'packages/contract/src/values/dates.test.ts'])
  expect(races).toEqual([])
})

it('runs the journeys that name the address of a screen a change reaches, and those that import a changed helper', () => {
  const journeys = ['e2e/owner/pricing.e2e.ts']
  expect(reachedTests(root, ['apps/web/app/owner/pricing/seasons.ts'])).toEqual({ ...nothing, e2e: journeys })
  expect(reachedTests(root, ['e2e/support/open.ts'])).toEqual({ ...nothing, e2e: journeys })
})

it('tests a part of the kit by its stories and the sweep', () => {
  const { workbench, e2e } = reachedTests(root, ['packages/ui/src/forms/money-field.tsx'])
  expect(workbench).toEqual(['e2e/workbench/every-story.e2e.ts', 'e2e/workbench/forms/money-field.e2e.ts'])
  expect(e2e).toEqual(['e2e/screens/every-screen.e2e.ts', 'e2e/shell/frame.e2e.ts'])
})

it('runs a changed test alone', () => {
  expect(reachedTests(root, [`${modules}/stays/stay.test.ts`])).toEqual({
    ...nothing,
    unit: [`${modules}/stays/stay.test.ts`],
  })
})
