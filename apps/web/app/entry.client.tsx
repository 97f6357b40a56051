import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const wake = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
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
