import { type AgreementType, agreementDocuments, signupAgreements } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { clearAgreementCache } from './agreement-cache.ts'

type Versions = Partial<Record<AgreementType, number>>

const ask = async (): Promise<Versions> => {
  const answer = await api(agreementDocuments)
  if (!answer.ok) return {}
  const documents = answer.results.documents.filter(({ type }) => signupAgreements.some((one) => one === type))
  return Object.fromEntries(documents.map(({ type, version }) => [type, version]))
}

let versions: Promise<Versions> | undefined

/** The agreement versions that the form links to, as of when it was opened. */
export const signupVersions = (): Promise<Versions> => {
  versions ??= ask()
  return versions
}

/** A new version is in force: the old one must be reloaded. */
export const clearSignupVersions = (): void => {
  versions = undefined
  clearAgreementCache()
}
