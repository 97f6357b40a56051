import './boutiques.css'
import { boutiques } from '@porchlight/contract'
import { EmptyState, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { boutiqueWords } from '#app/lib/messages/site/boutiques.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta, shareOf } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { boutiquePath } from './boutique-path.ts'

export const loader = async ({ context }: Route.LoaderArgs) => resultsOf(await context.get(pageRequest).api(boutiques))

export const headers = sameForEverybody

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) => {
  const site = args.matches[0]?.loaderData?.site
  const found = args.loaderData?.boutiques ?? []
  return pageMeta(args, {
    image: shareOf(found.find(({ image }) => image)?.image),
    jsonLd: site && {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: found.map(({ name, slug }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        url: new URL(boutiquePath(slug), site.publicUrl).href,
      })),
    },
  })
}

/** `/boutique-collections`: all boutique sites. */
export default function BoutiquesPage({ loaderData: { boutiques } }: Route.ComponentProps) {
  const words = useWords(boutiqueWords)
  return (
    <section className="wrap boutiques">
      <header>
        <h1 className="t-title">{words.title}</h1>
        <p className="t-lead">{words.lead}</p>
        <UiLink className="inline-link" href={href('/aesthetic-profile')}>
          {words.taste}
        </UiLink>
      </header>
      {boutiques.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      <ul>
        {boutiques.map(({ slug, name, line, site, homes, image, evening }, at) => (
          <li key={slug}>
            {/* Full page load: the boutique may use another theme. */}
            <a href={boutiquePath(slug)}>
              {image && (
                <HomePicture
                  image={image}
                  evening={evening}
                  sizes="(width <= 768px) 100vw, 50vw"
                  className="boutiques-picture"
                  eager={at === 0}
                  silent
                />
              )}
              <h2 className="t-h1" data-content>
                {name}
              </h2>
              <p data-content>{line}</p>
              <p className="t-small muted num">
                {words.homesCount({ number: homes })}
                {site && ` · ${words.ownSite}`}
              </p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
