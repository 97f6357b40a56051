import { toast } from '@porchlight/ui'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Copies a text and confirms it; if the browser doesn't allow copying, it is shown to copy by hand. */
export const useCopy = () => {
  const words = useWords(offerWords)
  return (text: string, message: string = words.copied): void => {
    const byHand = () => toast({ type: 'warning', message: words.byHand({ link: text }) })
    if (navigator.clipboard)
      void navigator.clipboard.writeText(text).then(() => toast({ type: 'success', message }), byHand)
    else byHand()
  }
}
