import './preferences.css'
import type { NoticePreferences } from '@porchlight/contract'
import { PageHead, Section, Switch } from '@porchlight/ui'
import { preferenceWords } from '#app/lib/messages/me/preferences.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { BlockedEmail, EmailPreferences } from './email-preferences.tsx'
import { Devices, PushHere } from './push-here.tsx'
import { Quiet } from './quiet-hours.tsx'
import { TopicChoices } from './topic-choices.tsx'
import { type Preferences, usePreferences } from './use-preferences.ts'

const Texts = ({ preferences }: { preferences: Preferences }) => {
  const words = useWords(preferenceWords)
  const { texts, phone } = preferences.preferences
  return (
    <Switch
      label={words.texts}
      hint={phone ? words.textsText({ phone }) : words.textsNoPhone}
      checked={texts && phone !== null}
      disabled={phone === null}
      onChange={(on) => preferences.change({ texts: on }, (now) => ({ ...now, texts: on }))}
    />
  )
}

/** Which notifications a person gets and how; the same in every portal. Every change is saved at once. */
export const PreferencesForm = ({ given }: { given: NoticePreferences }) => {
  const words = useWords(preferenceWords)
  const preferences = usePreferences(given)
  return (
    <div className="preferences">
      <PageHead title={words.title} lead={words.lead} />
      <BlockedEmail preferences={preferences} />
      <Section
        title={words.howTopic}
        side={
          <span className="preferences-saved" role="status">
            {preferences.saved && words.saved}
          </span>
        }
      >
        <TopicChoices preferences={preferences} />
      </Section>
      <Section title={words.emails}>
        <EmailPreferences preferences={preferences} />
      </Section>
      <Section title={words.rings}>
        <PushHere preferences={preferences} />
        <Devices preferences={preferences} />
        <Texts preferences={preferences} />
        <Quiet preferences={preferences} />
      </Section>
    </div>
  )
}
