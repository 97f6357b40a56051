import { Button, ButtonLink } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type NoticeKind = 'not-found' | 'forbidden' | 'unavailable' | 'failed' | 'late'

const notificationWords = {
  'not-found': ['notFound', 'notFoundText'],
  forbidden: ['forbidden', 'forbiddenText'],
  unavailable: ['unavailable', 'unavailableText'],
  failed: ['failed', 'failedText'],
  late: ['late', 'lateText'],
} as const

export const noticeOf = (status: number | undefined): NoticeKind => {
  if (status === 404 || status === 400) return 'not-found'
  if (status === 401 || status === 403) return 'forbidden'
  return status === 503 || status === 502 || status === 504 ? 'unavailable' : 'failed'
}

/** Shown instead of a page that can't be displayed. */
export const NoticePage = ({ kind, requestId }: { kind: NoticeKind; requestId?: string | undefined }) => {
  const words = useWords(shellWords)
  const { revalidate, state } = useRevalidator()
  const [title, text] = notificationWords[kind]
  const late = kind === 'late'
  const again = late || kind === 'failed' || kind === 'unavailable'
  return (
    <div className="wrap notice-page">
      <h1 className="t-h1">{words[title]}</h1>
      <p className="t-lead">{words[text]}</p>
      {again && !late && requestId && <p className="t-small muted">{words.quoteThis({ id: requestId })}</p>}
      {again ? (
        <Button look="primary" busy={state !== 'idle'} onClick={() => (late ? location.reload() : void revalidate())}>
          {words.tryAgain}
        </Button>
      ) : (
        <ButtonLink look="primary" href={href('/')}>
          {words.backHome}
        </ButtonLink>
      )}
    </div>
  )
}
