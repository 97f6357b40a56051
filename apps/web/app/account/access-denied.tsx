import { Alert, ButtonLink, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import type { Refusal } from '#app/lib/access.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Logged in without access to this page: says why and links home. */
export const AccessDenied = ({ refusal }: { refusal: Exclude<Refusal, 'login' | 'password-expired'> }) => {
  const words = useWords(accountWords)
  const shell = useWords(shellWords)
  const texts = {
    'no-permission': words.noPermission,
    'device-unknown': words.deviceUnknown,
    'password-temporary': words.passwordTemporary,
    'factor-missing': words.factorMissing,
    'property-required': words.propertyRequired,
  }
  const headings = {
    'no-permission': shell.forbidden,
    'device-unknown': words.verifyDeviceFirst,
    'password-temporary': words.choosePasswordFirst,
    'factor-missing': words.addFactorFirst,
    'property-required': words.chooseProperty,
  }
  const chooses = refusal === 'property-required'
  return (
    <div className="wrap notice-page">
      <h1 className="t-h1">{headings[refusal]}</h1>
      <Alert>{refusal === 'no-permission' ? <UiLink href={href('/')}>{texts[refusal]}</UiLink> : texts[refusal]}</Alert>
      <ButtonLink look="primary" href={chooses ? href('/owners/properties') : href('/')}>
        {chooses ? words.chooseProperty : shell.backHome}
      </ButtonLink>
    </div>
  )
}
