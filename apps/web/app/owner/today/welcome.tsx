import type { ownerToday, ResultsOf } from '@porchlight/contract'
import { ButtonLink, PageHead, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { useSite } from '#app/lib/session.ts'

type Offered = ResultsOf<typeof ownerToday>['offered']

const Received = ({ offered }: { offered: Offered }) => {
  const { welcome: words } = useWords(ownerTodayWords)
  const { day } = useFormats()
  const dayOf = useOfficeDay()
  return offered.map(({ number, address, receivedAt, by }) => (
    <Section key={number} title={address} note={number}>
      <p>{words.received({ day: day(dayOf(receivedAt)) })}</p>
      <p>{by ? words.replyBy({ name: by }) : words.reply}</p>
    </Section>
  ))
}

/** The first page of an owner without a home: what we have of them, what happens next, and whom to ask. */
export const Welcome = ({ name, offered }: { name: string; offered: Offered }) => {
  const { welcome: words } = useWords(ownerTodayWords)
  const { contactPhone, contactEmail } = useSite()
  return (
    <div className="today-welcome">
      <PageHead
        title={words.title({ name })}
        lead={offered.length > 0 ? words.leadOffered : words.lead}
        actions={
          <ButtonLink look="primary" icon="plus" href={href('/owners/properties/new')}>
            {offered.length > 0 ? words.another : words.add}
          </ButtonLink>
        }
      />
      <Received offered={offered} />
      <Section title={words.next}>
        <ol className="today-steps">
          {words.steps.slice(offered.length > 0 ? 1 : 0).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section title={words.ask}>
        <p>
          <a className="inline-link" href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
            {contactPhone}
          </a>
          {' · '}
          <a className="inline-link" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        </p>
      </Section>
    </div>
  )
}
