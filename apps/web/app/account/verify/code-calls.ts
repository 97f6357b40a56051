import { answerChallenge, type ChallengeChannel, challengeUser, requestChallenge } from '@porchlight/contract'
import { api, keepToken } from '#app/lib/api.ts'
import { deviceType } from '#app/lib/confirm-self/device-type.ts'

/** Where a code can be sent. */
export const fetchChallengeUser = () => api(challengeUser)

export const requestCode = (type: ChallengeChannel, phone: string | undefined, confirmed: boolean) =>
  api(requestChallenge, {
    body: { type, ...(phone !== undefined && { verifyPhone: phone }), ...(confirmed && { confirmedPhone: phone }) },
  })

/** Submits the code. The session then continues under a new token. */
export const submitCode = async (challengeId: number, code: string, verifyDevice: boolean) => {
  const kind = deviceType()
  const answer = await api(answerChallenge, {
    params: { challengeId },
    body: { code, ...(kind && { deviceType: kind }), ...(verifyDevice && { verifyDevice }) },
  })
  if (answer.ok) keepToken(answer.results.token)
  return answer
}
