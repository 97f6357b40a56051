import { removeTaste } from '@porchlight/contract'
import { ConfirmButton, toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { savedProfileWords } from '#app/lib/messages/taste/saved-profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Held } from './share-profile.tsx'

type Props = Held & { name?: string; onRemoved: () => Promise<void> }

export const DeleteProfile = ({ taste, secret, name, onRemoved }: Props) => {
  const words = useWords(savedProfileWords)
  const remove = async () => {
    const answer = await api(removeTaste, { params: { id: String(taste.id) }, body: { secret } })
    if (!answer.ok) {
      toast({ type: 'danger', title: words.failed, message: answer.error.message })
      return false
    }
    toast({ type: 'success', message: words.removed })
    return onRemoved()
  }
  return (
    <ConfirmButton
      look="quiet"
      aria-label={name}
      words={{
        title: words.removeTitle,
        consequence: words.removeConsequence,
        confirm: words.remove,
        cancel: words.cancel,
        close: words.close,
      }}
      onConfirm={remove}
    >
      {words.remove}
    </ConfirmButton>
  )
}
