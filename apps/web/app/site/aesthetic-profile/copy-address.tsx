import { Button, toast } from '@porchlight/ui'
import { savedProfileWords } from '#app/lib/messages/taste/saved-profile.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Copies this page's address without the stay. It is shown above if the browser cannot copy. */
export const CopyAddress = () => {
  const words = useWords(savedProfileWords)
  const copy = () =>
    navigator.clipboard?.writeText(location.origin + location.pathname).then(
      () => toast({ type: 'success', message: words.copied }),
      () => {},
    )
  return (
    <Button icon="copy" onClick={() => void copy()}>
      {words.copyAddress}
    </Button>
  )
}
