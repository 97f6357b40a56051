import type { CommissionHold } from '@porchlight/contract'
import { Alert, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { partnerAccountingWords } from '#app/lib/messages/partner/accounting.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Where a partner ends a hold. */
const paths: Partial<Record<CommissionHold, string>> = {
  tax_form: href('/partners/accounting/initial-w9'),
  foreign_status: `${href('/partners/accounting/w9')}?form=w8`,
  account: href('/partners/accounting/accounts'),
  iata: href('/partners/profile'),
}

/** Why payouts are on hold, each reason with a link to where the partner can end it. */
export const HoldAlert = ({ holds }: { holds: readonly CommissionHold[] }) => {
  const { held } = useWords(partnerAccountingWords)
  const { holds: texts } = useWords(commissionWords)
  if (holds.length === 0) return null
  return (
    <Alert tone="info" title={held}>
      <ul>
        {holds.map((hold) => {
          const path = paths[hold]
          return (
            <li key={hold}>
              {path ? (
                <UiLink className="inline-link" href={path}>
                  {texts[hold]}
                </UiLink>
              ) : (
                texts[hold]
              )}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
