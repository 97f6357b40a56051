import { type OwnPostback, removePostback, savePostback } from '@porchlight/contract'
import { Button, Status, Table, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { postbackWords } from '#app/lib/messages/partner/postbacks.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { PostbackReference } from './postback-reference.tsx'

const Deliveries = ({ deliveries }: Pick<OwnPostback, 'deliveries'>) => {
  const words = useWords(postbackWords)
  const { date } = useFormats()
  const dayOf = useOfficeDay()
  return (
    <Table
      caption={words.deliveries}
      rows={deliveries}
      rowKey={({ id }) => id}
      columns={[
        { id: 'event', head: words.event, cell: ({ event }) => <b data-content>{event}</b> },
        { id: 'at', head: words.at, cell: ({ at }) => <span className="num">{date(dayOf(at))}</span> },
        {
          id: 'state',
          head: words.state,
          cell: ({ delivered, attempts, status, problem }) => (
            <span className="commission-cell">
              <Status state={delivered ? 'done' : 'waiting'}>{delivered ? words.delivered : words.waiting}</Status>
              <small className="num">
                {words.tries({ count: attempts, answer: problem ?? String(status ?? '—') })}
              </small>
            </span>
          ),
        },
      ]}
    />
  )
}

/** Where the partner's own system receives bookings, and the last deliveries. */
export const PostbackSettings = ({ own }: { own: OwnPostback }) => {
  const words = useWords(postbackWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [secret, setSecret] = useState<string>()
  const form = useFields({
    values: { url: own.url ?? '' },
    problemsOf: ({ url }) => (url.trim().startsWith('https://') ? {} : { url: words.badAddress }),
  })
  const save = async (body: { url: string }) => {
    const answer = await api(savePostback, { body })
    if (!answer.ok) return form.refuse(['url'], answer.error.message, shared.error)
    setSecret(answer.results.secret)
    toast({ type: 'success', message: words.saved })
    await revalidate()
  }
  const stop = async () => {
    const answer = await api(removePostback)
    if (!answer.ok) return
    setSecret(undefined)
    form.change('url', '')
    await revalidate()
  }
  return (
    <>
      <form method="post" noValidate className="postback-form" onSubmit={form.submit(save)}>
        <TextField label={words.url} hint={words.urlHint} type="url" maxLength={500} {...form.field('url')} />
        {secret && (
          <p>
            <small className="muted">{words.secret}</small>
            <br />
            <output className="referral-address" data-content>
              {secret}
            </output>
          </p>
        )}
        <div className="referral-acts">
          <Button type="submit" busy={form.busy}>
            {words.save}
          </Button>
          {own.url && <Button onClick={() => void stop()}>{words.stop}</Button>}
        </div>
      </form>
      <p className="muted commission-rule">{words.howToVerify}</p>
      <PostbackReference />
      {own.deliveries.length > 0 && <Deliveries deliveries={own.deliveries} />}
    </>
  )
}
