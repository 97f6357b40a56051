import { layersOf } from './tools/modules/layers.ts'

const modules = '^apps/server/src/modules'
const portals = '^apps/web/app/(site|traveler|owner|partner|staff|account|me|widget)/'
const test = '\\.(test|bench)\\.tsx?$'
const rule = (name, from, to) => ({ name, severity: 'error', from, to })

// A module calls only those on layers below its own. News travels up, as events.
const layers = Object.entries(layersOf(import.meta.dirname))
const callsGoDown = layers.map(([module, layer]) => {
  const below = layers.filter(([, other]) => other < layer).map(([name]) => name)
  return rule(
    `${module}-calls-down`,
    { path: `${modules}/${module}/`, pathNot: test },
    { path: `${modules}/`, pathNot: [module, ...below].map((name) => `${modules}/${name}/`) },
  )
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    // Types may refer to each other; code that runs must not.
    rule('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    rule('no-unresolved', {}, { couldNotResolve: true, pathNot: ['^virtual:', '/\\+types/', '\\?worker', '\\?url'] }),

    // server: modules
    rule(
      'module-has-one-face',
      { path: `${modules}/([^/]+)/`, pathNot: '/tables\\.ts$' },
      // Events are for everyone above. Test builders can be shared; `product-imports-no-tests` keeps them out of the
      // product.
      { path: `${modules}/`, pathNot: [`${modules}/$1/`, `${modules}/[^/]+/((index|events)\\.ts$|testing/)`] },
    ),
    rule(
      'tables-name-only-tables',
      { path: `${modules}/([^/]+)/tables\\.ts$` },
      { path: `${modules}/`, pathNot: [`${modules}/$1/`, '/tables\\.ts$'] },
    ),
    rule(
      'events-name-no-code',
      { path: `${modules}/([^/]+)/events\\.ts$` },
      { path: '^apps/server/', pathNot: ['^apps/server/src/kernel/events\\.ts$', `${modules}/$1/tables\\.ts$`] },
    ),
    rule(
      'decisions-are-pure',
      { path: `(${modules}/[^/]+)/(rules|lifecycle|policy|engine/.+)\\.ts$`, pathNot: test },
      {
        pathNot: [
          '^packages/contract/src/',
          '^packages/wording/src/',
          // Converts a text to ASCII letters: pure as well.
          '^apps/server/src/kernel/latin\\.ts$',
          // Each contains only a type.
          '^apps/server/src/(assistant|incoming)-config\\.ts$',
          '$1/(rules|lifecycle|policy|engine/.+)\\.ts$',
        ],
      },
    ),
    rule(
      'routes-and-views-hold-no-sql',
      { path: `${modules}/[^/]+/(routes|views)\\.ts$` },
      { path: ['/tables\\.ts$', 'node_modules/(kysely|pg)/'] },
    ),
    rule(
      'vendors-live-in-adapters',
      { path: `${modules}/`, pathNot: ['/adapters/', '/testing/', test] },
      { path: 'node_modules/', pathNot: 'node_modules/(zod|fastify|kysely)/' },
    ),

    ...callsGoDown,

    // server: around the modules
    rule(
      'kernel-knows-no-domain',
      { path: '^apps/server/src/kernel/' },
      { path: '^apps/server/src/(modules|http|demo|cli)/' },
    ),
    rule(
      'app-mounts-modules',
      { path: '^apps/server/src/(http/|[^/]+\\.ts$)' },
      { path: `${modules}/`, pathNot: '/(index|module)\\.ts$' },
    ),
    rule(
      'demo-and-cli-use-faces',
      { path: '^apps/server/src/(demo|cli)/' },
      { path: `${modules}/`, pathNot: '/index\\.ts$' },
    ),
    rule(
      'nothing-imports-demo',
      { pathNot: ['^apps/server/src/(demo|cli|testing)/', '^apps/server/src/serve\\.ts$', test, '^e2e/', '^tools/'] },
      { path: '^apps/server/src/demo/' },
    ),
    rule(
      'product-imports-no-tests',
      { pathNot: [test, '/testing/', '^e2e/', '^tools/', '^(vitest|playwright)\\.config\\.ts$'] },
      { path: [test, '/testing/'] },
    ),

    // packages and apps
    rule('packages-know-no-app', { path: '^packages/' }, { path: '^apps/' }),
    rule('web-speaks-only-the-contract', { path: '^apps/web/' }, { path: '^apps/server/' }),
    rule(
      'server-renders-no-ui',
      { path: '^apps/server/', pathNot: '^apps/server/src/http/pages\\.ts$' },
      { path: '^(apps/web|packages/(ui|offline|native))/' },
    ),
    rule(
      'contract-stands-alone',
      { path: '^packages/contract/', pathNot: test },
      { pathNot: ['^packages/contract/', 'node_modules/zod/'] },
    ),
    rule(
      'ui-knows-no-product',
      { path: '^packages/ui/', pathNot: [test, '\\.stories\\.tsx$', '^packages/ui/workbench/'] },
      {
        pathNot: [
          '^packages/ui/',
          'node_modules/(@types/)?(react|react-dom|react-aria-components|react-aria|react-stately|@internationalized|@react-aria|@react-stately|@react-types)/',
          'node_modules/(@fontsource-variable|@tanstack/react-virtual|@tiptap|libphonenumber-js|maplibre-gl|signature_pad)/',
        ],
      },
    ),
    rule(
      'offline-and-native-stand-alone',
      { path: '^packages/(offline|native)/', pathNot: [test, '/testing/', '/react\\.tsx?$'] },
      { pathNot: ['^packages/$1/', 'node_modules/(zod|idb|@capacitor|capacitor-native-settings)/'] },
    ),

    // web
    rule('portals-are-islands', { path: portals }, { path: portals, pathNot: '^apps/web/app/$1/' }),
    rule('features-and-lib-know-no-portal', { path: '^apps/web/app/(features|lib)/' }, { path: portals }),
    rule('lib-knows-no-feature', { path: '^apps/web/app/lib/' }, { path: '^apps/web/app/features/' }),
    rule(
      'features-are-siblings',
      { path: '^apps/web/app/features/([^/]+)/' },
      { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|\\.porchlight)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
