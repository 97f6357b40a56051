import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layersOf } from './modules/layers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = 'apps/server/src'
const web = 'apps/web/app'

type Files = Record<string, string>
type Rule = { name: string }
type Violation = { rule: Rule; from: string }
type Report = {
  modules: { source: string }[]
  summary: { violations: Violation[]; totalCruised: number; ruleSetUsed: { forbidden: Rule[] } }
}

/** For each rule, files that violate it; the first one is reported. */
const breaches: Record<string, Files> = {
  'no-cycles': {
    [`${server}/kernel/egg.ts`]: "import './hen.ts'",
    [`${server}/kernel/hen.ts`]: "import './egg.ts'",
  },
  'no-unresolved': { [`${server}/kernel/lost.ts`]: "import './nowhere.ts'" },
  'module-has-one-face': {
    [`${server}/modules/vendors/commands.ts`]: "import '../concierge/orders.ts'",
    [`${server}/modules/concierge/orders.ts`]: 'export {}',
  },
  'tables-name-only-tables': {
    [`${server}/modules/vendors/tables.ts`]: "import '../planted/index.ts'",
    [`${server}/modules/planted/index.ts`]: 'export {}',
  },
  'events-name-no-code': {
    [`${server}/modules/vendors/events.ts`]: "import './offers.ts'",
    [`${server}/modules/vendors/offers.ts`]: 'export {}',
  },
  'decisions-are-pure': {
    [`${server}/modules/vendors/rules.ts`]: "import './offers.ts'",
    [`${server}/modules/vendors/offers.ts`]: 'export {}',
  },
  'routes-and-views-hold-no-sql': { [`${server}/modules/planted/routes.ts`]: "import 'kysely'" },
  'vendors-live-in-adapters': { [`${server}/modules/planted/commands.ts`]: "import 'nodemailer'" },
  'kernel-knows-no-domain': { [`${server}/kernel/nosy.ts`]: "import '../modules/planted/index.ts'" },
  'app-mounts-modules': {
    [`${server}/http/deep.ts`]: "import '../modules/planted/commands.ts'",
  },
  'demo-and-cli-use-faces': { [`${server}/cli/deep.ts`]: "import '../modules/planted/commands.ts'" },
  'nothing-imports-demo': {
    [`${server}/http/pretend.ts`]: "import '../demo/world.ts'",
    [`${server}/demo/world.ts`]: 'export {}',
  },
  'product-imports-no-tests': {
    [`${server}/http/tested.ts`]: "import '../testing/harness.ts'",
    [`${server}/testing/harness.ts`]: 'export {}',
  },
  'packages-know-no-app': {
    'packages/native/src/shell.ts': "import '../../../apps/web/app/lib/shell.ts'",
    [`${web}/lib/shell.ts`]: 'export {}',
  },
  'web-speaks-only-the-contract': { [`${web}/lib/server.ts`]: "import '../../../server/src/kernel/plain.ts'" },
  'server-renders-no-ui': {
    [`${server}/http/button.ts`]: "import '../../../../packages/ui/src/button.ts'",
    'packages/ui/src/button.ts': 'export {}',
  },
  'contract-stands-alone': { 'packages/contract/src/query.ts': "import 'kysely'" },
  'ui-knows-no-product': { 'packages/ui/src/link.ts': "import 'react-router'" },
  'offline-and-native-stand-alone': {
    'packages/offline/src/queue.ts': "import '../../contract/src/plain.ts'",
    'packages/contract/src/plain.ts': 'export {}',
  },
  'portals-are-islands': {
    [`${web}/owner/page.ts`]: "import '../site/page.ts'",
    [`${web}/site/page.ts`]: 'export {}',
  },
  'features-and-lib-know-no-portal': { [`${web}/features/calendar/whole.ts`]: "import '../../site/page.ts'" },
  'lib-knows-no-feature': {
    [`${web}/lib/feature.ts`]: "import '../features/thread/index.ts'",
    [`${web}/features/thread/index.ts`]: 'export {}',
  },
  'features-are-siblings': { [`${web}/features/calendar/twin.ts`]: "import '../thread/index.ts'" },
}

