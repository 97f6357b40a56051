import {
  addPasskey,
  answerByAuthenticator,
  answerByRecoveryCode,
  type BodyOf,
  challengeUser,
  confirmSelf,
  newRecoveryCodes,
  proveAuthenticator,
  startAuthenticator,
  startPasskey,
} from '@porchlight/contract'
import { api, keepToken } from '#app/lib/api.ts'
import { deviceType } from './device-type.ts'

export { passkeyMade, passkeyUsed } from './passkey.ts'

/** The account's factors, and where a code can be sent. */
export const whoAmI = () => api(challengeUser)

export const givePassword = (password: string) => api(confirmSelf, { body: { password } })

/** Submits a code from the authenticator app, or a recovery code instead. The session continues under a new token. */
export const giveFactorCode = async (by: 'authenticator' | 'recovery_code', code: string, verifyDevice: boolean) => {
  const kind = deviceType()
  const body = { code, ...(kind && { deviceType: kind }), ...(verifyDevice && { verifyDevice }) }
  const answer = await api(by === 'authenticator' ? answerByAuthenticator : answerByRecoveryCode, { body })
  if (answer.ok) keepToken(answer.results.token)
  return answer
}

export const startApp = () => api(startAuthenticator)
export const proveApp = (code: string) => api(proveAuthenticator, { body: { code } })
export const renewRecoveryCodes = () => api(newRecoveryCodes)
export const askForPasskey = () => api(startPasskey)
export const keepPasskey = (name: string, response: BodyOf<typeof addPasskey>['response']) =>
  api(addPasskey, { body: { name, response } })
