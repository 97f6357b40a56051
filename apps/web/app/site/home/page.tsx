import './home.css'
import { homeBySlug, searchData, searchHomes } from '@porchlight/contract'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { homeWords } from '#app/lib/messages/site/home.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useSite } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { Collections } from './collections.tsx'
import { FeaturedHomes } from './featured-homes.tsx'
import { buildFrontPage } from './front-page.ts'
import { Hero } from './hero.tsx'
import { findMeasuredHome, MeasuredHome } from './measured-home.tsx'
import { OwnerCallout } from './owner-callout.tsx'
import { hasSlogan, heroes, sceneUrl } from './scenes.ts'
import { Story, storyTown } from './story.tsx'
import { Towns } from './towns.tsx'

export const handle = { pictureFirst: true } satisfies PageHandle

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [offer, best] = await Promise.all([
    api(searchData),
    api(searchHomes, { query: { sort: 'rating', perPage: 100 } }),
  ])
  const { total, ...offers } = resultsOf(offer)
  const { homes } = resultsOf(best)
  const [first] = homes
  const measured = first ? await api(homeBySlug, { params: { slug: first.slug } }) : undefined
  return {
    ...buildFrontPage(offers, homes, storyTown),
    total,
    places: offers.places.map(({ id, name, homes }) => ({ id, name, homes })),
    measured: measured?.ok ? findMeasuredHome(measured.results.home) : null,
  }
}

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) => {
  const site = args.matches[0]?.loaderData?.site
  const theme = site?.theme ?? 'porchlight'
  const hero = heroes[theme].day
  const words = wordsIn(homeWords, spokenIn(args))
  return pageMeta(args, {
    title: (hasSlogan(theme) ? words.title : words.plainTitle)({ number: args.loaderData?.total ?? 0 }),
    image: { src: sceneUrl(hero.src, 1600), width: 1600, height: 1067, alt: words.scenes[hero.id] },
    jsonLd: site && {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: site.name,
      url: site.publicUrl,
      email: site.contactEmail,
      telephone: site.contactPhone,
    },
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { total, places, towns, chosen, collections, story, measured } = loaderData
  const site = useSite()
  return (
    <>
      <Hero theme={site.theme} total={total} places={places} />
      <Towns towns={towns} of={places.length} />
      <FeaturedHomes homes={chosen} />
      <Collections collections={collections} />
      {story && <Story home={story} />}
      {measured && <MeasuredHome home={measured} />}
      <OwnerCallout />
    </>
  )
}
