import { sendTestEmail } from '@porchlight/contract'
import { Button, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { launchWords } from '#app/lib/messages/staff/launch.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Sends the signed-in person a test email. */
export const TestEmail = () => {
  const words = useWords(launchWords)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await api(sendTestEmail, {})
    setBusy(false)
    if (answer.ok) toast({ type: 'success', message: words.testSent({ email: answer.results.sentTo }) })
    else toast({ type: 'danger', message: answer.error.message })
  }
  return (
    <Button size="small" busy={busy} onClick={() => void send()}>
      {words.test}
    </Button>
  )
}
