import { type PayoutRun, payoutBankFile, type ResultsOf } from '@porchlight/contract'
import { Button, csvOf, downloadCsv, downloadText, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { plainAmount } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Act } from './run-actions.tsx'

type File = ResultsOf<typeof payoutBankFile>

type Props = { run: PayoutRun; act: Act }

/** Downloads the bank file; international payouts, which it can't hold, come as a separate list. */
export const useBankFile = ({ run, act }: Props) => {
  const words = useWords(staffPayoutsWords)
  const [busy, setBusy] = useState(false)
  const saveAbroad = ({ abroad }: File) =>
    downloadCsv(
      `payout-run-${run.id}-abroad.csv`,
      csvOf(
        [
          { name: words.reference, value: ({ reference }) => reference },
          { name: words.holder, value: ({ holder }) => holder },
          { name: words.iban, value: ({ iban }) => iban },
          { name: words.amount, value: ({ amount }) => plainAmount(amount) },
          { name: words.currency, value: ({ amount }) => amount.currency },
        ],
        abroad,
      ),
    )
  const take = async () => {
    setBusy(true)
    const file = await act(() => api(payoutBankFile, { params: { runId: run.id } }))
    setBusy(false)
    if (!file) return
    if (file.entries > 0) downloadText(file.name, file.text)
    if (file.abroad.length > 0) {
      saveAbroad(file)
      toast({ type: 'info', message: words.abroad({ number: file.abroad.length }) })
    }
    if (file.entries > 0 || file.abroad.length > 0) toast({ type: 'success', message: words.done.filed })
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
