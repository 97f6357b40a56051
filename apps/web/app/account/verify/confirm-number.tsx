import { Button } from '@porchlight/ui'
import { verifyWords } from '#app/lib/messages/account/verify.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { number: string; busy: boolean; onConfirm: () => void; onChange: () => void }

/** Shows the whole number before a code is sent to it: a wrong country code would reach a stranger. */
export const ConfirmNumber = ({ number, busy, onConfirm, onChange }: Props) => {
  const words = useWords(verifyWords)
  return (
    <div className="verify-form">
      <p>{words.numberQuestion}</p>
      <p className="verify-number num">{number}</p>
      <div className="verify-actions">
        <Button look="primary" busy={busy} autoFocus onClick={onConfirm}>
          {words.sendToNumber}
        </Button>
        <Button onClick={onChange}>{words.changeNumber}</Button>
      </div>
    </div>
  )
}
