import { Button, toast } from '@porchlight/ui'
import { keepingWords } from '#app/lib/messages/taste/keeping.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The address of this page, without the stay that was asked for on it. Where the browser copies nothing, it stands above. */
export const CopyAddress = () => {
  const words = useWords(keepingWords)
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
