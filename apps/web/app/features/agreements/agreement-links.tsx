import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type AgreementRequest, agreementAt } from './agreement-address.ts'

const AgreementStack = lazy(() => import('./agreement-stack.tsx'))

/** Menus link to pages; everywhere else the reader is in the middle of something. */
const ways = 'nav, .site-header, .site-footer'

/** The agreement requested by a plain click on a link. */
const requestOf = (event: MouseEvent): AgreementRequest | undefined => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || event.defaultPrevented || link.origin !== location.origin || link.closest(ways)) return
  return agreementAt(new URL(link.href))
}

/**
 * Opens links to agreements over the page, one on top of the other, so that no input is lost (spec section 2). Without
 * scripts, with a modifier key, and in menus they lead to the agreement's page.
 */
export const AgreementLinks = () => {
  const { pathname } = useLocation()
  const [{ requests, on }, setOpened] = useState<{ requests: AgreementRequest[]; on: string }>({ requests: [], on: '' })
  const open = on === pathname ? requests : []
  useEffect(() => {
    const onPress = (event: MouseEvent) => {
      const request = requestOf(event)
      if (!request) return
      event.preventDefault()
      setOpened((opened) => ({ on: pathname, requests: [...(opened.on === pathname ? opened.requests : []), request] }))
    }
    document.addEventListener('click', onPress, true)
    return () => document.removeEventListener('click', onPress, true)
  }, [pathname])
  if (open.length === 0) return null
  return (
    <Suspense fallback={null}>
      <AgreementStack requests={open} onClose={() => setOpened({ requests: open.slice(0, -1), on: pathname })} />
    </Suspense>
  )
}
