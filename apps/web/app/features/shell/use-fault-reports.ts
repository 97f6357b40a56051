import { isNativeShell } from '@porchlight/native'
import { toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { mayReload } from '#app/lib/shell/chunk-failure.ts'
import type { Fault } from './report-fault.ts'

/** A page in trouble may fail many times over; one report each of a few faults is enough. */
const mostReports = 5

const faultOf = (event: ErrorEvent | PromiseRejectionEvent): Fault => {
  if (event instanceof ErrorEvent) return { source: `${event.filename}:${event.lineno}`, message: event.message }
  const reason: unknown = event.reason
  return { source: 'promise', message: reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason) }
}

const report = async (fault: Fault): Promise<void> => {
  const { reportFault } = await import('./report-fault.ts')
  await reportFault(fault)
}

/**
 * Tells us of faults that nobody expected. In the app whoever looks at it hears of them too (spec section 8): `fault` says
 * that one has happened since it was last closed.
 */
export const useFaultReports = (): { fault: boolean; close: () => void } => {
  const words = useWords(shellWords)
  const [fault, setFault] = useState(false)
  useEffect(() => {
    const told = new Set<string>()
    const onFault = (event: ErrorEvent | PromiseRejectionEvent) => {
      const found = faultOf(event)
      const name = `${found.source} ${found.message}`
      if (told.has(name) || told.size >= mostReports) return
      told.add(name)
      void report(found)
      if (!isNativeShell()) return
      setFault(true)
      toast({ type: 'danger', title: words.error, message: found.message })
    }
    const onAlert = (event: Event) =>
      toast({ type: 'danger', title: words.error, message: String((event as CustomEvent<unknown>).detail ?? '') })
    const onMissingPart = (event: Event) => {
      if (!mayReload(sessionStorage, Date.now())) return
      event.preventDefault()
      location.reload()
    }
    addEventListener('error', onFault)
    addEventListener('unhandledrejection', onFault)
    addEventListener('appAlertError', onAlert)
    addEventListener('vite:preloadError', onMissingPart)
    return () => {
      removeEventListener('error', onFault)
      removeEventListener('unhandledrejection', onFault)
      removeEventListener('appAlertError', onAlert)
      removeEventListener('vite:preloadError', onMissingPart)
    }
  }, [words])
  return { fault, close: () => setFault(false) }
}
