import type { TransferDue } from '@porchlight/contract'
import { Alert, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffTransferWords } from '#app/lib/messages/staff/transfers.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The amount due between the two accounts in a currency, linked to transfers. */
export const TransferNote = ({ due }: { due: TransferDue | null }) => {
  const { money } = useFormats()
  const words = useWords(staffTransferWords)
  if (!due) return null
  const amount = money(due.amount)
  return (
    <Alert tone={due.direction === 'to_trust' ? 'warning' : 'info'}>
      {due.direction === 'to_trust' ? words.trustOwed({ amount }) : words.trustDue({ amount })}{' '}
      <UiLink href={href('/staff/transfers')}>{words.trustLink}</UiLink>
    </Alert>
  )
}
