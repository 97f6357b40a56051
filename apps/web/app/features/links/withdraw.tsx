import type { Answer } from '@porchlight/contract'
import { ConfirmButton, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'

type Props = {
  words: { withdraw: string; withdrawText: string; keep: string; close: string }
  /** The question asked first. */
  title: string
  ask: () => Promise<Answer<unknown, string>>
}

/** Revokes something that was shared. */
export const Withdraw = ({ words, title, ask }: Props) => {
  const { revalidate } = useRevalidator()
  const withdraw = async () => {
    const answer = await ask()
    if (answer.ok) return revalidate()
    toast({ type: 'danger', message: answer.error.message })
    return false
  }
  return (
    <ConfirmButton
      size="small"
      look="bare"
      words={{
        title,
        consequence: words.withdrawText,
        confirm: words.withdraw,
        cancel: words.keep,
        close: words.close,
      }}
      onConfirm={withdraw}
    >
      {words.withdraw}
    </ConfirmButton>
  )
}
