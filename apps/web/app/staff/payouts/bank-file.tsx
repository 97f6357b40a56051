import { type PayoutRun, payoutBankFile } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Act } from './run-actions.tsx'
import { useSaveBankFile } from './save-bank-file.ts'

type Props = { run: PayoutRun; act: Act }

export const useBankFile = ({ run, act }: Props) => {
  const save = useSaveBankFile()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    const file = await act(() => api(payoutBankFile, { params: { runId: run.id } }))
    setBusy(false)
    if (file) save(file)
  }
  return { take, busy }
}

export const BankFile = (props: Props) => {
  const words = useWords(staffPayoutsWords)
  const { take, busy } = useBankFile(props)
  const { bankFile } = props.run.refusals
  return (
    <Button
      look="primary"
      icon="download"
      busy={busy}
      title={words.fileText}
      disabledReason={bankFile ? words.refusals[bankFile] : undefined}
      onClick={() => void take()}
    >
      {words.file}
    </Button>
  )
}
