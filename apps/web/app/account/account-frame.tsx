import './account.css'
import { UiLink, Wordmark } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import small from './pictures/inn-evening-960.avif'
import large from './pictures/inn-evening-1600.avif'

/** A picture on one side, the form on the other. */
export const AccountFrame = ({ narrow, children }: { narrow?: boolean; children: ReactNode }) => {
  const words = useWords(accountWords)
  const site = useSite()
  return (
    <div className="account">
      <header className="account-side">
        <div className="account-scene">
          <img
            src={large}
            srcSet={`${small} 960w, ${large} 1600w`}
            sizes="(width <= 768px) 100vw, 160vh"
            width={1600}
            height={1067}
            alt={words.pictureAlt}
            fetchPriority="high"
          />
          <UiLink className="account-mark" href={href('/')}>
            <Wordmark name={site.name} />
          </UiLink>
          {site.theme === 'porchlight' && <p className="account-saying">{words.pictureSaying}</p>}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="account-main" data-narrow={narrow || undefined}>
        {children}
      </main>
    </div>
  )
}
