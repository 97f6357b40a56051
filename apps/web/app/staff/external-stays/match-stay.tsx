import { type ReportedStay, settleExternalStay } from '@porchlight/contract'
import { Button, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { externalStayWords } from '#app/lib/messages/staff/external-stays.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type ChosenHome, HomesField } from '../homes-field.tsx'

/** Matches a guest to a home; preselects the one whose synced calendar has these nights. */
export const MatchStay = ({ stay }: { stay: ReportedStay }) => {
  const words = useWords(externalStayWords)
  const { revalidate } = useRevalidator()
  const [homes, setHomes] = useState<readonly ChosenHome[]>(stay.fits.length === 1 ? stay.fits : [])
  const [busy, setBusy] = useState(false)
  const [chosen] = homes
  const [fit] = stay.fits
  const settle = async (homeId: number | null) => {
    setBusy(true)
    const answer = await api(settleExternalStay, { params: { id: stay.id }, body: { homeId } })
    if (answer.ok) toast({ type: 'success', message: words.done })
    else toast({ type: 'danger', message: answer.error.message })
    setBusy(false)
    await revalidate()
  }
  return (
    <div className="external-settle">
      <HomesField
        label={words.choose}
        hint={fit ? words.fits({ home: fit.name }) : words.noFit}
        one
        value={homes}
        onChange={setHomes}
      />
      <div className="staff-acts">
        <Button
          size="small"
          look="primary"
          busy={busy}
          {...(chosen ? {} : { disabledReason: words.first })}
          onClick={() => void settle(chosen?.id ?? null)}
        >
          {words.confirm}
        </Button>
        <Button size="small" look="bare" disabled={busy} onClick={() => void settle(null)}>
          {words.unknown}
        </Button>
      </div>
    </div>
  )
}
