import type { InvoiceCard } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { invoiceWords } from '#app/lib/messages/traveler/invoices.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useStanding } from '../invoices/standing.ts'
import { PayDue } from '../pay-due.tsx'

const Paper = ({ paper }: { paper: InvoiceCard }) => {
  const words = useWords(invoiceWords)
  const standing = useStanding(paper)
  const { number, kind } = paper
  return (
    <li>
      <UiLink
        className="inline-link"
        href={href('/travelers/accounting/invoices/:invoiceNumber', { invoiceNumber: number })}
      >
        {kind === 'invoice' ? words.invoice({ number }) : words.credit({ number })}
      </UiLink>{' '}
      <span className="muted">{standing}</span>
    </li>
  )
}

type Props = { papers: readonly InvoiceCard[]; booking: Parameters<typeof PayDue>[0]['booking'] }

/** The papers of a claim that is settled, the newest first, each with how it stands; what is open of them is paid from here. */
export const ClaimPapers = ({ papers, booking }: Props) =>
  papers.length > 0 && (
    <>
      <ul className="claim-papers num">
        {papers.map((paper) => (
          <Paper key={paper.number} paper={paper} />
        ))}
      </ul>
      {papers.some(({ state }) => state === 'open') && (
        <div>
          <PayDue booking={booking} />
        </div>
      )}
    </>
  )
