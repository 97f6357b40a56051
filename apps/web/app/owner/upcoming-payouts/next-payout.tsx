import type { Money, NextPayout as Next } from '@porchlight/contract'
import { Disclosure, Section, UiLink } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPayoutWords } from '#app/lib/messages/owner/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useWaitingReasons } from './waiting-reasons.ts'

type Row = { key: string; label: ReactNode; note: string; amount: Money; href?: string }

const lineHref = ({ bookingId, jobId }: Next['lines'][number]): string | undefined => {
  if (jobId !== null) return `${href('/owners/maintenance/jobs/:jobId', { jobId: String(jobId) })}#bills`
  return bookingId === null ? undefined : href('/owners/bookings/:bookingId', { bookingId: String(bookingId) })
}

const useRows = ({ since, opening, lines, coming, heldBack }: Next): Row[] => {
  const { day, dayShort, stayDates } = useFormats()
  const { next: words } = useWords(ownerPayoutWords)
  const rows: Row[] = lines.map((line) => {
    const to = lineHref(line)
    return {
      key: line.id,
      label: line.label,
      note: [line.home, dayShort(line.on), line.detail].filter(Boolean).join(' · '),
      amount: line.amount,
      ...(to && { href: to }),
    }
  })
  for (const { stay, amount, on } of coming)
    rows.push({
      key: `coming-${stay.bookingId}`,
      label: stay.home,
      note: [words.coming({ day: on ? dayShort(on) : '' }), stay.number, stayDates(stay)].join(' · '),
      amount,
      href: href('/owners/bookings/:bookingId', { bookingId: String(stay.bookingId) }),
    })
  if (opening.amount !== 0 && since)
    rows.unshift({
      key: 'opening',
      label: words.opening,
      note: words.openingText({ day: day(since) }),
      amount: opening,
    })
  if (heldBack)
    rows.push({
      key: 'held',
      label: words.heldBack[heldBack.reason],
      note: words.heldBackText[heldBack.reason],
      amount: { ...heldBack.amount, amount: -heldBack.amount.amount },
    })
  return rows
}

/** When it arrives, where it goes, and what it is waiting for. */
const useNote = ({ on, account, waitsFor, until }: Next): string => {
  const { day } = useFormats()
  const words = useWords(ownerPayoutWords)
  const reasonsOf = useWaitingReasons()
  const to = account
    ? words.toAccount({ account: words.accounts[account.kind]({ ending: account.ending }) })
    : words.noAccount
  if (!waitsFor.includes('next_payout'))
    return words.next.held({ to, reasons: reasonsOf({ waitsFor, until }).join(', ') })
  return on ? words.next.dated({ day: day(on), to }) : words.next.undated({ to })
}

/** The next payout: its day, account, and amount, with its lines. */
export const NextPayout = ({ next }: { next: Next }) => {
  const { amount, money } = useFormats()
  const { next: words } = useWords(ownerPayoutWords)
  const rows = useRows(next)
  const total = money(next.amount)
  return (
    <Section title={words.title} note={useNote(next)}>
      <p className="next-payout-figure">{next.coming.length > 0 ? words.about({ amount: total }) : total}</p>
      <Disclosure summary={words.made({ number: rows.length })}>
        <dl className="next-payout-lines">
          {rows.map(({ key, label, note, amount: value, href: to }) => (
            <div key={key}>
              <dt>
                {to ? (
                  <UiLink className="inline-link" href={to}>
                    {label}
                  </UiLink>
                ) : (
                  label
                )}
                <small>{note}</small>
              </dt>
              <dd>{amount(value)}</dd>
            </div>
          ))}
          <div data-total="">
            <dt>{words.title}</dt>
            <dd>{total}</dd>
          </div>
        </dl>
      </Disclosure>
    </Section>
  )
}
