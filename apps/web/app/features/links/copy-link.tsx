import { Button, toast } from '@porchlight/ui'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { path: string; children: string; name?: string }

/** Copies an address in full; where the browser does not let us, it is shown to be copied by hand. */
export const CopyLink = ({ path, children, name }: Props) => {
  const words = useWords(offerWords)
  const copy = () => {
    const link = new URL(path, location.origin).href
    const byHand = () => toast({ type: 'warning', message: words.byHand({ link }) })
    if (!navigator.clipboard) return byHand()
    return navigator.clipboard.writeText(link).then(() => toast({ type: 'success', message: words.copied }), byHand)
  }
  return (
    <Button size="small" icon="copy" aria-label={name} onClick={() => void copy()}>
      {children}
    </Button>
  )
}
