import type { ContentBlock } from '@porchlight/contract'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { contentWords } from '#app/lib/messages/site/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { HomeGrid } from '../home-picture/home-grid.tsx'
import { useResolved } from './body-context.ts'

/** Homes that are rented; one that is not drops out, and with none left the block does. */
export const HomesBlock = ({ title, note, homeIds }: Extract<ContentBlock, { type: 'homes' }>) => {
  const words = useWords(contentWords)
  const { moneyRounded } = useFormats()
  const { homes } = useResolved()
  const shown = homeIds.flatMap((id) => homes.find((home) => home.id === id) ?? [])
  if (shown.length === 0) return null
  return (
    <section className="content-homes">
      <h2 className="t-h2">{title}</h2>
      {note && <p className="muted">{note}</p>}
      <HomeGrid homes={shown} hrefOf={({ slug }) => href('/properties/:slug/:thirdParty?', { slug })} name="h3">
        {({ fromNight }) =>
          fromNight && <span>{words.fromNight({ price: moneyRounded(fromNight), b: (text) => <b>{text}</b> })}</span>
        }
      </HomeGrid>
    </section>
  )
}