const layers = Object.entries(layersOf(root))
/** Two modules above all others, which can't even import each other. */
const above = ['planted', 'beside']
for (const [module] of layers)
  breaches[`${module}-calls-down`] = { [`${server}/modules/${module}/up.ts`]: "import '../planted/index.ts'" }
for (const [module, other] of [above, above.toReversed()])
  breaches[`${module}-calls-down`] = {
    [`${server}/modules/${module}/over.ts`]: `import '../${other}/index.ts'`,
    [`${server}/modules/${other}/index.ts`]: 'export {}',
  }

/** The existing layers, in one-line modules. */
const moduleFiles: Files = Object.fromEntries(
  [...layers, ...above.map((name) => [name, 99])].map(([name, layer]) => [
    `${server}/modules/${name}/module.ts`,
    `export const it = {\n  layer: ${layer},\n}`,
  ]),
)

/** Imports that must stay allowed, so that no one needs to work around the rules. */
const allowed: Files = {
  [`${server}/kernel/plain.ts`]: "import { join } from 'node:path'\nexport const place = join('a', 'b')",
  [`${server}/modules/bookings/neighbor.ts`]: "import '../homes/index.ts'",
  [`${server}/modules/homes/index.ts`]: 'export {}',
  [`${server}/modules/bookings/adapters/post.ts`]: "import 'nodemailer'",
  [`${server}/modules/bookings/testing/scene.ts`]: "import 'vitest'",
  [`${server}/modules/bookings/policy.ts`]: "import './lifecycle.ts'",
  [`${server}/modules/bookings/lifecycle.ts`]: "import '../../../../../packages/contract/src/plain.ts'",
  [`${server}/modules/payloads/offer.ts`]: "import '../search/index.ts'",
  [`${server}/modules/search/index.ts`]: 'export {}',
  [`${server}/demo/load.ts`]: "import '../modules/homes/index.ts'",
  [`${web}/owner/list.ts`]: "import '../features/calendar/alone.ts'",
  [`${web}/features/calendar/alone.ts`]: "import 'react'",
}

const home = mkdtempSync(join(tmpdir(), 'boundaries-'))

function plant(files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), `${text}\n`)
  }
}

/** Runs in a separate process: several hundred modules and a non-zero exit are both normal here. */
function cruise(folder: string, ...what: string[]): Promise<Report> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [program, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...what]
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 200_000_000 }, (_error, out) =>
      resolve(JSON.parse(out) as Report),
    )
  })
}

let planted: Report

beforeAll(async () => {
  for (const file of [
    '.dependency-cruiser.mjs',
    'tsconfig.json',
    'tsconfig.base.json',
    'package.json',
    'tools/modules',
  ])
    cpSync(join(root, file), join(home, file), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'))
  for (const files of [moduleFiles, allowed, ...Object.values(breaches)]) plant(files)
  planted = await cruise(home, 'apps', 'packages')
})
afterAll(() => rmSync(home, { recursive: true }))

describe('the boundaries', () => {
  for (const [name, files] of Object.entries(breaches))
    it(`${name} bites`, () => {
      const found = planted.summary.violations.filter(({ rule }) => rule.name === name).map(({ from }) => from)
      expect(found).toContain(Object.keys(files)[0])
    })

  it('each find their planted violation', () => {
    const rules = planted.summary.ruleSetUsed.forbidden.map(({ name }) => name)
    expect(rules.sort()).toEqual(Object.keys(breaches).sort())
  })

  it('accept what is allowed', () => {
    const innocent = new Set(Object.keys(allowed))
    expect(planted.summary.violations.filter(({ from }) => innocent.has(from))).toEqual([])
  })

  it('read the product: reading no files would pass as well', async () => {
    // The `boundaries` section of `npm test` reads everything.
    const folders = [
      `${server}/kernel/postgres`,
      `${server}/modules/vendors`,
      `${web}/lib/translate`,
      'packages/offline/src',
      'tools/modules',
      'e2e/workbench',
    ]
    const { modules } = await cruise(root, '--max-depth', '1', ...folders)
    expect(folders.filter((folder) => !modules.some(({ source }) => source.startsWith(folder)))).toEqual([])
  }, 120_000)
})
