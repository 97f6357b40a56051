import type { BookingCard, ownerToday, ResultsOf } from '@porchlight/contract'
import { ButtonLink, EmptyState, Icon, Section, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { AnswerRequest } from '#app/features/answer-request/answer-request.tsx'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Answer = ResultsOf<typeof ownerToday>['answers'][number]

const Due = ({ dueAt, now }: { dueAt: string; now: string }) => {
  const words = useWords(ownerTodayWords)
  const minutes = Math.floor((Date.parse(dueAt) - Date.parse(now)) / 60_000)
  if (minutes <= 0) return <p className="today-due">{words.dueOver}</p>
  const left =
    minutes >= 48 * 60
      ? words.daysLeft({ days: Math.floor(minutes / 1440) })
      : words.hoursLeft({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return (
    <p className="today-due" data-soon={minutes < 24 * 60 || undefined}>
      <Icon name="clock" size={15} />
      {left}
    </p>
  )
}

const Act = ({ answer, guest, lead }: { answer: Answer; guest: string; lead: boolean }) => {
  const words = useWords(ownerTodayWords)
  if (answer.kind === 'request' && answer.bookingId !== null && answer.amount)
    return <AnswerRequest bookingId={answer.bookingId} guest={guest} yours={answer.amount} lead={lead} />
  return <ButtonLink href={answer.href}>{words.open}</ButtonLink>
}

const Row = ({ answer, request, lead, now }: RowProps) => {
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
          <Icon name={answer.kind === 'feed' ? 'refresh' : 'edit'} size={18} />
        </span>
      )}
      <div className="today-ask">
        {answer.dueAt && <Due dueAt={answer.dueAt} now={now} />}
        <h3>
          <UiLink href={answer.href}>{answer.title}</UiLink>
        </h3>
        <p className="today-text">{answer.text}</p>
      </div>
      {answer.amount && (
        <p className="today-amount">
          <b>{money(answer.amount)}</b>
          <small>{words.toYou}</small>
        </p>
      )}
      <div className="today-act">
        <Act answer={answer} guest={request?.guestName ?? ''} lead={lead} />
      </div>
    </li>
  )
}

type RowProps = { answer: Answer; request: BookingCard | undefined; lead: boolean; now: string }

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
  answers: readonly Answer[]
  requests: readonly BookingCard[]
  next: BookingCard | undefined
  now: string
}

/** Requests waiting for the owner, most urgent first. */
export const OpenRequests = ({ answers, requests, next, now }: Props) => {
  const words = useWords(ownerTodayWords)
  const requestOf = (answer: Answer) => requests.find(({ id }) => id === answer.bookingId)
  return (
    <Section title={words.answers} note={answers.length > 0 && words.answersNote({ number: answers.length })}>
      {answers.length === 0 && <Nothing next={next} />}
      <ul className="today-answers">
        {answers.map((answer, index) => (
          <Row key={answer.href} answer={answer} request={requestOf(answer)} lead={index === 0} now={now} />
        ))}
      </ul>
    </Section>
  )
}
