import { useEffect, useEffectEvent } from 'react'
import { linkSecretIn } from './link-secret.ts'

/** Reports the secret of the page's link: at once, and again when another link is opened in the same tab. */
export const useLinkSecret = (name: string, onRead: (secret: string) => void): void => {
  const read = useEffectEvent(() => {
    const secret = linkSecretIn(location, sessionStorage, name)
    if (location.hash) history.replaceState(history.state, '', location.pathname)
    onRead(secret)
  })
  const readAgain = useEffectEvent(() => {
    if (location.hash) read()
  })
  useEffect(() => {
    read()
    const onHash = () => readAgain()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
}
