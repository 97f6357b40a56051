import type { partnerOverview, ResultsOf } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { CopyLink, usePartnerAddress } from './copy-link.tsx'

type Links = ResultsOf<typeof partnerOverview>['links']

/** A partner's codes with their addresses, visits and bookings. */
export const PartnerLinks = ({ links }: { links: Links }) => {
  const words = useWords(commissionWords)
  const { percent } = useFormats()
  const addressOf = usePartnerAddress()
  return (
    <Section title={words.links}>
      {links.length === 0 && <p className="muted partner-terms">{words.noLinks}</p>}
      {links.map(({ code, rate, paused, visits, bookings }) => (
        <div key={code} className="partner-link">
          <p>
            <small>
              {percent(rate)}
              {paused && ` · ${words.paused}`}
            </small>
            <b data-content>{addressOf(code).replace(/^https?:\/\//, '')}</b>
            <small className="num">{words.visits({ visits, bookings })}</small>
          </p>
          {!paused && <CopyLink code={code} short />}
        </div>
      ))}
    </Section>
  )
}
