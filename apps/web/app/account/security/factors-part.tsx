import { Button } from '@porchlight/ui'
import { useState } from 'react'
import { NewPasskey } from '#app/lib/confirm-self/new-passkey.tsx'
import { RecoveryCodes } from '#app/lib/confirm-self/recovery-codes.tsx'
import { type AppSecret, SetUpApp } from '#app/lib/confirm-self/set-up-app.tsx'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Part, Row } from './part.tsx'
import type { Security } from './security-section.tsx'
import { useLocalMoment } from './use-moment.ts'
import { useSecurityAction } from './use-security-action.tsx'

/** Passkeys, an authenticator app, and the recovery codes that replace both. */
export const FactorsPart = ({ authenticator, passkeys, recoveryCodesLeft }: Security) => {
  const { factors: words, remove } = useWords(securityWords)
  const when = useLocalMoment()
  const act = useSecurityAction()
  const [secret, setSecret] = useState<AppSecret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [adding, setAdding] = useState(false)
  const hasAny = authenticator || passkeys.length > 0

  const startApp = async () => setSecret(await act(({ api, startAuthenticator }) => api(startAuthenticator)))
  const renew = async () => setCodes((await act(({ api, newRecoveryCodes }) => api(newRecoveryCodes)))?.recoveryCodes)
  return (
    <Part title={words.title} text={words.text}>
      <ul className="safety-list">
        {passkeys.map(({ id, name, lastUsedAt }) => (
          <Row key={id} title={name} text={words.passkeyUsed({ when: when(lastUsedAt) })}>
            <Button
              size="small"
              aria-label={`${remove} ${name}`}
              onClick={() => void act(({ api, removePasskey }) => api(removePasskey, { params: { passkeyId: id } }))}
            >
              {remove}
            </Button>
          </Row>
        ))}
        <Row title={words.passkeys} text={passkeys.length === 0 && words.passkeyNone}>
          <Button size="small" onClick={() => setAdding(true)}>
            {words.passkeyAdd}
          </Button>
        </Row>
        <Row title={words.app} text={authenticator ? words.appOn : words.appOff}>
          {authenticator ? (
            <Button size="small" onClick={() => void act(({ api, removeAuthenticator }) => api(removeAuthenticator))}>
              {words.appRemove}
            </Button>
          ) : (
            <Button size="small" onClick={() => void startApp()}>
              {words.appAdd}
            </Button>
          )}
        </Row>
        {hasAny && (
          <Row title={words.codes} text={words.codesLeft({ count: recoveryCodesLeft })}>
            <Button size="small" onClick={() => void renew()}>
              {words.codesNew}
            </Button>
          </Row>
        )}
      </ul>
      {secret && (
        <SetUpApp
          {...secret}
          prove={async (code) =>
            (await act(({ api, proveAuthenticator }) => api(proveAuthenticator, { body: { code } })))?.recoveryCodes
          }
          onClose={() => setSecret(undefined)}
          onDone={(made) => {
            setSecret(undefined)
            setCodes(made)
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
      {adding && (
        <NewPasskey
          start={() => act(({ api, startPasskey }) => api(startPasskey))}
          keep={(name, response) => act(({ api, addPasskey }) => api(addPasskey, { body: { name, response } }))}
          onDone={() => setAdding(false)}
          onClose={() => setAdding(false)}
        />
      )}
    </Part>
  )
}
