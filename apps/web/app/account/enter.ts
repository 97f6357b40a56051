import { type BodyOf, login, signup } from '@porchlight/contract'
import { api, keepToken } from '#app/lib/api.ts'
import { languageOfPage } from '#app/lib/language.ts'

/** Logs in; the session's cookie is set by the answer. */
export const enter = async (body: BodyOf<typeof login>) => {
  const answer = await api(login, { body })
  if (answer.ok) keepToken(answer.results.token)
  return answer
}

/** Creates an account and logs in to it. */
export const join = async (body: Omit<BodyOf<typeof signup>, 'language'>) => {
  const answer = await api(signup, { body: { ...body, language: languageOfPage() } })
  if (answer.ok) keepToken(answer.results.token)
  return answer
}
