import { useState } from 'react'
import { useRevalidator } from 'react-router'

/** Reports a rejection: its message, the fields it names, and its code. */
export type Refused = (message: string, required: readonly string[], code: string) => void

/**
 * The latest change a form has read, which is sent with it: saving must not undo what someone else saved meanwhile.
 * After such a rejection, everything typed stays, and the next save replaces the other person's values knowingly.
 * Undefined: not checked.
 */
export const useLatestRead = <Version extends number | string>(
  known: Version | null | undefined,
  load: () => Promise<Version | null | undefined>,
) => {
  const [latestRead, setLatestRead] = useState(known)
  const [isOvertaken, setOvertaken] = useState(false)
  const { revalidate } = useRevalidator()
  const catchUp = async () => {
    setLatestRead(await load())
    setOvertaken(true)
    await revalidate()
  }
  const refused =
    (mark: Refused): Refused =>
    (message, required, code) =>
      code === 'settings_changed' ? void catchUp() : mark(message, required, code)
  /** For a form that stays open after its own save. */
  const saved = (latest: Version | null | undefined) => {
    setLatestRead(latest)
    setOvertaken(false)
  }
  return { latestRead, isOvertaken, refused, saved }
}
