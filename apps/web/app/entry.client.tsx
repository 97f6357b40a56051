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

/** The page comes alive with the words the server wrote it in. English is in the scripts already. */
const { lang } = document.documentElement
if (lang === 'en') wake()
else void import('./lib/messages/translations.ts').then(({ speak }) => speak(lang)).then(wake, wake)
