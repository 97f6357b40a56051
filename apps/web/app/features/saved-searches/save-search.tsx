import { ButtonLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'

/** Link that saves the current search, after login if needed. */
export const SaveSearch = ({ label }: { label: string }) => {
  const [search] = useSearchParams()
  return (
    <ButtonLink look="bare" icon="bell" href={`${href('/travelers')}?${new URLSearchParams({ save: `${search}` })}`}>
      {label}
    </ButtonLink>
  )
}
