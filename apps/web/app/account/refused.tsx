import { Alert, ButtonLink, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Refusal } from './access.ts'

/** Logged in, and still not allowed here: says why and leads home. */
export const Refused = ({ refusal }: { refusal: Exclude<Refusal, 'login' | 'password-expired'> }) => {
  const words = useWords(accountWords)
  const shell = useWords(shellWords)
  const texts = {
    'no-permission': words.noPermission,
    'device-unknown': words.deviceUnknown,
  }
  return (
    <div className="wrap notice-page">
      <h1 className="t-h1">{shell.forbidden}</h1>
      <Alert>{refusal === 'no-permission' ? <UiLink href={href('/')}>{texts[refusal]}</UiLink> : texts[refusal]}</Alert>
      <ButtonLink look="primary" href={href('/')}>
        {shell.backHome}
      </ButtonLink>
    </div>
  )
}
