import { ButtonLink, EmptyState } from '@porchlight/ui'
import { href } from 'react-router'
import { ownerHomesWords } from '#app/lib/messages/owner/homes.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** In place of the homes of an owner who has none yet. */
export const NoHomes = () => {
  const words = useWords(ownerHomesWords)
  return (
    <EmptyState
      title={words.empty}
      actions={<ButtonLink href={href('/owners/properties/new')}>{words.listHome}</ButtonLink>}
    >
      {words.emptyText}
    </EmptyState>
  )
}
