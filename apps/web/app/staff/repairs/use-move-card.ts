import { type Answer, makeJob, moveJob, orderBid } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { staffRepairsWords } from '#app/lib/messages/staff/repairs.ts'
import { issueWords } from '#app/lib/messages/stay/issues.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { repairOfReport } from '../issues/repair-of-report.ts'
import { jobHref } from '../today/hrefs.ts'
import { type BoardCard, cardKey, moveOf } from './repair-moves.ts'

/** Moves a card to the next stage, or opens the form that stage needs; shows why if it can't. */
export const useMoveCard = () => {
  const words = useWords(staffRepairsWords)
  const { topics } = useWords(issueWords)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string>()
  const run = async (card: BoardCard, act: () => Promise<Answer<unknown, string>>, said: string) => {
    setBusy(cardKey(card))
    const answer = await act()
    setBusy(undefined)
    toast(answer.ok ? { type: 'success', message: said } : { type: 'danger', message: answer.error.message })
    await revalidate()
  }
  const schedule = async (card: Extract<BoardCard, { report: object }>) => {
    const { report } = card
    setBusy(cardKey(card))
    const answer = await api(makeJob, { body: repairOfReport(report, topics[report.topic]) })
    setBusy(undefined)
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    return navigate(`${jobHref(answer.results.job.id)}#bids`)
  }
  const move = (card: BoardCard) => {
    if ('report' in card) return schedule(card)
    const { id, estimate } = card.repair
    const params = { id }
    switch (moveOf(card)) {
      case 'bid':
        return navigate(`${jobHref(id)}#bids`)
      case 'order':
        return run(card, () => api(orderBid, { params, body: { bidId: estimate?.bidId ?? 0 } }), words.ordered)
      case 'owner':
        return toast({ type: 'info', message: words.waitsForOwner })
      case 'finish':
        return run(card, () => api(moveJob, { params, body: { move: 'finish' } }), words.finished)
      case 'bill':
        return navigate(`${jobHref(id)}#bills`)
      default:
        return undefined
    }
  }
  return { move, busy }
}
