import { ProgressLine } from '@porchlight/ui'
import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { openRequests } from '#app/lib/shell/requests.ts'

const nothingOpen = () => false

/** Progress line while a page or request loads, after 200 ms. */
export const PageProgress = () => {
  const words = useWords(shellWords)
  const { state } = useNavigation()
  const waits = useSyncExternalStore(openRequests.subscribe, openRequests.any, nothingOpen)
  return <ProgressLine open={state !== 'idle' || waits} label={words.loading} />
}
