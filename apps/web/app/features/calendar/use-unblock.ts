import { blockNights, type CalendarBar, unblockNights } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSendOrKeep } from '#app/lib/offline/send-or-keep.ts'
import { rangeText } from './bar-texts.ts'
import type { HomeCalendar } from './row.ts'
import { blockQueueKey } from './use-block-nights.ts'

/** Unblocks nights and offers to undo it. */
export const useUnblock = (home: HomeCalendar['home']) => {
  const words = useWords(ownerCalendarWords)
  const formats = useFormats()
  const { revalidate } = useRevalidator()
  const send = useSendOrKeep()
  const [busy, setBusy] = useState(false)

  const putBack = async ({ from, to, blockKind, why }: CalendarBar) => {
    const body = { from, to, kind: blockKind ?? 'closed', reason: why }
    const answer = await api(blockNights, { params: { id: home.id }, body })
    toast(answer.ok ? { type: 'success', message: words.undone } : { type: 'danger', message: words.undoFailed })
    await revalidate()
  }

  const unblock = async (bar: CalendarBar) => {
    if (bar.blockId === null) return
    setBusy(true)
    const range = rangeText(bar, words, formats)
    const about = { object: blockQueueKey(home.id), label: words.unblockLabel({ home: home.name, range }) }
    const answer = await send(unblockNights, { params: { id: home.id, blockId: bar.blockId } }, about)
    setBusy(false)
    if (answer.ok === 'waits') return
    if (answer.ok) {
      const message = words.unblocked({ home: home.name, range })
      toast({ type: 'success', message, action: { label: words.undo, onPress: () => void putBack(bar) } })
    } else toast({ type: 'danger', message: answer.error.code === 'not_found' ? words.gone : words.failed })
    await revalidate()
  }
  return { unblock, busy }
}
