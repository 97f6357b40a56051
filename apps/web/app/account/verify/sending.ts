import {
  answerByAuthenticator,
  answerByRecoveryCode,
  answerChallenge,
  type BodyOf,
  type ChallengeChannel,
  challengeUser,
  requestChallenge,
} from '@porchlight/contract'
import { isNativeShell } from '@porchlight/native'
import { api, keepToken } from '#app/lib/api.ts'

/** Where a code can be sent. */
export const askWho = () => api(challengeUser)

export const askForCode = (type: ChallengeChannel, verifyPhone: string | undefined) =>
  api(requestChallenge, { body: { type, ...(verifyPhone !== undefined && { verifyPhone }) } })

/** What the app runs on; a browser says nothing. */
const deviceType = (): BodyOf<typeof answerChallenge>['deviceType'] =>
  isNativeShell() ? (/iPhone|iPad|iPod/.test(navigator.userAgent) ? 'ios' : 'android') : undefined

/** Gives the code back. What the session is worth afterwards it is worth under a new token. */
export const giveCode = async (challengeId: number, code: string, verifyDevice: boolean) => {
  const kind = deviceType()
  const answer = await api(answerChallenge, {
    params: { challengeId },
    body: { code, ...(kind && { deviceType: kind }), ...(verifyDevice && { verifyDevice }) },
  })
  if (answer.ok) keepToken(answer.results.token)
  return answer
}

/** A code of the authenticator app, or one that stands in for it. */
export const giveFactorCode = async (by: 'authenticator' | 'recovery_code', code: string, verifyDevice: boolean) => {
  const kind = deviceType()
  const body = { code, ...(kind && { deviceType: kind }), ...(verifyDevice && { verifyDevice }) }
  const answer = await api(by === 'authenticator' ? answerByAuthenticator : answerByRecoveryCode, { body })
  if (answer.ok) keepToken(answer.results.token)
  return answer
}

export { passkeyUsed } from '../security/passkey.ts'
