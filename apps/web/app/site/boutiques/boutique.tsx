import './boutiques.css'
import { boutiqueBySlug } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { HomeGrid } from '#app/features/home-picture/home-grid.tsx'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { StayDatesForm } from '#app/features/stay-dates/stay-dates-form.tsx'
import { StayPrice } from '#app/features/stay-dates/stay-price.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { boutiqueWords } from '#app/lib/messages/site/boutiques.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta, shareOf } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { stayQuery } from '../search/search-address.ts'
import { parseStayQuery, stayOrNone } from '../search/stay-query.ts'
import type { Route } from './+types/boutique'
import { boutiquePath } from './boutique-path.ts'
import { boutiqueSchema } from './boutique-schema.ts'

export const loader = async ({ context, request, params, pattern }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  // A boutique with its own address uses its name there.
  const slug = params.slug ?? pattern.slice(1)
  const { results, datesRefused } = await stayOrNone(parseStayQuery(new URL(request.url).searchParams), (query) =>
    api(boutiqueBySlug, { params: { slug }, query }),
  )
  return { ...results, datesRefused }
}

export const headers = sameForEverybody

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) => {
  const shown = args.loaderData
  const { site, front = '/' } = args.matches[0]?.loaderData ?? {}
  if (!shown || !site) return pageMeta(args)
  const { slug, name, line, text, image } = shown.boutique
  return pageMeta(args, {
    title: site.name === name ? line : name,
    description: text || line,
    path: boutiquePath(slug),
    image: shareOf(image),
    jsonLd: boutiqueSchema(shown, site, front),
  })
}

/** A boutique: its name, texts, and homes, for a stay or without dates. */
export default function BoutiquePage({ loaderData: { boutique, homes, datesRefused } }: Route.ComponentProps) {
  const { stayDates } = useFormats()
  const words = useWords(boutiqueWords)
  const [search] = useSearchParams()
  const [arrive, depart] = [search.get('arrive'), search.get('depart')]
  const stay = !datesRefused && arrive && depart ? { arrive, depart } : null
  const free = homes.filter(({ headline }) => headline !== null).length
  return (
    <article className="boutique">
      {boutique.image && (
        <HomePicture
          image={boutique.image}
          evening={boutique.evening}
          sizes="100vw"
          className="boutique-scene"
          focus="50% 60%"
          eager
          silent
        />
      )}
      <header className="wrap boutique-head">
        <UiLink className="inline-link t-small" href={href('/boutique-collections')}>
          {words.title}
        </UiLink>
        <h1 className="t-hero" data-content>
          {boutique.name}
        </h1>
        <p className="t-intro" data-content>
          {boutique.line}
        </p>
        {boutique.text && (
          <p className="t-lead" data-content>
            {boutique.text}
          </p>
        )}
      </header>
      <section className="wrap boutique-homes">
        <h2 className="t-h1">{words.homes}</h2>
        <StayDatesForm refused={datesRefused} />
        {stay && <p role="status">{words.free({ number: free, dates: stayDates(stay) })}</p>}
        <HomeGrid
          homes={homes}
          hrefOf={({ slug }) => `${href('/properties/:slug/:thirdParty?', { slug })}${stayQuery(search, stay)}`}
          name="h3"
        >
          {(home) => <StayPrice home={home} />}
        </HomeGrid>
      </section>
    </article>
  )
}
