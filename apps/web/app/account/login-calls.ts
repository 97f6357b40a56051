import {
  acceptInvitation,
  accountInvitation,
  type BodyOf,
  changePassword,
  forgotPassword,
  login,
  openFirstAccount,
  resetPassword,
} from '@porchlight/contract'
import { api, keepToken } from '#app/lib/api.ts'

/** Logs in; the session's cookie is set by the answer. */
export const logIn = async (body: BodyOf<typeof login>) => {
  const answer = await api(login, { body })
  if (answer.ok) keepToken(answer.results.token)
  return answer
}

/** Creates an administrator's account with a setup code, and logs in to it. */
export const createAdministrator = async (body: BodyOf<typeof openFirstAccount>) => {
  const answer = await api(openFirstAccount, { body })
  if (answer.ok) keepToken(answer.results.token)
  return answer
}

/** Returns whose invitation a link is. */
export const invitationOf = (secret: string) => api(accountInvitation, { body: { secret } })

/** Sets a password through an invitation link, and logs in. */
export const acceptInvitationOf = async (body: BodyOf<typeof acceptInvitation>) => {
  const answer = await api(acceptInvitation, { body })
  if (answer.ok) keepToken(answer.results.token)
  return answer
}

/** Sends a code to the mailbox, if it belongs to an account. */
export const requestReset = (email: string) => api(forgotPassword, { body: { email } })

/** Sets a new password with the code that was sent, and logs in. */
export const setNewPassword = async (body: BodyOf<typeof resetPassword>) => {
  const answer = await api(resetPassword, { body })
  if (answer.ok) keepToken(answer.results.token)
  return answer
}

/** Changes the password of the logged-in person; the session continues under a new token. */
export const replacePassword = async (body: BodyOf<typeof changePassword>) => {
  const answer = await api(changePassword, { body })
  if (answer.ok) keepToken(answer.results.token)
  return answer
}
