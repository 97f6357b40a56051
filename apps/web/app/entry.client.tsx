import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const app = <HydratedRouter />

/** Strict mode reports problems during development and does nothing in the production build. */
const wake = () =>
  startTransition(() => {
    hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app)
  })

/**
 * Hydrates the page with the messages the server rendered it with. English is already in the scripts. In the app, whose
 * bridge is on the window before any script, the native side is consulted first.
 */
if (document.documentElement.lang === 'en' && !('Capacitor' in window)) wake()
else {
  addEventListener('wake', wake)
  import('./lib/before-waking.ts').catch(wake)
}
