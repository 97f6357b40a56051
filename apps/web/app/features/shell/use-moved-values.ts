import { stopMovedValues, toast } from '@porchlight/ui'
import { useEffect } from 'react'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** No form of the product is sent by the press that moved a value in it: its field is gone to, and what it holds now is said. */
export const useMovedValues = (): void => {
  const { movedTitle: title, moved, movedAway } = useWords(formWords)
  useEffect(
    () =>
      stopMovedValues(({ label, value }) =>
        toast({ type: 'warning', title, message: value ? moved({ label, value }) : movedAway({ label }) }),
      ),
    [title, moved, movedAway],
  )
}
