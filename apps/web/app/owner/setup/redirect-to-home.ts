import { type Client, ownerHomes, type SetupStep } from '@porchlight/contract'
import { redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'

/** Redirects a step without a home to the first home that needs it, the first home, or the list. */
export const redirectToHome = async (api: Client, step: SetupStep): Promise<never> => {
  const { homes } = resultsOf(await api(ownerHomes))
  const home = homes.find(({ missing }) => missing.includes(step)) ?? homes[0]
  throw redirect(home ? `/owners/${step}/${home.id}` : '/owners/properties')
}
