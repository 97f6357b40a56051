import type { ContentBlock, ContentResolved } from '@porchlight/contract'
import type { ReactNode } from 'react'
import { useResolved } from './body-context.ts'

/** How a page lists homes. */
export type HomeList = (props: Pick<ContentResolved, 'homes'>) => ReactNode

type Props = Extract<ContentBlock, { type: 'homes' }> & { List: HomeList }

/** Homes on the market; others are dropped, and if none are left, so is the block. */
export const HomesBlock = ({ title, note, homeIds, List }: Props) => {
  const { homes } = useResolved()
  const shown = homeIds.flatMap((id) => homes.find((home) => home.id === id) ?? [])
  if (shown.length === 0) return null
  return (
    <section className="content-homes">
      <h2 className="t-h2">{title}</h2>
      {note && <p className="muted">{note}</p>}
      <List homes={shown} />
    </section>
  )
}
