import { type Client, ownerHomes, type SetupStep } from '@porchlight/contract'
import { redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'

/** A step without a home leads to that of the home which still needs it, or of the first, or to the list of none. */
export const toFirstHome = async (api: Client, step: SetupStep): Promise<never> => {
  const { homes } = resultsOf(await api(ownerHomes))
  const home = homes.find(({ missing }) => missing.includes(step)) ?? homes[0]
  throw redirect(home ? `/owners/${step}/${home.id}` : '/owners/properties')
}
