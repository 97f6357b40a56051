import {
  type BodyOf,
  changeInboxItem,
  type InboxItem,
  mostInboxTags,
  type ResultsOf,
  type staffInbox,
} from '@porchlight/contract'
import { Button, Select, TagsInput, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { openByArrow } from '../open-by-arrow.ts'
import { tagChangeOf } from '../tag-change.ts'
import type { InboxPlace } from './address.ts'
import { isDoneByHand } from './kinds.ts'
import { SnoozeMenu } from './snooze-menu.tsx'

type Change = BodyOf<typeof changeInboxItem>

/** Changes an item and reloads the list. */
export const useChangeItem = () => {
  const words = useWords(staffInboxWords)
  const { revalidate } = useRevalidator()
  /** Calls `onLeft` before the list reloads: by then the person may have gone to another page. */
  return async (item: InboxPlace, body: Change, onLeft?: (item: InboxPlace) => void): Promise<void> => {
    const { kind, key } = item
    const answer = await api(changeInboxItem, { params: { kind, key }, body })
    if (!answer.ok) toast({ type: 'warning', message: answer.error.message || words.failed })
    else if (body.done) toast({ type: 'success', message: words.isDone })
    if (answer.ok) onLeft?.(item)
    await revalidate()
  }
}

type Left = { onLeft: (item: InboxPlace) => void }

const Snooze = ({ item, onLeft }: { item: InboxItem } & Left) => {
  const words = useWords(staffInboxWords)
  const change = useChangeItem()
  const { moment } = useFormats()
  const zone = useTeamZone()
  if (item.snoozedUntil)
    return (
      <Button size="small" onClick={() => void change(item, { snoozedUntil: null })}>
        {words.unsnooze} ({moment(item.snoozedUntil, zone)})
      </Button>
    )
  return <SnoozeMenu onSnooze={(until) => void change(item, { snoozedUntil: until.toISOString() }, onLeft)} />
}

/** An item's assignee, snooze time, tags, and whether it is done. */
export const ItemControls = ({
  item,
  team,
  me,
  onLeft,
}: Left & {
  item: InboxItem
  team: ResultsOf<typeof staffInbox>['team']
  me: number
}) => {
  const words = useWords(staffInboxWords)
  const change = useChangeItem()
  const assign = (assigneeId: number | null) => void change(item, { assigneeId })
  const finish = () => change(item, { done: true }, onLeft)
  const isOpen = item.kind !== 'message' || item.urgency === 'now'
  return (
    <div className="inbox-controls">
      <Select
        label={words.assignee}
        emptyText={words.nobody}
        value={item.assignee ? String(item.assignee.id) : ''}
        options={[
          { value: '', label: words.nobody },
          ...team.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onKeyDown={openByArrow}
        onChange={(value) => assign(value === '' ? null : Number(value))}
      />
      <TagsInput
        label={words.tags}
        value={item.tags}
        most={mostInboxTags}
        onChange={(tags) => void change(item, { tags: tagChangeOf(item.tags, tags) })}
        words={{ add: words.addTag, remove: (tag) => words.removeTag({ tag }) }}
      />
      <div className="staff-acts">
        {item.assignee?.id !== me && (
          <Button size="small" onClick={() => assign(me)}>
            {words.assignToMe}
          </Button>
        )}
        <Snooze item={item} onLeft={onLeft} />
        {isDoneByHand(item.kind) && isOpen && (
          <Button size="small" onClick={() => void finish()}>
            {words.done}
          </Button>
        )}
      </div>
    </div>
  )
}
