import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useRoot } from '#app/lib/session.ts'
import { isChunkLoadError } from '#app/lib/shell/chunk-timeout.ts'
import { NoticePage, noticeOf } from './notice-page.tsx'

const requestIdOf = (problem: unknown): string | undefined => (problem as { requestId?: string } | null)?.requestId

/** Page data failed to load. A full page load may succeed from the service worker's cache. */
const useStoredPage = (error: unknown) => {
  useEffect(() => {
    if (error instanceof TypeError) void import('#app/lib/stored/reload-once.ts').then(({ reloadOnce }) => reloadOnce())
  }, [error])
}

/** Error page with the request id. */
export const ErrorNotice = ({ error }: { error: unknown }) => {
  const root = useRoot()
  useStoredPage(error)
  const answer = isRouteErrorResponse(error) ? error : undefined
  return (
    <NoticePage
      kind={isChunkLoadError(error) ? 'late' : noticeOf(answer?.status)}
      requestId={requestIdOf(answer?.data) ?? root?.requestId}
    />
  )
}
