import {
  changeHomeDefault,
  type HomeDefaultChange,
  type LevelChoice,
  previewHomeDefault,
  type ResultsOf,
} from '@porchlight/contract'
import { Table, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { homeDefaultsWords } from '#app/lib/messages/staff/home-defaults.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Review } from '../review.tsx'
import { useValueText, ValueText } from './value-text.tsx'

type Preview = ResultsOf<typeof previewHomeDefault>
type Reviewed = { change: HomeDefaultChange; preview: Preview; key: string }

/** Previews a change of defaults, then saves it with a reason. */
export const useDefaultReview = (onSaved: () => Promise<unknown> | undefined) => {
  const words = useWords(staffTaxesWords)
  const [reviewed, setReviewed] = useState<Reviewed>()
  return {
    reviewed,
    close: () => setReviewed(undefined),
    /** @returns the error message, if the server rejected it */
    start: async (change: HomeDefaultChange) => {
      setReviewed(undefined)
      const answer = await api(previewHomeDefault, { body: { change } })
      if (!answer.ok) return answer.error.message
      setReviewed({ change, preview: answer.results, key: JSON.stringify(change) })
      return undefined
    },
    /** @returns the error message, if the server rejected it */
    save: async (reason: string) => {
      if (!reviewed) return undefined
      const answer = await api(changeHomeDefault, { body: { change: reviewed.change, reason } })
      if (!answer.ok) return answer.error.message
      setReviewed(undefined)
      await onSaved()
      toast({ type: 'success', message: words.saved })
      return undefined
    },
  }
}
export type DefaultReviewOf = ReturnType<typeof useDefaultReview>

const shownHomes = 12

type Props = { review: DefaultReviewOf; levels: readonly LevelChoice[] }

/** Each affected home, before and after, with the reason required to save the change. */
export const DefaultReview = ({ review: { reviewed, save }, levels }: Props) => {
  const words = useWords(homeDefaultsWords)
  const textOf = useValueText(levels)
  if (!reviewed) return null
  const { homes, affected } = reviewed.preview
  return (
    <Review key={reviewed.key} homes={homes} keeps={words.keeps} onSave={save}>
      {affected.length > 0 && (
        <Table
          caption={words.review}
          rows={affected.slice(0, shownHomes)}
          rowKey={({ id, setting }) => `${id} ${setting}`}
          columns={[
            { id: 'home', head: words.home, cell: ({ name }) => name },
            {
              id: 'before',
              head: words.before,
              cell: ({ setting, before }) => <ValueText lines={textOf(setting, before)} />,
            },
            {
              id: 'after',
              head: words.after,
              cell: ({ setting, after }) => <ValueText lines={textOf(setting, after)} />,
            },
          ]}
        />
      )}
      {homes > shownHomes && <p className="muted">{words.more({ number: homes - shownHomes })}</p>}
    </Review>
  )
}
