import { useCallback, useEffect, useRef, useState } from 'react'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The result of a save: undefined on success, otherwise the reason and whether to retry. */
export type SaveOutcome = { why: string; again: boolean } | undefined
export type SaveState =
  | { kind: 'still' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'not'; why: string }

/** Delay after the last change, so typing isn't interrupted. */
const restMilliseconds = 900

/**
 * Saves changes automatically, one at a time: a change during a save follows it. Failed
 * saves retry when the connection returns; leaving the page saves the last change at once.
 */
export const useAutoSave = <T>(value: T, saveValue: (value: T) => Promise<SaveOutcome>) => {
  const { offline } = useWords(setupWords)
  const [state, setState] = useState<SaveState>({ kind: 'still' })
  const wanted = useRef(value)
  const savedText = useRef(JSON.stringify(value))
  const travels = useRef(false)
  const saveNow = useRef(saveValue)
  saveNow.current = saveValue
  wanted.current = value

  const save = useCallback(async (): Promise<void> => {
    if (travels.current || JSON.stringify(wanted.current) === savedText.current) return
    travels.current = true
    setState({ kind: 'saving' })
    const sent = JSON.stringify(wanted.current)
    const problem = await saveNow.current(JSON.parse(sent))
    travels.current = false
    if (!problem) savedText.current = sent
    if (JSON.stringify(wanted.current) !== sent) return save()
    setState(
      problem
        ? { kind: 'not', why: problem.again ? offline : problem.why }
        : { kind: 'saved', at: new Date().toISOString() },
    )
  }, [offline])

  const text = JSON.stringify(value)
  useEffect(() => {
    // Changed back before sending: the saved value already matches.
    if (text === savedText.current) return setState((now) => (now.kind === 'saving' ? { kind: 'still' } : now))
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
