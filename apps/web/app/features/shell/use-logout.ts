import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Logs out and goes to the home page; shows an error on failure. */
export const useLogout = () => {
  const words = useWords(shellWords)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    // Writes need the API shapes and the notifications, which the first view does not.
    const { endSession } = await import('./end-session.ts')
    const refused = await endSession()
    setBusy(false)
    if (refused !== undefined) {
      toast({ type: 'danger', title: words.error, message: refused || words.couldNotComplete })
      return
    }
    await navigate('/')
    await revalidate()
  }
  return { busy, logout: () => void leave() }
}
