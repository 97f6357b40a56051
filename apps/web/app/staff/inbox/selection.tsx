import {
  type BodyOf,
  changeInboxItem,
  type InboxItem,
  mostInboxTags,
  type ResultsOf,
  type staffInbox,
} from '@porchlight/contract'
import { Button, Select, TagsInput, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { inboxSelectionWords } from '#app/lib/messages/staff/inbox-selection.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { openByArrow } from '../open-by-arrow.ts'
import { isDoneByHand } from './kinds.ts'
import { SnoozeMenu } from './snooze-menu.tsx'

type Change = BodyOf<typeof changeInboxItem>

/** Changes several items one after another; those that fail stay selected. */
const useChangeAll = (onLeft: (items: readonly InboxItem[]) => void) => {
  const words = useWords(inboxSelectionWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const change = async (items: readonly InboxItem[], bodyOf: (item: InboxItem) => Change) => {
    setBusy(true)
    const failed: InboxItem[] = []
    for (const item of items) {
      const answer = await api(changeInboxItem, { params: { kind: item.kind, key: item.key }, body: bodyOf(item) })
      if (!answer.ok) failed.push(item)
    }
    setBusy(false)
    const changed = items.length - failed.length
    if (changed > 0) toast({ type: 'success', message: words.changed({ number: changed }) })
    if (failed.length > 0) toast({ type: 'warning', message: words.notChanged({ number: failed.length }) })
    onLeft(failed)
    await revalidate()
  }
  return { busy, change }
}

type Props = {
  items: readonly InboxItem[]
  team: ResultsOf<typeof staffInbox>['team']
  onLeft: (items: readonly InboxItem[]) => void
}

/** Bulk actions for the selected items; renders nothing when none are selected. */
export const InboxSelection = ({ items, team, onLeft }: Props) => {
  const words = useWords(inboxSelectionWords)
  const one = useWords(staffInboxWords)
  const { busy, change } = useChangeAll(onLeft)
  if (items.length === 0) return null
  const closable = items.filter(({ kind }) => isDoneByHand(kind))
  return (
    <section className="inbox-selection" aria-label={words.label} aria-busy={busy}>
      <p role="status">{words.selected({ number: items.length })}</p>
      <Select
        label={one.assignee}
        emptyText={words.chooseAssignee}
        value=""
        options={[
          { value: '', label: words.chooseAssignee },
          { value: 'nobody', label: one.nobody },
          ...team.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onKeyDown={openByArrow}
        onChange={(value) =>
          value !== '' && void change(items, () => ({ assigneeId: value === 'nobody' ? null : Number(value) }))
        }
      />
      <TagsInput
        label={words.addTags}
        value={[]}
        most={mostInboxTags}
        onChange={(added) => void change(items, () => ({ tags: { add: [...added], remove: [] } }))}
        words={{ add: one.addTag, remove: (tag) => one.removeTag({ tag }) }}
      />
      <div className="staff-acts">
        <SnoozeMenu onSnooze={(until) => void change(items, () => ({ snoozedUntil: until.toISOString() }))} />
        {closable.length > 0 && (
          <Button size="small" busy={busy} onClick={() => void change(closable, () => ({ done: true }))}>
            {words.done({ number: closable.length })}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={() => onLeft([])}>
          {words.clear}
        </Button>
      </div>
    </section>
  )
}
