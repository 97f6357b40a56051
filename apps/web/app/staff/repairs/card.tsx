import { Button } from '@porchlight/ui'
import type { KeyboardEvent } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { staffRepairsWords } from '#app/lib/messages/staff/repairs.ts'
import { issueWords } from '#app/lib/messages/stay/issues.ts'
import { jobWords } from '#app/lib/messages/stay/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { StaffLink } from '../staff-link.tsx'
import { jobHref, placeOf } from '../today/hrefs.ts'
import { type BoardCard, moveOf } from './repair-moves.ts'

const longestWords = 120

/** A card's text: its link, the home, and the lines below. */
const useCardTexts = (card: BoardCard) => {
  const words = useWords(staffRepairsWords)
  const { topics } = useWords(issueWords)
  const { nobody } = useWords(jobWords)
  const { money, dayShort, moment } = useFormats()
  if ('report' in card) {
    const { issueId, home, topic, text, reportedAt, timeZone } = card.report
    return {
      to: `${placeOf({ kind: 'issue', id: issueId })}#issue-${issueId}`,
      home,
      title: topics[topic],
      lines: [text.slice(0, longestWords), words.reportedAt({ moment: moment(reportedAt, timeZone) })],
      waits: false,
    }
  }
  const { id, home, title, day, assignee, estimate, billed, nextArrival, state, asksOwner, stage } = card.repair
  return {
    to: jobHref(id),
    home: home.name,
    title,
    lines: [
      [dayShort(day), assignee?.name ?? estimate?.vendor ?? nobody].join(' · '),
      billed
        ? words.billed({ amount: money(billed) })
        : estimate
          ? words.estimate({ amount: money(estimate.total) })
          : '',
      nextArrival && stage !== 'billed' ? words.nextGuest({ day: dayShort(nextArrival) }) : '',
    ],
    waits: stage === 'bid' && (asksOwner || state === 'proposed'),
  }
}

type Props = {
  card: BoardCard
  busy: boolean
  onMove: () => void
  onDrag: () => void
  onDragEnd: () => void
}

/** One repair or report. It is dragged to the next stage, or moved by its button or the right arrow key. */
export const RepairCard = ({ card, busy, onMove, onDrag, onDragEnd }: Props) => {
  const words = useWords(staffRepairsWords)
  const { to, home, title, lines, waits } = useCardTexts(card)
  const move = moveOf(card)
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' || event.altKey || event.metaKey || event.ctrlKey || busy || !move) return
    event.preventDefault()
    onMove()
  }
  return (
    <li
      className="repair-card"
      draggable={move !== undefined}
      onDragStart={onDrag}
      onDragEnd={onDragEnd}
      onKeyDown={byKey}
    >
      <StaffLink href={to}>
        <b data-content>{title}</b>
        <span data-content>{home}</span>
      </StaffLink>
      {lines.filter(Boolean).map((line) => (
        <small key={line} className="num" data-content>
          {line}
        </small>
      ))}
      {waits && <small className="repair-waits">{words.ownerDecides}</small>}
      {move && move !== 'owner' && (
        <div>
          <Button size="small" busy={busy} aria-label={words.moveOf[move]({ title, home })} onClick={onMove}>
            {words.moves[move]}
          </Button>
        </div>
      )}
    </li>
  )
}
