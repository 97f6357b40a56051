import './checkout.css'
import { UiLink, Wordmark } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useSite } from '#app/lib/session.ts'

type Props = {
  /** Right of the name: the hold timer. */
  clock?: ReactNode
  /** Below the header on a phone: the booking in one line. */
  peek?: ReactNode
  children: ReactNode
}

/** Checkout has no menu or footer: only a home link, the timer, and the steps. */
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
