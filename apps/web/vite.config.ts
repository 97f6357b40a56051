import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkTimeout } from './vite/chunk-timeout.ts'
import { messages } from './vite/messages.ts'
import { sharedChunks } from './vite/shared-chunks.ts'

const runtime =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|cookie-es)\/|lib\/shell\/chunk-timeout|vite\/preload-helper/
const frame =
  /\/(packages\/ui\/src\/(foundation\/(?!late-icons)|themes\/themes|actions\/(button|press|menu|use-menu)|forms\/radio-group|media\/picture\.|display\/status|feedback\/(toast|use-toast|progress-line|waiting)|overlays\/open-overlays)|apps\/web\/app\/(features\/shell\/(?!end-session|change-language|report-fault|back-button|console-shell|more-keys|watch-values)|styles\/themes|(account\/signup\/thanks|lib\/(shell\/|stored\/addresses|offline\/keys-mark|session|spoken|use-spoken|language|intl|meta|links|nonce|scheme|answers|messages\/(words|compiled|site\/shell)\.ts$))))/

/** Small parts used to show homes: one file costs less than seven. */
const homeParts =
  /\/(features\/(home-picture\/home-picture\.|favorites\/(device-list|favorite-button)\.)|display\/(map\/map\.tsx|star-rating)|values\/(renditions|dates)|lib\/formats|messages\/site\/formats\.ts$|feedback\/(skeleton|alert)|navigation\/breadcrumbs)/

/** The parts for choosing and pricing a stay, and for similar homes. */
const stay =
  /\/(features\/price\/price-lines-of|messages\/site\/price\.ts$|display\/price-lines|media\/gallery\.tsx|forms\/number-stepper|property\/(calendar-place|book-address|similar\.))/

/**
 * What a page in another language, or in the app, waits for before hydration. A separate file would be listed in every
 * page.
 */
const waking = /\/lib\/(before-waking|messages\/translations)\.ts/

/** Used by almost every form. */
const fields = /\/forms\/(checkbox|field|select)\.tsx/

/** These two are part of every page. */
const everyPage = /assets\/(frame|root)-/

/**
 * A script lists the files its lazy parts import, so that they load in parallel. In a script that every page loads,
 * those names cost more than a lazy part gains: there, a lazy part imports what it needs when it arrives.
 */
const namedEarly = (_file: string, imports: string[], { hostId }: { hostId: string }): string[] =>
  everyPage.test(hostId) ? [] : imports

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    messages(),
    chunkTimeout(),
    sharedChunks(),
    reactRouter(),
    // React Aria ships its strings in thirty languages; the interface uses one so far.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
  // Nothing is inlined: the content security policy allows fonts and scripts only from our own address.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: namedEarly },
    // Code needed by every page comes in two files instead of twenty; the rest is split by page.
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'runtime', test: runtime },
              { name: 'frame', test: frame },
              { name: 'home', test: homeParts },
              { name: 'stay', test: stay },
              { name: 'fields', test: fields },
              { name: 'waking', test: waking },
            ],
          },
        },
      },
    }),
  },
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-router/dom',
      'react-aria-components/Modal',
      'react-aria-components/Popover',
      'react-aria-components/Tabs',
      'react-aria-components/Tooltip',
      'maplibre-gl',
    ],
  },
}))
