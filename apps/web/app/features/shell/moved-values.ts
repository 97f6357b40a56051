import { stopMovedValues, toast } from '@porchlight/ui'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { wordsIn } from '#app/lib/messages/words.ts'

/** No form of the product is sent by the press that moved a value in it: its field is gone to, and what it holds now is said. */
export const watchValues = (): void => {
  stopMovedValues(({ label, value }) => {
    const { movedTitle: title, moved, movedAway } = wordsIn(formWords, document.documentElement.lang)
    toast({ type: 'warning', title, message: value ? moved({ label, value }) : movedAway({ label }) })
  })
}
