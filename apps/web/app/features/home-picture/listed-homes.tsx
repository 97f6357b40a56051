import type { ContentResolved } from '@porchlight/contract'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { HomeGrid } from './home-grid.tsx'

/** Homes a document names, each with its lowest price. */
export const ListedHomes = ({ homes }: Pick<ContentResolved, 'homes'>) => {
  const words = useWords(contentWords)
  const { moneyRounded } = useFormats()
  return (
    <HomeGrid homes={homes} hrefOf={({ slug }) => href('/properties/:slug/:thirdParty?', { slug })} name="h3">
      {({ fromNight }) =>
        fromNight && <span>{words.fromNight({ price: moneyRounded(fromNight), b: (text) => <b>{text}</b> })}</span>
      }
    </HomeGrid>
  )
}
