import { ButtonLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'

/** Link that saves the current search: for people who are logged in with their trips, for others by email. */
export const SaveSearch = ({ label }: { label: string }) => {
  const [search] = useSearchParams()
  return (
    <ButtonLink look="bare" icon="bell" href={`${href('/save-search')}?${new URLSearchParams({ save: `${search}` })}`}>
      {label}
    </ButtonLink>
  )
}
