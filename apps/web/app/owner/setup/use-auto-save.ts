import { useCallback, useEffect, useRef, useState } from 'react'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** What came of keeping something: undefined when it is kept, else why not, and whether to try again by itself. */
export type Kept = { why: string; again: boolean } | undefined
export type SaveState =
  | { kind: 'still' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'not'; why: string }

/** After the last change, so that nobody is interrupted while he types. */
const restMilliseconds = 900

/**
 * Keeps what changes by itself, one after the other: a change while another is on its way goes after it. What could not be
 * sent goes once there is a connection again; what is typed last goes at once when its page or the browser is put away.
 */
export const useAutoSave = <T>(value: T, keep: (value: T) => Promise<Kept>) => {
  const { offline } = useWords(setupWords)
  const [state, setState] = useState<SaveState>({ kind: 'still' })
  const wanted = useRef(value)
  const kept = useRef(JSON.stringify(value))
  const travels = useRef(false)
  const keeper = useRef(keep)
  keeper.current = keep
  wanted.current = value

  const save = useCallback(async (): Promise<void> => {
    if (travels.current || JSON.stringify(wanted.current) === kept.current) return
    travels.current = true
    setState({ kind: 'saving' })
    const sent = JSON.stringify(wanted.current)
    const problem = await keeper.current(JSON.parse(sent))
    travels.current = false
    if (!problem) kept.current = sent
    if (JSON.stringify(wanted.current) !== sent) return save()
    setState(
      problem
        ? { kind: 'not', why: problem.again ? offline : problem.why }
        : { kind: 'saved', at: new Date().toISOString() },
    )
  }, [offline])

  const text = JSON.stringify(value)
  useEffect(() => {
    // Changed back before it was sent: what is kept is what stands there.
    if (text === kept.current) return setState((now) => (now.kind === 'saving' ? { kind: 'still' } : now))
    setState({ kind: 'saving' })
    const timer = setTimeout(() => void save(), restMilliseconds)
    return () => clearTimeout(timer)
  }, [text, save])

  useEffect(() => {
    const now = () => void save()
    addEventListener('online', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      removeEventListener('online', now)
      document.removeEventListener('visibilitychange', now)
      now()
    }
  }, [save])

  return { state }
}
