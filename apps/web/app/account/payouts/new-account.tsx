import { type PayoutAccountField, type PayoutAccountFields, payoutAccountProblems } from '@porchlight/contract'
import { Button, Modal, RadioGroup, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { payoutWords } from '#app/lib/messages/account/payouts.ts'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { useLocalMoment } from '../security/use-moment.ts'
import { useSecurityAction } from '../security/use-security-action.tsx'

type Shown = { fields: PayoutAccountFields; set: (more: Partial<PayoutAccountFields>) => void; wrong: Wrong }
type Wrong = (field: PayoutAccountField, text: string) => string | undefined

/** Account numbers are sensitive: browsers must not store them. */
const bankNumber = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false, maxLength: 60 } as const

const UsFields = ({ fields, set, wrong }: Shown) => {
  const words = useWords(payoutWords)
  return (
    <>
      <TextField
        {...bankNumber}
        label={words.routingNumber}
        hint={words.routingHint}
        inputMode="numeric"
        value={fields.routingNumber}
        onChange={(routingNumber) => set({ routingNumber })}
        error={wrong('routingNumber', words.routingWrong)}
      />
      <TextField
        {...bankNumber}
        label={words.accountNumber}
        inputMode="numeric"
        value={fields.accountNumber}
        onChange={(accountNumber) => set({ accountNumber })}
        error={wrong('accountNumber', words.accountWrong)}
      />
      <RadioGroup
        legend={words.accountType}
        value={fields.accountType}
        onChange={(chosen) => set({ accountType: chosen === 'savings' ? 'savings' : 'checking' })}
        options={(['checking', 'savings'] as const).map((value) => ({ value, label: words.types[value] }))}
      />
    </>
  )
}

/** A new payout account. Problems show after the first submit, then live. */
export const NewAccount = ({ onClose }: { onClose: () => void }) => {
  const words = useWords(payoutWords)
  const { cancel, close } = useWords(securityWords)
  const shared = useWords(formWords)
  const user = useUser()
  const when = useLocalMoment()
  const act = useSecurityAction()
  const [fields, setFields] = useState<PayoutAccountFields>({
    kind: 'us_bank',
    holder: user ? `${user.firstName} ${user.lastName}` : '',
    accountType: 'checking',
    routingNumber: '',
    accountNumber: '',
    iban: '',
  })
  const [tried, setTried] = useState(false)
  const problems = payoutAccountProblems(fields)
  const set = (more: Partial<PayoutAccountFields>) => setFields({ ...fields, ...more })
  const wrong: Wrong = (field, text) => {
    if (!tried || !problems.includes(field)) return undefined
    return fields[field].trim() === '' ? shared.required : text
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problems.length > 0) {
      toast({ type: 'danger', title: shared.requiredFields, message: shared.completeFields })
      return
    }
    const results = await act(({ api, addPayoutAccount }) => api(addPayoutAccount, { body: fields }))
    const waiting = results?.accounts[0]
    if (!waiting) return
    toast({ type: 'success', message: words.added({ when: when(waiting.inForceAt) }) })
    onClose()
  }
  return (
    <Modal open title={words.add} closeLabel={close} onClose={onClose}>
      <form method="post" className="verify-form" noValidate onSubmit={(event) => void send(event)}>
        <RadioGroup
          legend={words.where}
          value={fields.kind}
          onChange={(chosen) => set({ kind: chosen === 'iban' ? 'iban' : 'us_bank' })}
          options={(['us_bank', 'iban'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        />
        <TextField
          label={words.holder}
          hint={words.holderHint}
          autoComplete="name"
          maxLength={120}
          value={fields.holder}
          onChange={(holder) => set({ holder })}
          error={wrong('holder', words.holderWrong)}
        />
        {fields.kind === 'us_bank' ? (
          <UsFields fields={fields} set={set} wrong={wrong} />
        ) : (
          <TextField
            {...bankNumber}
            label={words.ibanField}
            value={fields.iban}
            onChange={(iban) => set({ iban })}
            error={wrong('iban', words.ibanWrong)}
          />
        )}
        <p className="muted">{words.numberStored}</p>
        <div className="verify-actions">
          <Button type="submit" look="primary">
            {words.save}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </div>
      </form>
    </Modal>
  )
}
