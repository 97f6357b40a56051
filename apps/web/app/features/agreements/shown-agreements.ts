import { type AgreementType, agreementDocuments, signupAgreements } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { forgetKept } from './kept-content.ts'

type Versions = Partial<Record<AgreementType, number>>

const ask = async (): Promise<Versions> => {
  const answer = await api(agreementDocuments)
  if (!answer.ok) return {}
  const asked = answer.results.documents.filter(({ type }) => signupAgreements.some((one) => one === type))
  return Object.fromEntries(asked.map(({ type, version }) => [type, version]))
}

let asked: Promise<Versions> | undefined

/** The wordings that stand behind the sentence of the form, as they were when its filling in began. */
export const shownAgreements = (): Promise<Versions> => {
  asked ??= ask()
  return asked
}

/** Another wording came into force meanwhile: what was kept of the old one is read anew. */
export const forgetShown = (): void => {
  asked = undefined
  forgetKept()
}
