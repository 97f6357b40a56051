import { ProgressLine } from '@porchlight/ui'
import { useNavigation } from 'react-router'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** A line along the top while a page is on its way; nothing for the first 200 ms. */
export const PageProgress = () => {
  const words = useWords(shellWords)
  const { state } = useNavigation()
  return <ProgressLine open={state !== 'idle'} label={words.loading} />
}
