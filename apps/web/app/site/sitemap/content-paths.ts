import type { contentAvailable, ResultsOf } from '@porchlight/contract'
import { href } from 'react-router'

type Available = Pick<ResultsOf<typeof contentAvailable>, 'slugs' | 'topics'>

/** Addresses of the team's published documents; pages, openings, press, and the guide share those of their screens. */
export const contentPaths = ({ slugs, topics }: Available): string[] => [
  ...topics.map((slug) => href('/blog/topics/:slug', { slug })),
  ...slugs.flatMap(({ kind, slug }) => {
    if (kind === 'story') return [href('/blog/:slug', { slug })]
    if (kind === 'destination') return [href('/whereto/:slug', { slug })]
    return []
  }),
]
