import { Alert } from '@porchlight/ui'
import { useSearchParams } from 'react-router'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { useWords } from '#app/lib/messages/words.ts'

const called = {
  arrive: 'dates',
  depart: 'dates',
  flex: 'dates',
  month: 'dates',
  adults: 'guests',
  children: 'guests',
  infants: 'guests',
} as const

/** Parameters that were ignored because they are invalid. */
export const IgnoredParameters = () => {
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const names = search.get('unread')?.split(',') ?? []
  const labels = names.flatMap((name) => {
    const key = called[name as keyof typeof called] ?? name
    return Object.hasOwn(words.loosen, key) ? [words.loosen[key as keyof typeof words.loosen]] : []
  })
  if (labels.length === 0) return null
  return (
    <Alert className="search-unread">
      {words.unread({ what: [...new Set(labels)].join(', ') })} {names.includes('depart') && words.datesUnread}
    </Alert>
  )
}
