import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { losesText } from '#app/lib/leave-guard.ts'
import { staffShellWords } from '#app/lib/messages/staff/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'

/**
 * Asks before unsaved text is lost: with a link, the back button, a key, or a page that opens on its own. The router
 * has room for one such question, so it is here, and parts report what they hold with `useUnsaved`.
 */
export const LeaveQuestion = () => {
  const words = useWords(staffShellWords)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => losesText(currentLocation, nextLocation))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(words.leaveUnsaved)) blocker.proceed()
    else blocker.reset()
  }, [blocker, words])
  return null
}
