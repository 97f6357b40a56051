import { answerByPasskey, askPasskey, type BodyOf } from '@porchlight/contract'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { api, keepToken } from '#app/lib/api.ts'

/** In the call's format: the server validates its parts. */
const sent = (made: { id: string; response: object }): BodyOf<typeof answerByPasskey>['response'] => ({
  ...made,
  response: { ...made.response },
})

/** The created passkey; undefined if the person canceled. */
export const passkeyMade = async (options: object) => {
  try {
    return sent(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }))
  } catch {
    return undefined
  }
}

/** Verifies the person with a passkey; false if that failed. */
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
