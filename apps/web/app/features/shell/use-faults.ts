import { useEffect } from 'react'
import { mayReload } from '#app/lib/shell/chunk-failure.ts'

const onMissingPart = (event: Event): void => {
  if (!mayReload(sessionStorage, Date.now(), navigator.onLine)) return
  event.preventDefault()
  location.reload()
}

const faults = ['error', 'unhandledrejection', 'appAlertError'] as const

const onFault = (event: Event): void => void import('./report-fault.ts').then(({ hearFault }) => hearFault(event))

/** Listens for unexpected errors; the handler loads when one happens. */
export const useFaults = (): void =>
  useEffect(() => {
    for (const name of faults) addEventListener(name, onFault)
    addEventListener('vite:preloadError', onMissingPart)
  }, [])
