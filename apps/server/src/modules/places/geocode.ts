import type { Located } from '@porchlight/contract'
import type { App } from '#kernel/app'

export type AddressQuery = { line1: string; city: string; state: string; zip: string; country: string }

/** The exact address, or its street; undefined if it isn't found or the lookup is unavailable. */
export const geocode = async (
  { adapters }: Pick<App, 'adapters'>,
  { line1, city, state, zip, country }: AddressQuery,
): Promise<Located | undefined> => {
  const answer = await adapters.geocoder.find({ address: `${line1}, ${city}, ${state} ${zip}`, country })
  return answer.kind === 'found' ? answer.places.find(({ precision }) => precision !== 'town') : undefined
}
