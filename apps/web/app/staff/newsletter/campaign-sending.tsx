import { type Answer, type Campaign, instantAt, sendCampaign, stopCampaign, testCampaign } from '@porchlight/contract'
import { Alert, Button, ConfirmButton, DateTimeField, Status, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffCampaignsWords } from '#app/lib/messages/staff/campaigns.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { campaignShapes } from './campaign-state.ts'

type Props = {
  campaign: Campaign
  today: string
  /** Edits that are not saved yet are not sent. */
  unsaved: boolean
  onMoved: (campaign: Campaign) => void
}

/** What becomes or became of it, in words. */
const Story = ({ campaign: { state, sendAt, finishedAt, sentBy } }: Pick<Props, 'campaign'>) => {
  const words = useWords(staffCampaignsWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  const at = (instant: string | null): string => (instant ? moment(instant, zone) : '')
  const person = sentBy ?? ''
  switch (state) {
    case 'draft':
      return null
    case 'scheduled':
      return words.scheduledFor({ time: at(sendAt), person })
    case 'sending':
      return words.sendingNow({ time: at(sendAt), person })
    case 'sent':
      return words.sentAt({ time: at(finishedAt), person })
    case 'stopped':
      return words.stoppedAt({ time: at(finishedAt) })
  }
}

/** Tests, sends, schedules, or stops a campaign; says first how many people get it. */
export const CampaignSending = ({ campaign, today, unsaved, onMoved }: Props) => {
  const words = useWords(staffCampaignsWords)
  const dates = useDateWords()
  const zone = useTeamZone()
  const [at, setAt] = useState<string | null>(null)
  const { id, state, audience, texts } = campaign
  const params = { id }
  const heard = (answer: Answer<{ campaign: Campaign }, string>): boolean => {
    if (answer.ok) onMoved(answer.results.campaign)
    else toast({ type: 'danger', message: answer.error.message })
    return answer.ok
  }
  const send = async (when: string | null) => heard(await api(sendCampaign, { params, body: { at: when, audience } }))
  const schedule = () => {
    const [day, time] = at?.split('T') ?? []
    if (day && time) void send(instantAt(zone, day, time).toISOString())
  }
  const test = async () => {
    const answer = await api(testCampaign, { params })
    toast(
      answer.ok
        ? { type: 'success', message: words.tested({ count: answer.results.emails }) }
        : { type: 'danger', message: answer.error.message },
    )
  }
  const stop = async () => heard(await api(stopCampaign, { params }))
  const ready = !unsaved && Object.keys(texts).length > 0
  return (
    <div className="campaign-sending">
      <p>
        <Status state={campaignShapes[state]}>{words.states[state]}</Status> <Story campaign={campaign} />
      </p>
      {state === 'draft' && (
        <>
          <p>{words.audience({ count: audience })}</p>
          {unsaved && <Alert tone="info">{words.saveFirst}</Alert>}
          <div className="staff-acts">
            <Button disabled={!ready} onClick={() => void test()}>
              {words.test}
            </Button>
            <ConfirmButton
              look="primary"
              disabled={!ready || audience === 0}
              words={{
                title: words.sendTitle,
                consequence: words.sendText({ count: audience }),
                confirm: words.send,
                cancel: words.keep,
                close: words.close,
              }}
              onConfirm={() => send(null)}
            >
              {words.send}
            </ConfirmButton>
          </div>
          <DateTimeField
            label={words.later}
            hint={words.laterHint}
            value={at}
            onChange={setAt}
            today={today}
            min={`${today}T00:00`}
            words={{ ...dates, date: words.date, time: words.time, needsBoth: words.needsBoth }}
          />
          <div className="staff-acts">
            <Button size="small" disabled={!ready || audience === 0 || at === null} onClick={schedule}>
              {words.schedule}
            </Button>
          </div>
        </>
      )}
      {state === 'scheduled' && <Button onClick={() => void stop()}>{words.unschedule}</Button>}
      {state === 'sending' && (
        <ConfirmButton
          look="danger"
          words={{
            title: words.stopTitle,
            consequence: words.stopText,
            confirm: words.stop,
            cancel: words.keep,
            close: words.close,
          }}
          onConfirm={stop}
        >
          {words.stop}
        </ConfirmButton>
      )}
    </div>
  )
}
