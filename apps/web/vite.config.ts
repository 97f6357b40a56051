import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tailwindcss(),
    reactRouter(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  optimizeDeps: {
    include: ['react-aria-components', '@internationalized/date', 'maplibre-gl', 'react-dom/client', 'react-router/dom'],
  },
})
