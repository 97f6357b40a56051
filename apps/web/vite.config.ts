import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkTimeout } from './vite/chunk-timeout.ts'
import { messages } from './vite/messages.ts'

const runtime =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|cookie-es)\/|lib\/shell\/chunk-timeout|vite\/preload-helper/
const frame =
  /\/(packages\/ui\/src\/(foundation\/(?!late-icons)|themes\/themes|actions\/(button|press|menu|use-menu)|forms\/radio-group|media\/picture\.|display\/status|feedback\/(toast|use-toast|progress-line|waiting)|overlays\/open-overlays)|apps\/web\/app\/(features\/shell\/(?!end-session|change-language|report-fault|back-button|console-shell|more-keys|watch-values)|styles\/themes|(account\/signup\/thanks|lib\/(shell\/|stored\/addresses|offline\/keys-mark|session|spoken|use-spoken|language|intl|meta|links|nonce|scheme|answers|messages\/(words|compiled|site\/shell)\.ts$))))/

/** Small things that homes are shown with: one file costs less than seven. */
const homeParts =
  /\/(features\/(home-picture\/home-picture\.|favorites\/(device-list|favorite-button)\.)|display\/(map\/map\.tsx|star-rating)|values\/(renditions|dates)|lib\/formats|messages\/site\/formats\.ts$|feedback\/(skeleton|alert)|navigation\/breadcrumbs)/

/** What a stay is chosen and priced with, and the homes like the one it is in. */
const stay =
  /\/(features\/price\/price-lines-of|messages\/site\/price\.ts$|display\/price-lines|media\/gallery\.tsx|forms\/number-stepper|property\/(calendar-place|book-address|similar\.))/

/** What a page in another language, or in the app, waits for: a file of its own would be named in every page. */
const waking = /\/lib\/(before-waking|messages\/translations)\.ts/

/** Almost every form has them. */
const fields = /\/forms\/(checkbox|field|select)\.tsx/

/** These two are part of every page. */
const everyPage = /assets\/(frame|root)-/

/**
 * A script names the files its late parts import, so that they load side by side. In a script that every page carries,
 * those names cost more than a late part gains: a late part there imports what it needs when it arrives.
 */
const namedEarly = (_file: string, imports: string[], { hostId }: { hostId: string }): string[] =>
  everyPage.test(hostId) ? [] : imports

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    messages(),
    chunkTimeout(),
    reactRouter(),
    // React Aria brings its words in thirty languages; the interface speaks one so far.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
  // Nothing inlined: the content security policy allows fonts and scripts from our own address only.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: namedEarly },
    // What every page needs comes in two files instead of twenty; the rest is split by page.
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
