import '#app/lib/confirm-self/confirm-self.css'
import '../account.css'
import type { accountSecurity, ResultsOf } from '@porchlight/contract'
import type { ReactNode } from 'react'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ContactsPart } from './contacts-part.tsx'
import { DataPart } from './data-part.tsx'
import { FactorsPart } from './factors-part.tsx'
import { KeysPart } from './keys-part.tsx'
import { DevicesPart, LogPart, SessionsPart } from './lists-parts.tsx'
import { LoginPart } from './login-part.tsx'
import { Advanced } from './more-security.tsx'
import { SecurityActions } from './use-security-action.tsx'

export type Security = ResultsOf<typeof accountSecurity>

/** Access to the account; what few people need, and the children, are under Advanced. */
export const SecuritySection = ({ security, children }: { security: Security; children: ReactNode }) => {
  const words = useWords(securityWords)
  return (
    <section className="safety" aria-labelledby="safety">
      <h2 className="t-h3" id="safety">
        {words.title}
      </h2>
      <p className="muted">{words.intro}</p>
      <SecurityActions hasPasskey={security.passkeys.length > 0}>
        <div className="safety-parts">
          <ContactsPart {...security} />
          <LoginPart {...security} />
          <FactorsPart {...security} />
          <DataPart />
        </div>
        <Advanced title={words.advanced} text={words.advancedText}>
          <div className="safety-parts">
            <SessionsPart {...security} />
            <DevicesPart {...security} />
            <KeysPart {...security} />
            <LogPart {...security} />
          </div>
          {children}
        </Advanced>
      </SecurityActions>
    </section>
  )
}
