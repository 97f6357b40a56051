import './jobs.css'
import type { Bid, JobCosts } from '@porchlight/contract'
import { Alert, Section, Status, type StatusState, Table } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { jobCostsWords } from '#app/lib/messages/stay/job-costs.ts'
import { useWords } from '#app/lib/messages/words.ts'

const marks: Record<Bid['state'], StatusState> = { laid_out: 'waiting', accepted: 'done', declined: 'off' }

const Lines = ({ bid: { lines, total } }: { bid: Bid }) => {
  const words = useWords(jobCostsWords)
  const { money, percent } = useFormats()
  return (
    <Table
      caption={words.lines}
      rows={lines.map((line, at) => ({ ...line, at }))}
      rowKey={({ at }) => at}
      columns={[
        {
          id: 'what',
          head: words.what,
          cell: ({ what, kind }) => (
            <span className="job-cell">
              <span data-content>{what}</span>
              <small>{words.kinds[kind]}</small>
            </span>
          ),
          foot: words.total,
        },
        { id: 'cost', head: words.cost, align: 'end', cell: ({ cost }) => <span className="num">{money(cost)}</span> },
        {
          id: 'markup',
          head: words.markup,
          align: 'end',
          cell: ({ markup }) => <span className="num">{percent(markup)}</span>,
        },
        {
          id: 'charge',
          head: words.charge,
          align: 'end',
          cell: ({ charge }) => <span className="num">{money(charge)}</span>,
          foot: <span className="num">{money(total)}</span>,
        },
      ]}
    />
  )
}

const Said = ({ costs: { said }, bid, zone }: { costs: JobCosts; bid: Bid; zone: string }) => {
  const words = useWords(jobCostsWords)
  const { money, moment } = useFormats()
  return (
    <ol className="job-said">
      {said
        .filter(({ bidId }) => bidId === bid.id)
        .map(({ author, what, amount, text, at }) => (
          <li key={at}>
            <span className="num">{words.said[what]({ name: author, amount: money(amount) })}</span>
            {text && text !== bid.note && <p data-content>{text}</p>}
            <small className="num">{moment(at, zone)}</small>
          </li>
        ))}
    </ol>
  )
}

type Props = {
  costs: JobCosts
  /** The reader is the owner, whose approval it needs. */
  forOwner?: boolean
  zone: string
  /** Actions for a bid. */
  acts?: (bid: Bid) => ReactNode
  children?: ReactNode
}

/** Line items of a repair with the markup, and what the owner and the team decided. */
export const JobCostsSection = ({ costs, forOwner = false, zone, acts, children }: Props) => {
  const words = useWords(jobCostsWords)
  const { money } = useFormats()
  const limit = { amount: money(costs.limit) }
  const approval = forOwner ? words.asksYou : words.asksOwner
  return (
    <Section title={words.title} note={forOwner ? words.limitYours(limit) : words.limit(limit)}>
      {costs.bids.map((bid, at) => (
        <article key={bid.id} className="job-bid">
          <p className="job-head">
            <b data-content>{bid.vendor ?? words.byTeam}</b>
            <Status state={bid.state === 'laid_out' && bid.asksOwner ? 'yours' : marks[bid.state]}>
              {bid.state === 'laid_out' && bid.asksOwner ? approval : words.states[bid.state]}
            </Status>
            {costs.bids.length > 1 && <span className="muted">{words.bidOf({ number: at + 1 })}</span>}
          </p>
          {bid.uninsured && <Alert tone="warning">{words.uninsured}</Alert>}
          {bid.note && (
            <p className="job-text" data-content>
              {bid.note}
            </p>
          )}
          <Lines bid={bid} />
          <Said costs={costs} bid={bid} zone={zone} />
          {acts?.(bid)}
        </article>
      ))}
      {children}
    </Section>
  )
}
