import type { PersonProfile } from '@porchlight/contract'
import { Badge, ButtonLink, Section, Status, UiLink } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { homeMarks } from '#app/features/homes/home-marks.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerHomesWords } from '#app/lib/messages/owner/homes.ts'
import { mergeWords } from '#app/lib/messages/staff/merge.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { bookingsLike, ownerInvoiceHref, ownerStatementHref } from '../find/hrefs.ts'
import { mergeHref } from '../merge/hrefs.ts'
import { StaffLink } from '../staff-link.tsx'
import { WriteMessage } from './write-message.tsx'

type Props = { profile: PersonProfile }

const List = ({ none, children }: { none: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? <p className="muted">{none}</p> : <ul className="person-list">{children}</ul>

/** Stays as a guest, next one first. */
export const Stays = ({ profile: { stays, person } }: Props) => {
  const words = useWords(staffPersonWords)
  const { stayDates } = useFormats()
  if (!stays) return null
  return (
    <Section
      title={words.stays}
      note={words.staysCount({ number: stays.total })}
      side={
        stays.total > stays.cards.length && (
          <UiLink className="inline-link" href={bookingsLike(person.email)}>
            {words.allStays}
          </UiLink>
        )
      }
    >
      <List none={words.noStays}>
        {stays.cards.map((card) => (
          <li key={card.id}>
            <span className="staff-cell" data-content>
              <StaffLink
                className="inline-link"
                href={href('/staff/bookings/:bookingId', { bookingId: String(card.id) })}
              >
                {card.home.name}
              </StaffLink>
              <small>
                {card.number} · {stayDates(card)}
              </small>
            </span>
            <BookingState of={card} />
          </li>
        ))}
      </List>
    </Section>
  )
}

/** Homes the person owns a share of today. */
export const Homes = ({ profile: { homes, person } }: Props) => {
  const words = useWords(staffPersonWords)
  const { states } = useWords(ownerHomesWords)
  const { percent } = useFormats()
  const isOwner = person.roles.some(({ name }) => name === 'owner')
  if (!homes || (homes.length === 0 && !isOwner)) return null
  return (
    <Section
      title={words.homes}
      side={
        isOwner && (
          <StaffLink
            orNothing
            className="inline-link"
            href={`${href('/staff/homes/new')}?owner=${encodeURIComponent(person.email)}`}
          >
            {words.addHome}
          </StaffLink>
        )
      }
    >
      <List none={words.noHomes}>
        {homes.map(({ id, name, town, status, share }) => (
          <li key={id}>
            <span className="staff-cell" data-content>
              <StaffLink className="inline-link" href={href('/staff/homes/:propertyId', { propertyId: String(id) })}>
                {name}
              </StaffLink>
              <small>
                {town} · {words.share({ share: percent(share) })}
              </small>
            </span>
            <Status state={homeMarks[status]}>{states[status]}</Status>
          </li>
        ))}
      </List>
    </Section>
  )
}

/** Payments, statements, and invoices. */
export const MoneySummary = ({ profile: { person, money: sums } }: Props) => {
  const words = useWords(staffPersonWords)
  const { money, date } = useFormats()
  if (!sums) return null
  const rows = [
    ...sums.paid.map((sum) => ({
      key: `paid-${sum.currency}`,
      label: words.paid,
      note: '',
      value: money(sum),
      path: null,
    })),
    ...sums.owed.map((sum) => ({
      key: `owed-${sum.currency}`,
      label: words.owed,
      note: '',
      value: money(sum),
      path: null,
    })),
    ...sums.statements.slice(0, 8).map(({ year, quarter, closing }) => ({
      key: `statement-${year}-${quarter}`,
      label: words.statement({ quarter, year: String(year) }),
      note: '',
      value: money(closing),
      path: ownerStatementHref(person.id, { year, quarter }),
    })),
    ...sums.invoices.slice(0, 8).map(({ number, issuedOn, open }) => ({
      key: number,
      label: words.invoice({ number }),
      note: date(issuedOn),
      value: words.open({ amount: money(open) }),
      path: ownerInvoiceHref(number),
    })),
  ]
  return (
    <Section title={words.money}>
      <List none={words.noMoney}>
        {rows.map(({ key, label, note, value, path }) => (
          <li key={key}>
            <span className="staff-cell">
              {path === null ? (
                label
              ) : (
                <StaffLink className="inline-link" href={path}>
                  {label}
                </StaffLink>
              )}
              {note && <small>{note}</small>}
            </span>
            <span className="num">{value}</span>
          </li>
        ))}
      </List>
    </Section>
  )
}

/** Conversations with the team, and a form for a general message. */
export const Conversations = ({ profile: { person, conversations } }: Props) => {
  const words = useWords(staffPersonWords)
  const at = useOfficeTime()
  return (
    <Section title={words.messages}>
      <List none={words.noMessages}>
        {conversations.map(({ id, text, fromTeam, at: when, unread }) => (
          <li key={id}>
            <span className="staff-message">
              <UiLink
                className="inline-link"
                href={href('/staff/conversations/:conversationId', { conversationId: String(id) })}
              >
                <span data-content>{fromTeam ? words.youWrote({ text: text.slice(0, 120) }) : text.slice(0, 120)}</span>
              </UiLink>
              {unread > 0 && <Badge tone="accent">{words.unread({ number: unread })}</Badge>}
            </span>
            <small className="num">{at(when)}</small>
          </li>
        ))}
      </List>
      {person.state !== 'closed' && !person.mergedInto && (
        <WriteMessage key={conversations.length} personId={person.id} />
      )}
    </Section>
  )
}

export const Documents = ({ profile: { documents } }: Props) => {
  const words = useWords(staffPersonWords)
  const at = useOfficeTime()
  if (!documents) return null
  return (
    <Section title={words.documents}>
      <List none={words.noDocuments}>
        {documents.map(({ id, title, signedAt }) => (
          <li key={id}>
            <StaffLink className="inline-link" href={href('/staff/documents/:documentId', { documentId: String(id) })}>
              <span data-content>{title}</span>
            </StaffLink>
            <small className="num">{words.signedAt({ at: at(signedAt) })}</small>
          </li>
        ))}
      </List>
    </Section>
  )
}

/** Accounts merged into this one, likely duplicates, and the link to merge them. */
export const Duplicates = ({ profile: { person, canManage, duplicates, mergedAccounts } }: Props) => {
  const words = useWords(staffPersonWords)
  const merging = useWords(mergeWords)
  const at = useOfficeTime()
  const profileOf = (id: number, name: string) => (
    <UiLink className="inline-link" href={href('/staff/people/:personId', { personId: String(id) })}>
      {name}
    </UiLink>
  )
  const canMerge = canManage && !person.types.includes('staff')
  if (duplicates.length === 0 && mergedAccounts.length === 0 && !canMerge) return null
  return (
    <Section title={words.duplicates}>
      {duplicates.length > 0 && <p className="muted">{words.duplicatesText}</p>}
      <ul className="person-list">
        {duplicates.map(({ id, name, email, same }) => (
          <li key={id}>
            <span className="staff-cell" data-content>
              {profileOf(id, name)}
              <small>{email}</small>
              <small>{same.map((trait) => merging.same[trait]).join(' · ')}</small>
            </span>
            {canMerge && (
              <UiLink className="inline-link" href={mergeHref(person.id, id)}>
                {merging.compare}
              </UiLink>
            )}
          </li>
        ))}
      </ul>
      {canMerge && (
        <div className="person-side">
          <ButtonLink href={mergeHref(person.id)}>{words.merge}</ButtonLink>
        </div>
      )}
      {mergedAccounts.length > 0 && (
        <>
          <h3 className="person-merged">{words.mergedAccounts}</h3>
          <ul className="person-list" data-content>
            {mergedAccounts.map(({ id, name, email, by, at: when, reason }) => (
              <li key={id}>
                <span className="staff-cell">
                  {profileOf(id, name)}
                  <small>{email}</small>
                </span>
                <p>{words.mergedAt({ at: at(when), by: by.name, reason })}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
