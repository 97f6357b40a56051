import type { payoutBankFile, ResultsOf } from '@porchlight/contract'
import { csvOf, downloadCsv, downloadText, toast } from '@porchlight/ui'
import { plainAmount } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'

type File = ResultsOf<typeof payoutBankFile>

/** Saves the bank file of a run. International payouts, which the file can't contain, come as a separate list. */
export const useSaveBankFile = () => {
  const words = useWords(staffPayoutsWords)
  const saveAbroad = ({ name, abroad }: File) =>
    downloadCsv(
      name.replace(/\.ach$/, '-abroad.csv'),
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
  return (file: File) => {
    if (file.entries > 0) downloadText(file.name, file.text)
    if (file.abroad.length > 0) {
      saveAbroad(file)
      toast({ type: 'info', message: words.abroad({ number: file.abroad.length }) })
    }
    if (file.entries > 0 || file.abroad.length > 0) toast({ type: 'success', message: words.done.filed })
  }
}
