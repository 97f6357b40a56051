import { doneByHand, type InboxItem, type InboxKind, type WaitingKind, waitingKinds } from '@porchlight/contract'
import type { IconName } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { staffTodayWords } from '#app/lib/messages/staff/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { placeOf } from '../today/hrefs.ts'
import { waitingIcons } from '../today/waiting-icons.ts'

export const kindIcons: Record<InboxKind, IconName> = {
  ...waitingIcons,
  unlinked: 'link',
  feedback: 'star',
  dead_letter: 'mail',
  bug_report: 'alert',
}

/** Kinds that are named after their person. */
export const isFromPerson = (kind: InboxKind): boolean => kind === 'message' || kind === 'unlinked'

export const isDoneByHand = (kind: InboxKind): boolean => (doneByHand as readonly InboxKind[]).includes(kind)

export const isWaitingKind = (kind: InboxKind): kind is WaitingKind =>
  (waitingKinds as readonly InboxKind[]).includes(kind)

/** The page that resolves an item; null where the inbox itself does. */
export const resolvedAt = ({ kind, key }: Pick<InboxItem, 'kind' | 'key'>): string | null =>
  isWaitingKind(kind) && kind !== 'message' && kind !== 'todo' ? placeOf({ kind, id: Number(key) }) : null

export const useKindNames = () => {
  const words = useWords(staffInboxWords)
  const today = useWords(staffTodayWords)
  return (kind: InboxKind): string => (isWaitingKind(kind) ? today.titles[kind] : words.titles[kind])
}

/** An item's title: the person's name for messages, its kind and amount for everything else. */
export const useItemTitle = () => {
  const kindName = useKindNames()
  const approvals = useWords(approvalWords)
  const today = useWords(staffTodayWords)
  const { money } = useFormats()
  return ({ kind, person, amount, approvalKind }: InboxItem): string => {
    if (isFromPerson(kind) && person) return person
    const title = approvalKind ? approvals.kinds[approvalKind] : kindName(kind)
    return amount ? today.titled({ title, amount: money(amount) }) : title
  }
}
