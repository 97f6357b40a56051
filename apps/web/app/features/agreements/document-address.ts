import { type AgreementType, termsTypes } from '@porchlight/contract'
import { href } from 'react-router'

const hasPage = (type: AgreementType): type is (typeof termsTypes)[number] => termsTypes.some((one) => one === type)

/** Which view of a document is shown: an earlier version, or the changes since one. */
export type Shown = { version?: number; since?: number }

/** A document's page: below `/terms` or on the compliance page. */
export const documentAddress = (type: AgreementType, shown: Shown = {}): string => {
  const page = hasPage(type)
    ? href('/terms/:agreementType?', type === 'terms' ? {} : { agreementType: type })
    : href('/compliance')
  const search = new URLSearchParams(Object.entries(shown).map(([name, value]) => [name, String(value)]))
  if (!hasPage(type) && type !== 'compliance') search.set('document', type)
  return search.size > 0 ? `${page}?${search}` : page
}
