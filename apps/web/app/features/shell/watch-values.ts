import { stopMovedValues, toast } from '@porchlight/ui'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { wordsIn } from '#app/lib/messages/words.ts'

/** A press that adjusts a value doesn't submit the form: the field gets the focus and the new value is announced. */
export const watchValues = (): void => {
  stopMovedValues(({ label, value }) => {
    const { movedTitle: title, moved, movedAway } = wordsIn(formWords, document.documentElement.lang)
    toast({ type: 'warning', title, message: value ? moved({ label, value }) : movedAway({ label }) })
  })
}
