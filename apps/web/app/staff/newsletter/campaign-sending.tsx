import { type Answer, type Campaign, sendCampaign, stopCampaign, testCampaign } from '@porchlight/contract'
import { Alert, Button, ConfirmButton, Status, toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffCampaignsWords } from '#app/lib/messages/staff/campaigns.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { LaterField } from '../later-field.tsx'
import { campaignShapes } from './campaign-state.ts'

type Props = {
  campaign: Campaign
  today: string
  /** Unsaved edits aren't sent. */
  unsaved: boolean
  onMoved: (campaign: Campaign) => void
}

/** The campaign's status in words: what will happen or has happened. */
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

/** Tests, sends, schedules, or stops a campaign. Shows first how many people get it. */
export const CampaignSending = ({ campaign, today, unsaved, onMoved }: Props) => {
  const words = useWords(staffCampaignsWords)
  const { id, state, audience, texts } = campaign
  const params = { id }
  const heard = (answer: Answer<{ campaign: Campaign }, string>): boolean => {
    if (answer.ok) onMoved(answer.results.campaign)
    else toast({ type: 'danger', message: answer.error.message })
    return answer.ok
  }
  const send = async (when: string | null) => heard(await api(sendCampaign, { params, body: { at: when, audience } }))
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
          <LaterField
            label={words.later}
            hint={words.laterHint}
            action={words.schedule}
            words={words}
            today={today}
            disabled={!ready || audience === 0}
            onSchedule={(at) => void send(at)}
          />
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
