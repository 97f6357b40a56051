import { reportBug } from '@porchlight/contract'
import { isNativeShell } from '@porchlight/native'
import { toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { tellFault } from '#app/lib/native/device-notices.ts'

type Fault = { source: string; message: string }

/** Reports only a few errors, once each: a broken page may fail many times. */
const mostReports = 5
const reported = new Set<string>()

const faultOf = (event: Event): Fault => {
  if (event instanceof ErrorEvent) return { source: `${event.filename}:${event.lineno}`, message: event.message }
  const reason: unknown = (event as PromiseRejectionEvent).reason
  return { source: 'promise', message: reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason) }
}

const report = async ({ source, message }: Fault): Promise<void> => {
  await api(reportBug, {
    body: {
      location: location.pathname.slice(0, 2_000),
      visibility: document.hidden ? 'background' : 'foreground',
      source: source.slice(0, 500),
      message: (message || 'Unknown').slice(0, 2_000),
    },
  })
}

/**
 * Reports an unexpected error. In the app, the user sees it too: a toast with the error, and what to do, at the bottom
 * until dismissed (spec section 8).
 */
export const hearFault = (event: Event): void => {
  const title = wordsIn(shellWords, document.documentElement.lang).error
  if (event.type === 'appAlertError') {
    toast({ type: 'danger', title, message: String((event as CustomEvent<unknown>).detail ?? '') })
    return
  }
  const fault = faultOf(event)
  const name = `${fault.source} ${fault.message}`
  if (reported.has(name) || reported.size >= mostReports) return
  reported.add(name)
  void report(fault)
  if (!isNativeShell()) return
  toast({ type: 'danger', title, message: fault.message })
  tellFault(true)
}
