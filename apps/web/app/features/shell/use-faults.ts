import { useEffect } from 'react'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { mayReload } from '#app/lib/shell/chunk-failure.ts'

const onMissingPart = (event: Event): void => {
  if (!mayReload(sessionStorage, Date.now())) return
  event.preventDefault()
  location.reload()
}

const faults = ['error', 'unhandledrejection', 'appAlertError'] as const

/** Listens for what nobody expected; whatever is to be done about it is loaded when it happens. */
export const useFaults = (): void => {
  const words = useWords(shellWords)
  useEffect(() => {
    const onFault = (event: Event) =>
      void import('./report-fault.ts').then(({ hearFault }) => hearFault(event, words.error))
    for (const name of faults) addEventListener(name, onFault)
    addEventListener('vite:preloadError', onMissingPart)
    return () => {
      for (const name of faults) removeEventListener(name, onFault)
      removeEventListener('vite:preloadError', onMissingPart)
    }
  }, [words])
}
