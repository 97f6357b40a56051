import { Disclosure } from '@porchlight/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closed until someone opens it, or follows a link to something inside. */
export const Advanced = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    const aim = hash.length > 1 ? box.current?.querySelector(`#${CSS.escape(hash.slice(1))}`) : null
    const details = aim?.closest('details')
    if (!aim || !details) return
    details.open = true
    aim.scrollIntoView()
  }, [hash])
  return (
    <div ref={box} className="safety-advanced">
      <Disclosure
        summary={
          <span>
            <b className="t-card">{title}</b>
            <span className="muted">{text}</span>
          </span>
        }
      >
        {children}
      </Disclosure>
    </div>
  )
}
