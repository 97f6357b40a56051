import { dateIn } from '@porchlight/contract'
import { Alert, Button, Switch } from '@porchlight/ui'
import { useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { preferenceWords } from '#app/lib/messages/me/preferences.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Preferences } from './use-preferences.ts'

/** Says that a mailbox rejects our emails, and why; a button resumes them. */
export const BlockedEmail = ({ preferences }: { preferences: Preferences }) => {
  const words = useWords(preferenceWords)
  const { day } = useFormats()
  const [busy, setBusy] = useState(false)
  const { email, timeZone } = preferences.preferences
  if (!email.stopped) return null
  const { since, reason } = email.stopped
  const again = async () => {
    setBusy(true)
    await preferences.writeAgain()
    setBusy(false)
  }
  return (
    <Alert
      tone="danger"
      title={words.stoppedTitle}
      action={
        <Button busy={busy} onClick={() => void again()}>
          {words.stoppedAgain}
        </Button>
      }
    >
      {words.stoppedText({ address: email.address, day: day(dateIn(timeZone, new Date(since))), reason })}
    </Alert>
  )
}

export const EmailPreferences = ({ preferences }: { preferences: Preferences }) => {
  const words = useWords(preferenceWords)
  const { digest, email } = preferences.preferences
  return (
    <>
      <p className="preferences-note">{words.emailsTo({ address: email.address })}</p>
      <Switch
        label={words.digest}
        hint={words.digestText}
        checked={digest}
        onChange={(on) => preferences.change({ digest: on }, (now) => ({ ...now, digest: on }))}
      />
    </>
  )
}
