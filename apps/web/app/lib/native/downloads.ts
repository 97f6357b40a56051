import { toast } from '@porchlight/ui'
import { appWords } from '#app/lib/messages/site/app.ts'
import { wordsIn } from '#app/lib/messages/words.ts'

/** A file created on the device, or a link that would save a file to it. */
const isDownload = (link: HTMLAnchorElement): boolean =>
  link.hasAttribute('download') || /^(blob|data|file|capacitor):/i.test(link.href)

const refuse = (): void =>
  toast({ type: 'warning', message: wordsIn(appWords, document.documentElement.lang).noDownload })

/** A web view can't save files: shows a message (spec section 8) instead of doing nothing. */
export const refuseDownloads = (): void => {
  const onPress = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isDownload(link)) return
    event.preventDefault()
    event.stopPropagation()
    refuse()
  }
  document.addEventListener('click', onPress, { capture: true })
  // Links that are created only to be clicked at once are in no document.
  const press = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (!this.isConnected && isDownload(this)) refuse()
    else press.call(this)
  }
}
