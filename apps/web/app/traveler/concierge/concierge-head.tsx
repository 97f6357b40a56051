import type { ConciergeStay, Host } from '@porchlight/contract'
import { Avatar, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { CompanyPhone } from '#app/features/hosts/stay-hosts.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { talkWords } from '#app/lib/messages/stay/conversation.ts'
import { hostWords } from '#app/lib/messages/stay/hosts.ts'
import { conciergeWords } from '#app/lib/messages/traveler/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { host: Host | undefined; stay: ConciergeStay | undefined }

/** The person who arranges services, in their own words, and the stay they arrange them for. */
export const ConciergeHead = ({ host, stay }: Props) => {
  const { stayDates } = useFormats()
  const words = useWords(conciergeWords)
  const talk = useWords(talkWords)
  const { roles } = useWords(hostWords)
  return (
    <header className="concierge-head">
      {host && (
        <div data-content>
          <Avatar name={host.name} image={host.image} size={host.image ? 168 : 72} />
        </div>
      )}
      <div>
        <h1 className="t-h1">{host ? words.hostTitle({ name: host.name }) : talk.concierge}</h1>
        {host?.line ? (
          <blockquote className="t-intro" data-content>
            {host.line}
          </blockquote>
        ) : (
          <p className="t-lead">{talk.conciergeText}</p>
        )}
        <p className="t-small muted concierge-contact">
          {host && <span>{roles[host.role]}</span>} <CompanyPhone />
        </p>
      </div>
      {stay && (
        <p className="concierge-stay num">
          <span className="t-small muted">{words.arrangesFor}</span>
          <UiLink className="t-card" href={href('/travelers/bookings/:id', { id: String(stay.bookingId) })}>
            {stay.home}
          </UiLink>
          <span>{stayDates(stay)}</span>
        </p>
      )}
    </header>
  )
}
