import { bookingById, feedbackOnStay, feedbackTopics, tellAboutStay } from '@porchlight/contract'
import { Alert, Breadcrumbs, Checkbox, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { feedbackWords } from '#app/lib/messages/stay/feedback.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/booking'
import { type Feedback, FeedbackForm } from './feedback-form.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api: call } = context.get(pageRequest)
  const [booking, feedback] = await Promise.all([call(bookingById, { params }), call(feedbackOnStay, { params })])
  return { ...resultsOf(booking), ...resultsOf(feedback) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Feedback on a stay excludes the site topic. */
const topics = feedbackTopics.filter((topic) => topic !== 'site')

type Data = Route.ComponentProps['loaderData']

const Tell = ({ booking, feedback }: Pick<Data, 'booking' | 'feedback'>) => {
  const words = useWords(feedbackWords)
  const dayOf = useOfficeDay()
  const { date } = useFormats()
  const [given, setGiven] = useState(feedback)
  const [wantsAnswer, setWantsAnswer] = useState(feedback?.wantsAnswer ?? false)
  const send = async (feedback: Feedback) => {
    const answer = await api(tellAboutStay, { params: { id: booking.id }, body: { ...feedback, wantsAnswer } })
    if (!answer.ok) return answer.error.message
    setGiven(answer.results.feedback)
    toast({ type: 'success', message: words.sent })
    return undefined
  }
  return (
    <>
      {given && (
        <Alert tone="info">
          {words.given({ date: date(dayOf(given.at)) })} {given.handledAt && words.handled}
        </Alert>
      )}
      <FeedbackForm
        before={given ?? undefined}
        topics={topics}
        sendLabel={given ? words.sendAgain : words.send}
        onSend={send}
      >
        <Checkbox label={words.wantsAnswer} checked={wantsAnswer} onChange={setWantsAnswer} />
      </FeedbackForm>
    </>
  )
}

export default function FeedbackStayPage({ loaderData: { booking, feedback, mayTell } }: Route.ComponentProps) {
  const words = useWords(feedbackWords)
  const { stayDates } = useFormats()
  return (
    <div className="wrap review-page">
      <Breadcrumbs
        label={words.title}
        crumbs={[
          { label: words.title, href: href('/travelers/feedback') },
          { label: words.staysTitle, href: href('/travelers/feedback/bookings') },
          { label: `${booking.home.name}, ${stayDates(booking)}` },
        ]}
      />
      <h1 className="t-h1">{words.stayTitle({ home: booking.home.name })}</h1>
      <p className="t-lead">{words.lead}</p>
      {mayTell ? <Tell key={booking.id} booking={booking} feedback={feedback} /> : <p>{words.early}</p>}
    </div>
  )
}
