import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    reactRouter(),
    // React Aria brings its words in thirty languages; the interface speaks one so far.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
  // Nothing inlined: the content security policy allows fonts and scripts from our own address only.
  build: { target: 'es2023', assetsInlineLimit: 0 },
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-router/dom',
      'react-aria-components/Modal',
      'react-aria-components/Popover',
      'react-aria-components/Tabs',
      'react-aria-components/Toast',
      'react-aria-components/Tooltip',
      'maplibre-gl',
    ],
  },
})
