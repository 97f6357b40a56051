import { Alert, ButtonLink, UiLink } from '@porchlight/ui'
import { lazy, Suspense } from 'react'
import { href, useLocation } from 'react-router'
import type { Refusal } from '#app/lib/access.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'

const JoinProgram = lazy(async () => ({ default: (await import('./join-program.tsx')).JoinProgram }))

/** Invited partners arrive here with their existing account. */
const isPartnerPage = (pathname: string): boolean => /^\/partners(\/|$)/.test(pathname)

/** Logged in without access to this page: says why and links home. */
export const AccessDenied = ({
  refusal,
}: {
  refusal: Exclude<Refusal, 'login' | 'password-expired' | 'property-required'>
}) => {
  const words = useWords(accountWords)
  const shell = useWords(shellWords)
  const user = useUser()
  const { pathname } = useLocation()
  const texts = {
    'no-permission': words.noPermission,
    'device-unknown': words.deviceUnknown,
    'password-temporary': words.passwordTemporary,
    'factor-missing': words.factorMissing,
  }
  const headings = {
    'no-permission': shell.forbidden,
    'device-unknown': words.verifyDeviceFirst,
    'password-temporary': words.choosePasswordFirst,
    'factor-missing': words.addFactorFirst,
  }
  return (
    <div className="wrap notice-page">
      <h1 className="t-h1">{headings[refusal]}</h1>
      <Alert>{refusal === 'no-permission' ? <UiLink href={href('/')}>{texts[refusal]}</UiLink> : texts[refusal]}</Alert>
      {user && refusal === 'no-permission' && isPartnerPage(pathname) && (
        <Suspense fallback={null}>
          <JoinProgram user={user} />
        </Suspense>
      )}
      <ButtonLink look="primary" href={href('/')}>
        {shell.backHome}
      </ButtonLink>
    </div>
  )
}
