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
 * sent goes once there is a connection again, and what is typed last goes also when the page is left.
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

  const save = useCallback(async () => {
    if (travels.current || JSON.stringify(wanted.current) === kept.current) return
    travels.current = true
    setState({ kind: 'saving' })
    const sent = JSON.stringify(wanted.current)
    const problem = await keeper.current(JSON.parse(sent))
    travels.current = false
    if (problem) return setState({ kind: 'not', why: problem.again ? offline : problem.why })
    kept.current = sent
    setState({ kind: 'saved', at: new Date().toISOString() })
    if (JSON.stringify(wanted.current) !== sent) void save()
  }, [offline])

  const text = JSON.stringify(value)
  useEffect(() => {
    if (text === kept.current) return
    const timer = setTimeout(() => void save(), restMilliseconds)
    return () => clearTimeout(timer)
  }, [text, save])

  useEffect(() => {
    const now = () => void save()
    addEventListener('online', now)
    addEventListener('pagehide', now)
    return () => {
      removeEventListener('online', now)
      removeEventListener('pagehide', now)
      now()
    }
  }, [save])

  /** What is there now stands for what was kept: it has been given by the server. */
  const take = useCallback((given: T) => {
    kept.current = JSON.stringify(given)
  }, [])
  return { state, save, take }
}
