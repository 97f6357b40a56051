import './newsletter.css'
import { type NewsletterList, newsletterTopics } from '@porchlight/contract'
import { Alert, Button, Checkbox, TextField, UiLink, Wordmark } from '@porchlight/ui'
import { href } from 'react-router'
import { SpamTrap } from '#app/features/inquiry/spam-trap.tsx'
import { WidgetSize } from '#app/features/inquiry/widget-size.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { inquiryWords } from '#app/lib/messages/leads/inquiry.ts'
import { newsletterWords } from '#app/lib/messages/leads/newsletter.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import { heroes } from '../home/scenes.ts'
import { SceneSplit } from '../scene-split.tsx'
import type { NewsletterData, NewsletterReply } from './newsletter-route.ts'

type Props = { list: NewsletterList; data: NewsletterData; reply: NewsletterReply | undefined }
type Subscription = NonNullable<NewsletterData['subscription']>

const SignUp = ({ list, data: { openedAt }, reply }: Props) => {
  const words = useWords(newsletterWords)
  const fields = useWords(inquiryWords)
  const texts = words.lists[list]
  return (
    <form method="post" className="newsletter-form">
      {reply && (
        <Alert tone="danger" live>
          {reply.wrong ? fields.checkFields : fields.notSent}
        </Alert>
      )}
      <SpamTrap openedAt={openedAt} />
      <TextField
        label={list === 'agents' ? words.agency : fields.name}
        aside={fields.optional}
        name="name"
        autoComplete={list === 'agents' ? 'organization' : 'given-name'}
        maxLength={200}
        defaultValue={reply?.name}
      />
      <TextField
        label={fields.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={reply?.email}
        error={reply?.wrong && fields.emailWrong}
      />
      <Button type="submit" look="primary" size="big">
        {texts.action}
      </Button>
      <p className="t-small muted">
        {texts.terms}{' '}
        <UiLink className="inline-link" href={href('/terms/:agreementType?', { agreementType: 'privacy-policy' })}>
          {words.privacy}
        </UiLink>
      </p>
    </form>
  )
}

const Code = ({ subscription: { promo } }: { subscription: Subscription }) => {
  const words = useWords(newsletterWords)
  const { money } = useFormats()
  if (!promo) return null
  return (
    <div className="newsletter-code">
      <p className="t-figure" data-content>
        {promo.code}
      </p>
      <p className="muted">{words.codeText({ amount: money(promo.worth), nights: promo.minNights })}</p>
    </div>
  )
}

type PreferencesProps = { subscription: Subscription; outcome: NewsletterData['state'] }

const Preferences = ({ subscription, outcome }: PreferencesProps) => {
  const words = useWords(newsletterWords)
  const { state, topics, email } = subscription
  if (state === 'pending')
    return (
      <form method="post" className="newsletter-form">
        <p className="t-lead">{words.confirmText({ email })}</p>
        <Button type="submit" name="act" value="confirm" look="primary" size="big">
          {words.confirm}
        </Button>
      </form>
    )
  return (
    <>
      {state !== 'confirmed' ? (
        <Alert tone="positive">{words.stopped}</Alert>
      ) : (
        outcome !== 'form' && <Alert tone="positive">{outcome === 'confirmed' ? words.subscribed : words.saved}</Alert>
      )}
      {state === 'confirmed' && <Code subscription={subscription} />}
      <form method="post" className="newsletter-form">
        <fieldset className="ui-choices">
          <legend>{words.topicsTitle}</legend>
          <div>
            {newsletterTopics.map((topic) => (
              <Checkbox
                key={topic}
                name="topics"
                value={topic}
                label={words.topics[topic]}
                defaultChecked={topics.length === 0 || topics.includes(topic)}
              />
            ))}
          </div>
        </fieldset>
        <div className="newsletter-acts">
          <Button type="submit" name="act" value="save" look="primary">
            {state === 'confirmed' ? words.save : words.again}
          </Button>
          {state === 'confirmed' && (
            <Button type="submit" name="act" value="stop">
              {words.stop}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}

/** What each newsletter is beside. */
const newsletterScenes = {
  guests: heroes.inn,
  agents: heroes.estates,
  'fresh-direct': heroes.light,
} as const satisfies Readonly<Record<NewsletterList, (typeof heroes)['inn']>>

/** A newsletter: sign up, confirm with the emailed link, choose topics, unsubscribe. */
export const NewsletterPage = (props: Props) => {
  const { list, data } = props
  const words = useWords(newsletterWords)
  const texts = words.lists[list]
  const { subscription, state } = data
  const { name } = useSite()
  return (
    <SceneSplit scenes={newsletterScenes[list]}>
      <div className="newsletter">
        <WidgetSize />
        <UiLink className="newsletter-mark" href={href('/')} target="_top">
          <Wordmark name={name} />
        </UiLink>
        <h1 className="t-h1">{subscription ? words.yours : texts.title}</h1>
        {!subscription && <p className="t-lead">{texts.lead}</p>}
        {!subscription && state !== 'sent' && (
          <ul className="scene-points">
            {texts.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {data.unknown && <Alert tone="warning">{words.unknown}</Alert>}
        {subscription ? (
          <Preferences subscription={subscription} outcome={state} />
        ) : state === 'sent' ? (
          <div role="status">
            <p className="t-intro">{words.sent}</p>
            <p className="muted">{words.sentText}</p>
          </div>
        ) : (
          <SignUp {...props} />
        )}
      </div>
    </SceneSplit>
  )
}
