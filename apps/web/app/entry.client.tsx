import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const app = <HydratedRouter />

/** Strict mode says something while one works on it, and does nothing to what is built. */
const wake = () =>
  startTransition(() => {
    hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app)
  })

/**
 * The page comes alive with the words the server wrote it in. English is in the scripts already. In the app, whose bridge
 * is on the window before any script, the native side is heard first.
 */
if (document.documentElement.lang === 'en' && !('Capacitor' in window)) wake()
else {
  addEventListener('wake', wake)
  import('./lib/before-waking.ts').catch(wake)
}
