import { ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { savedProfileWords } from '#app/lib/messages/taste/saved-profile.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Shown when a profile is not available. */
export const ProfileNotFound = ({ shared = false }: { shared?: boolean }) => {
  const words = useWords(savedProfileWords)
  return (
    <div className="wrap taste-page">
      <header className="taste-head">
        <h1 className="t-h1">{shared ? words.goneShare : words.gone}</h1>
        <p className="t-lead">{shared ? words.goneShareText : words.goneText}</p>
        <div className="taste-acts">
          <ButtonLink look="primary" href={href('/aesthetic-profile')}>
            {words.begin}
          </ButtonLink>
          {!shared && <ButtonLink href={href('/travelers/aesthetic-profile')}>{words.toOwn}</ButtonLink>}
        </div>
      </header>
    </div>
  )
}
