import './not-found.css'
import { data } from 'react-router'
import { ErrorNotice } from '#app/features/shell/error-notice.tsx'
import type { Route } from './+types/not-found'
import { NotFoundSearch } from './not-found-search.tsx'

/** Addresses without a screen. */
export const loader = () => {
  throw data(null, { status: 404 })
}

const NotFound = () => null
export default NotFound

/** Includes the home page's search. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <div className="not-found">
    <ErrorNotice error={error} />
    <NotFoundSearch />
  </div>
)
