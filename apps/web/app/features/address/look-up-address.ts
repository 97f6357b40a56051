import { geocode, type Located } from '@porchlight/contract'
import type { AddressSuggestion } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'

/** The geocoder failed, with its status; none when it could not be reached. */
export class NoGeocode extends Error {
  readonly status: string | null
  constructor(status: string | null) {
    super(`no geocode: ${status ?? 'not available'}`)
    this.status = status
  }
}

const suggestionOf = ({ address, label }: Located): AddressSuggestion => {
  const { line1, ...rest } = address
  const known = Object.fromEntries(Object.entries(rest).filter(([, text]) => text !== ''))
  return { id: label, label: line1, detail: label.replace(`${line1}, `, ''), address: { line1, ...known } }
}

/** Address suggestions for the street field. @throws NoGeocode */
export const lookUpAddress =
  (country: string) =>
  async (text: string): Promise<AddressSuggestion[]> => {
    const answer = await api(geocode, { body: { address: text, country } })
    // A town alone would clear the street being typed.
    if (answer.ok) return answer.results.matches.filter(({ precision }) => precision !== 'town').map(suggestionOf)
    const { code, details } = answer.error
    if (code !== 'geocode_failed') throw new NoGeocode(null)
    if (details?.status === 'ZERO_RESULTS') return []
    throw new NoGeocode(String(details?.status))
  }
