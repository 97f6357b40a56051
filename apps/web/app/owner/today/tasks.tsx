import type { BookingCard, ownerToday, ResultsOf } from '@porchlight/contract'
import { ButtonLink, Disclosure, EmptyState, Icon, type IconName, Section, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { AnswerRequest } from '#app/features/answer-request/answer-request.tsx'
import { GuestRecord } from '#app/features/booking/guest-record.tsx'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { ApproveBid } from '#app/features/jobs/approve-bid.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { TaskDue } from './task-due.tsx'

export type Task = ResultsOf<typeof ownerToday>['answers'][number]

const icons: Record<Task['kind'], IconName> = {
  request: 'key',
  bid: 'wrench',
  signature: 'edit',
  document: 'upload',
  invoice: 'book',
  tax_form: 'edit',
  payout_account: 'book',
  feed: 'refresh',
  gap: 'calendar',
  setup: 'home',
  offer: 'tag',
}

/** The label of a task's amount; kinds without an amount have none. */
const amountLabel = (labels: Partial<Record<Task['kind'], string>>, kind: Task['kind']): string => labels[kind] ?? ''

const Act = ({ task, guest, lead }: { task: Task; guest: string; lead: boolean }) => {
  const words = useWords(ownerTodayWords)
  const { kind, bookingId, amount, bid } = task
  if (kind === 'request' && bookingId !== null && amount)
    return <AnswerRequest bookingId={bookingId} guest={guest} yours={amount} lead={lead} />
  return (
    <>
      {bid && amount && <ApproveBid {...bid} total={amount} />}
      <ButtonLink href={task.href}>{words.taskOpen[kind]}</ButtonLink>
    </>
  )
}

type RowProps = { task: Task; request: BookingCard | undefined; lead: boolean; now: string; today: string }

const Row = ({ task, request, lead, now, today }: RowProps) => {
  const { money } = useFormats()
  const words = useWords(ownerTodayWords)
  return (
    <li data-lead={lead || undefined}>
      {request?.home.image ? (
        <HomePicture
          image={request.home.image}
          sizes={lead ? '(width <= 992px) 100vw, 156px' : '60px'}
          silent
          className="today-thumb"
        />
      ) : (
        <span className="today-thumb today-thumb-none">
          <Icon name={icons[task.kind]} size={18} />
        </span>
      )}
      <div className="today-ask">
        <TaskDue task={task} now={now} today={today} />
        <h3>
          <UiLink href={task.href}>{task.title}</UiLink>
        </h3>
        <p className="today-text">{task.text}</p>
        {task.guest && <GuestRecord guest={task.guest} />}
      </div>
      {task.amount && (
        <p className="today-amount">
          <b>{money(task.amount)}</b>
          <small>{amountLabel(words.amounts, task.kind)}</small>
        </p>
      )}
      <div className="today-act">
        <Act task={task} guest={request?.guestName ?? ''} lead={lead} />
      </div>
    </li>
  )
}

const Nothing = ({ next }: { next: BookingCard | undefined }) => {
  const { dayShort } = useFormats()
  const words = useWords(ownerTodayWords)
  return (
    <EmptyState title={words.nothingWaits}>
      {next ? (
        <UiLink className="inline-link" href={href('/owners/bookings/:bookingId', { bookingId: String(next.id) })}>
          {words.nextArrival({ guest: next.guestName, home: next.home.name, date: dayShort(next.arrive) })}
        </UiLink>
      ) : (
        words.noArrival
      )}
    </EmptyState>
  )
}

type Props = {
  tasks: readonly Task[]
  requests: readonly BookingCard[]
  next: BookingCard | undefined
  now: string
  today: string
}

/** How many tasks are shown; the rest are in a disclosure. */
const shown = 7

/** Everything waiting for the owner, earliest due first, each with its action. */
export const Tasks = ({ tasks, requests, next, now, today }: Props) => {
  const words = useWords(ownerTodayWords)
  const rows = tasks.map((task, index) => (
    <Row
      key={`${task.kind} ${task.href}`}
      task={task}
      request={requests.find(({ id }) => id === task.bookingId)}
      lead={index === 0 && task.kind === 'request'}
      now={now}
      today={today}
    />
  ))
  return (
    <Section title={words.answers} note={tasks.length > 0 && words.answersNote({ number: tasks.length })}>
      {tasks.length === 0 && <Nothing next={next} />}
      <ul className="today-answers">{rows.slice(0, shown)}</ul>
      {rows.length > shown && (
        <Disclosure summary={words.moreTasks({ number: rows.length - shown })}>
          <ul className="today-answers">{rows.slice(shown)}</ul>
        </Disclosure>
      )}
    </Section>
  )
}
