import {
  agreementChanges,
  agreementContent,
  agreementDocuments,
  agreementTypes,
  type Client,
} from '@porchlight/contract'
import { data } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'

const numberIn = (search: URLSearchParams, name: string): number | undefined => {
  const text = search.get(name)
  if (text === null) return undefined
  if (!/^[1-9]\d{0,5}$/.test(text)) throw data(null, { status: 404 })
  return Number(text)
}

/** A document in the version and with the changes requested by the address, and the list of all documents. */
export const loadDocument = async (api: Client, type: string, address: string) => {
  const search = new URL(address).searchParams
  const version = numberIn(search, 'version')
  const propertyId = numberIn(search, 'propertyId')
  const since = numberIn(search, 'since')
  const known = agreementTypes.find((one) => one === type)
  if (!known) throw data(null, { status: 404 })
  const [content, documents, changes] = await Promise.all([
    api(agreementContent, {
      params: { type: known },
      query: { ...(version && { version }), ...(propertyId && { propertyId }) },
    }),
    api(agreementDocuments),
    since === undefined ? null : api(agreementChanges, { params: { type: known }, query: { since } }),
  ])
  return {
    content: resultsOf(content),
    documents: resultsOf(documents).documents,
    changes: changes && resultsOf(changes),
  }
}
export type LoadedDocument = Awaited<ReturnType<typeof loadDocument>>
