import { isRouteErrorResponse } from 'react-router'
import { useRoot } from '#app/lib/session.ts'
import { NoticePage, noticeOf } from './notice-page.tsx'

const requestIdOf = (problem: unknown): string | undefined => (problem as { requestId?: string } | null)?.requestId

/** What became of a page that threw, with the request's id to quote. */
export const ErrorNotice = ({ error }: { error: unknown }) => {
  const root = useRoot()
  const answer = isRouteErrorResponse(error) ? error : undefined
  return <NoticePage kind={noticeOf(answer?.status)} requestId={requestIdOf(answer?.data) ?? root?.requestId} />
}
