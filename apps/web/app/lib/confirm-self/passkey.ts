import { answerByPasskey, askPasskey, type BodyOf } from '@porchlight/contract'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { api, keepToken } from '#app/lib/api.ts'

/** As the call takes it: its parts are the server's to judge. */
const sent = (made: { id: string; response: object }): BodyOf<typeof answerByPasskey>['response'] => ({
  ...made,
  response: { ...made.response },
})

/** What the browser made; undefined when the person thought better of it. */
export const passkeyMade = async (options: object) => {
  try {
    return sent(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }))
  } catch {
    return undefined
  }
}

/** Proves the person by a passkey; false when nothing came of it. */
export const passkeyUsed = async (verifyDevice: boolean): Promise<boolean> => {
  const challenge = await api(askPasskey)
  if (!challenge.ok) return false
  try {
    const optionsJSON = challenge.results.options as unknown as PublicKeyCredentialRequestOptionsJSON
    const response = sent(await startAuthentication({ optionsJSON }))
    const answer = await api(answerByPasskey, { body: { response, ...(verifyDevice && { verifyDevice }) } })
    if (answer.ok) keepToken(answer.results.token)
    return answer.ok
  } catch {
    return false
  }
}
