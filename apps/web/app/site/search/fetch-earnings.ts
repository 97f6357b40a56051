import { type PartnerEarnings, partnerEarnings, type QueryInputOf } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'

type Party = Omit<QueryInputOf<typeof partnerEarnings>, 'stays'>

/** Loaded by agents only. */
export const fetchEarnings = async (stays: string, party: Party): Promise<PartnerEarnings['earnings']> => {
  const answer = await api(partnerEarnings, { query: { stays, ...party } })
  return answer.ok ? answer.results.earnings : []
}
