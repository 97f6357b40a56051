import {
  type BodyInputOf,
  type BookingOverview,
  type BookingTodo,
  changeBookingTodo,
  type InboxItem,
} from '@porchlight/contract'
import { Avatar, ButtonLink, Checkbox, Icon, Select, toast } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { bookingOverviewWords } from '#app/lib/messages/staff/booking-overview.ts'
import { staffTodayWords } from '#app/lib/messages/staff/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { isWaitingKind, useItemTitle } from '../inbox/kinds.ts'
import { openByArrow } from '../open-by-arrow.ts'
import { openedAt } from '../today/hrefs.ts'
import { tabHref } from './booking-tabs.ts'

type RowProps = {
  state: 'waiting' | 'open' | 'auto' | 'done'
  /** Their checkbox is the mark. */
  isTicked?: boolean
  children: ReactNode
  due?: ReactNode
  who?: ReactNode
  act?: ReactNode
}

const Row = ({ state, isTicked = false, children, due, who, act }: RowProps) => (
  <li className="booking-todo" data-state={state} data-ticked={isTicked || undefined}>
    {!isTicked && <span className="booking-todo-mark">{state === 'done' && <Icon name="check" size={14} />}</span>}
    <span className="staff-cell">{children}</span>
    <span className="booking-todo-due num">{due}</span>
    <span className="booking-todo-who">{who}</span>
    <span className="booking-todo-act">{act}</span>
  </li>
)

const Who = ({ name }: { name: string | undefined }) => name && <Avatar name={name} size={26} />

type Answered = InboxItem & { kind: Exclude<InboxItem['kind'], 'unlinked' | 'feedback' | 'dead_letter' | 'bug_report'> }

/** Where this booking's own page resolves an item; everything else is on a page of its own. */
const hrefOf = (bookingId: number, { kind, key }: Answered): string => {
  if (kind === 'message') return tabHref(bookingId, 'messages')
  if (kind === 'payment' || kind === 'deposit') return tabHref(bookingId, 'money')
  if (kind === 'claim') return tabHref(bookingId, 'home')
  return openedAt({ kind, id: Number(key) })
}

/** Something of this booking that waits for an answer or a decision. */
export const WaitingRow = ({ item, bookingId, zone }: { item: InboxItem; bookingId: number; zone: string }) => {
  const today = useWords(staffTodayWords)
  const titleOf = useItemTitle()
  const { moment } = useFormats()
  const { kind, detail, dueAt, assignee } = item
  return (
    <Row
      state="waiting"
      due={dueAt && moment(dueAt, zone)}
      who={<Who name={assignee?.name} />}
      act={
        isWaitingKind(kind) && (
          <ButtonLink size="small" href={hrefOf(bookingId, { ...item, kind })}>
            {today.acts[kind]}
          </ButtonLink>
        )
      }
    >
      <b>{kind === 'message' ? today.titles.message : titleOf(item)}</b>
      {detail && <small data-content>{detail}</small>}
    </Row>
  )
}

/** Something the system does automatically on a day. */
export const AutoRow = ({ text, note, on }: { text: string; note?: string; on: string }) => {
  const words = useWords(bookingOverviewWords)
  const { dayShort } = useFormats()
  return (
    <Row state="auto" due={dayShort(on)} act={<small>{words.auto}</small>}>
      <b className="num">{text}</b>
      {note && <small>{note}</small>}
    </Row>
  )
}

const useChange = (bookingId: number) => {
  const words = useWords(bookingOverviewWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const change = async (todoId: number, body: BodyInputOf<typeof changeBookingTodo>): Promise<void> => {
    const answer = await api(changeBookingTodo, {
      params: { id: String(bookingId), todoId: String(todoId) },
      body,
    })
    if (!answer.ok) toast({ type: 'danger', title: shared.error, message: answer.error.message })
    else if (body.done)
      toast({
        type: 'success',
        message: words.done,
        action: { label: words.undo, onPress: () => void change(todoId, { done: false }) },
      })
    await revalidate()
  }
  return change
}

type TodoProps = {
  todo: BookingTodo
  bookingId: number
  team: BookingOverview['team']
  /** Without it, the to-do is only listed. */
  mayAct: boolean
}

/** A to-do that someone on the team added; ticked when it is done, and reassigned while it is open. */
export const TodoRow = ({ todo, bookingId, team, mayAct }: TodoProps) => {
  const words = useWords(bookingOverviewWords)
  const { dayShort } = useFormats()
  const change = useChange(bookingId)
  const { id, text, dueOn, assignee, doneAt, doneBy } = todo
  const title = <b data-content>{text}</b>
  const isMember = assignee === null || team.some((one) => one.id === assignee.id)
  const reassign = mayAct && doneAt === null && (
    <Select
      bare
      label={words.assignTo({ text })}
      emptyText={words.nobody}
      value={assignee ? String(assignee.id) : ''}
      options={[
        { value: '', label: words.nobody },
        ...(isMember ? [] : [assignee]).concat(team).map((one) => ({ value: String(one.id), label: one.name })),
      ]}
      onKeyDown={openByArrow}
      onChange={(value) => void change(id, { assigneeId: value === '' ? null : Number(value) })}
    />
  )
  return (
    <Row
      state={doneAt ? 'done' : 'open'}
      isTicked={mayAct}
      due={dueOn && dayShort(dueOn)}
      who={<Who name={assignee?.name} />}
      act={reassign}
    >
      {mayAct ? (
        <Checkbox quiet checked={doneAt !== null} onChange={(done) => void change(id, { done })} label={title} />
      ) : (
        title
      )}
      {doneBy ? (
        <small data-content>{words.doneBy({ name: doneBy })}</small>
      ) : (
        !mayAct && assignee && <small data-content>{assignee.name}</small>
      )}
    </Row>
  )
}
