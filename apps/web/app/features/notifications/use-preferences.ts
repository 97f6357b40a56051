import { type BodyOf, type NoticePreferences, retryMail, setNoticePreferences } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useRef, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { preferenceWords } from '#app/lib/messages/me/preferences.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Change = Partial<BodyOf<typeof setNoticePreferences>>
type Answer = { ok: true; results: { preferences: NoticePreferences } } | { ok: false; error: { message: string } }

/**
 * A person's choices: shown as changed at once, sent one at a time, and replaced by the server's state once it
 * has answered the last. A rejected change is undone, and the error shown.
 */
export const usePreferences = (given: NoticePreferences) => {
  const words = useWords(preferenceWords)
  const [shown, setShown] = useState(given)
  const [saved, setSaved] = useState(false)
  const stored = useRef(given)
  const line = useRef(Promise.resolve())
  const waiting = useRef(0)

  const send = (shape: (now: NoticePreferences) => NoticePreferences, call: () => Promise<Answer>) => {
    setShown(shape)
    setSaved(false)
    waiting.current += 1
    line.current = line.current.then(async () => {
      const answer = await call()
      waiting.current -= 1
      if (answer.ok) stored.current = answer.results.preferences
      else toast({ type: 'danger', title: words.failed, message: answer.error.message })
      if (waiting.current > 0) return
      setShown(stored.current)
      setSaved(answer.ok)
    })
    return line.current
  }
  return {
    preferences: shown,
    saved,
    change: (body: Change, shape: (now: NoticePreferences) => NoticePreferences) =>
      void send(shape, () => api(setNoticePreferences, { body })),
    writeAgain: () =>
      send(
        (now) => now,
        () => api(retryMail),
      ),
    /** The devices were changed by another call. */
    withDevices: (devices: NoticePreferences['devices']) => {
      stored.current = { ...stored.current, devices }
      setShown((now) => ({ ...now, devices }))
    },
  }
}

export type Preferences = ReturnType<typeof usePreferences>
