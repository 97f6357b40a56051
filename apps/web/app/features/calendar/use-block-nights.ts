import { type BlockKind, blockNights, type OwnerStayFault, ownerCalendar, type PlainDate } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSendOrKeep } from '#app/lib/offline/send-or-keep.ts'
import { barTitle, rangeText } from './bar-texts.ts'
import type { HomeCalendar } from './row.ts'

/** Queue key of a home's blocks. */
export const blockQueueKey = (homeId: number): string => `nights:${homeId}`

type Range = { from: PlainDate; to: PlainDate }
type Block = Range & { kind: BlockKind; reason: string }

/** Why the nights were not blocked; `holders` lists who booked or blocked them. */
export type BlockProblem = { text: string; holders: readonly string[] }

/** Blocks nights. Input is preserved when the block is rejected. */
export const useBlockNights = (home: HomeCalendar['home']) => {
  const words = useWords(ownerCalendarWords)
  const formats = useFormats()
  const { revalidate } = useRevalidator()
  const send = useSendOrKeep()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<BlockProblem>()

  const holdersOf = async ({ from, to }: Range): Promise<string[]> => {
    const answer = await api(ownerCalendar, { params: { id: home.id }, query: { from, to } })
    const bars = answer.ok ? answer.results.bars : []
    return bars
      .filter(({ kind }) => kind !== 'opened')
      .map((bar) => words.takenBy({ range: rangeText(bar, words, formats), who: barTitle(bar, words) }))
  }

  const faultText = (fault: OwnerStayFault): string => {
    const { dayShort } = formats
    if (fault.code === 'too_soon') return words.soonFrom({ date: dayShort(fault.earliest) })
    if (fault.code === 'closed') return words.closedSpan({ from: dayShort(fault.from), to: dayShort(fault.to) })
    const { year, limit, taken, wanted } = fault
    return words.overLimit({ year: String(year), limit, taken, wanted })
  }

  const problemOf = async (code: string, details: unknown, block: Block): Promise<BlockProblem> => {
    switch (code) {
      case 'owner_stay_refused':
        return { text: words.notAgreed, holders: (details as { faults: OwnerStayFault[] }).faults.map(faultText) }
      case 'nights_taken':
        return { text: words.taken, holders: await holdersOf(block) }
      case 'in_the_past':
        return { text: words.past, holders: [] }
      case 'range_too_long':
        return { text: words.tooLong, holders: [] }
      default:
        return { text: words.failed, holders: [] }
    }
  }

  /** @returns whether the nights are blocked or queued */
  const keep = async (block: Block): Promise<boolean> => {
    setBusy(true)
    const label = words.keepLabel({ home: home.name, range: rangeText(block, words, formats) })
    const about = { object: blockQueueKey(home.id), label }
    const answer = await send(blockNights, { params: { id: home.id }, body: block }, about)
    if (answer.ok === 'waits') {
      setProblem(undefined)
      setBusy(false)
      return true
    }
    setProblem(answer.ok ? undefined : await problemOf(answer.error.code, answer.error.details, block))
    if (answer.ok)
      toast({
        type: 'success',
        message: words.blockedNights({ home: home.name, range: rangeText(block, words, formats) }),
      })
    await revalidate()
    setBusy(false)
    return answer.ok
  }
  return { keep, busy, problem }
}
