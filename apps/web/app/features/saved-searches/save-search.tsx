import { ButtonLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'

/** Leads to where the search of this address is saved, through the login where there is none yet. */
export const SaveSearch = ({ label }: { label: string }) => {
  const [search] = useSearchParams()
  return (
    <ButtonLink look="bare" icon="bell" href={`${href('/travelers')}?${new URLSearchParams({ save: `${search}` })}`}>
      {label}
    </ButtonLink>
  )
}
