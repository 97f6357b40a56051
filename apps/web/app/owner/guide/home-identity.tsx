import { askIdentity } from '@porchlight/contract'
import { Section, Switch, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { homeIdentityWords } from '#app/lib/messages/owner/home-identity.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Whether the home requires ID verification. */
export const HomeIdentity = ({ homeId, asks }: { homeId: number; asks: boolean }) => {
  const words = useWords(homeIdentityWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const ask = async (on: boolean) => {
    setBusy(true)
    const answer = await api(askIdentity, { params: { id: homeId }, body: { asks: on } })
    if (answer.ok) toast({ type: 'success', message: on ? words.on : words.off })
    else toast({ type: 'danger', title: shared.error, message: answer.error.message })
    await revalidate()
    setBusy(false)
  }
  return (
    <Section title={words.title} className="guide-asks">
      <div className="guide-agreement">
        <p className="muted">{words.lead}</p>
        <Switch label={words.asks} checked={asks} disabled={busy} onChange={(on) => void ask(on)} />
      </div>
    </Section>
  )
}
