import { toast } from '@porchlight/ui'
import { appWords } from '#app/lib/messages/site/app.ts'
import { wordsIn } from '#app/lib/messages/words.ts'

/** A file that is made on the device, or that a link wants to save to it. */
const isDownload = (link: HTMLAnchorElement): boolean =>
  link.hasAttribute('download') || /^(blob|data|file|capacitor):/i.test(link.href)

const refuse = (): void =>
  toast({ type: 'warning', message: wordsIn(appWords, document.documentElement.lang).noDownload })

/** A web view saves no files: the person is told so (spec section 8), instead of a press that does nothing. */
export const refuseDownloads = (): void => {
  const onPress = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isDownload(link)) return
    event.preventDefault()
    event.stopPropagation()
    refuse()
  }
  document.addEventListener('click', onPress, { capture: true })
  // Links that are made to be pressed at once stand in no document.
  const press = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (!this.isConnected && isDownload(this)) refuse()
    else press.call(this)
  }
}
