import { ButtonLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'

/** Link that saves the current search: logged-in people with their trips, others by email. */
export const SaveSearch = ({ label }: { label: string }) => {
  const [search] = useSearchParams()
  return (
    <ButtonLink look="bare" icon="bell" href={`${href('/save-search')}?${new URLSearchParams({ save: `${search}` })}`}>
      {label}
    </ButtonLink>
  )
}
