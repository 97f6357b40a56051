import '../src/base.css'
import '../src/themes/scale.css'
import '../src/themes/estates.css'
import '../src/themes/inn.css'
import '../src/themes/light.css'
import '../src/themes/porchlight.css'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { putAway, toastsNow } from '../src/feedback/toasts.ts'
import { type Scheme, SchemeProvider, ToastHost } from '../src/index.ts'
import { themeNames } from '../src/themes/names.ts'

type Globals = { theme: string; scheme: string; dir: string; room: string }

/**
 * Theme, color scheme, and direction are set on the document, as on a page; `room` uses the consoles' denser spacing.
 */
const Stage: Decorator = (Story, { globals }) => {
  const { theme, scheme, dir, room } = globals as Globals
  useEffect(() => {
    const page = document.documentElement
    page.lang = 'en'
    page.dir = dir
    page.dataset.theme = theme
    page.dataset.scheme = scheme
  }, [theme, scheme, dir])
  // Toasts belong to the page, which outlives its stories.
  useEffect(
    () => () => {
      for (const { id } of toastsNow()) putAway(id)
    },
    [],
  )
  return (
    <main className={room === 'console' ? 'console workbench' : 'workbench'}>
      <SchemeProvider value={scheme as Scheme}>
        <Story />
      </SchemeProvider>
      <ToastHost label="Notices" closeLabel="Dismiss" onGo={() => {}} />
    </main>
  )
}

const choice = (title: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, items: [...items], dynamicTitle: true },
})

const preview: Preview = {
  decorators: [Stage],
  parameters: { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } },
  initialGlobals: { theme: 'porchlight', scheme: 'light', dir: 'ltr', room: 'page' },
  globalTypes: {
    theme: choice('Theme', themeNames),
    scheme: choice('Light', ['light', 'dark']),
    dir: choice('Direction', ['ltr', 'rtl']),
    room: choice('Room', ['page', 'console']),
  },
}

export default preview
