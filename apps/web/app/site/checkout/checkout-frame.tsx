import './checkout.css'
import { UiLink, Wordmark } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useSite } from '#app/lib/session.ts'

type Props = {
  /** At the right of the name: the clock of the hold. */
  clock?: ReactNode
  /** Under the head on a phone: what is booked, in one line. */
  peek?: ReactNode
  children: ReactNode
}

/** Checkout has no menu and no footer: only the way home, the clock and the work. */
export const CheckoutFrame = ({ clock, peek, children }: Props) => {
  const site = useSite()
  return (
    <>
      <header className="checkout-top">
        <div className="checkout-wrap">
          <UiLink href={href('/')}>
            <Wordmark name={site.name} />
          </UiLink>
          {clock}
        </div>
        {peek}
      </header>
      <main id="content" tabIndex={-1} className="checkout-wrap">
        {children}
      </main>
    </>
  )
}
