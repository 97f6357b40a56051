import './home.css'
import { homeBySlug, searchData, searchHomes } from '@porchlight/contract'
import { resultsOf } from '#app/lib/answers.ts'
import { homeWords } from '#app/lib/messages/home.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useSite } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { Chosen } from './chosen.tsx'
import { Collections } from './collections.tsx'
import { Hero } from './hero.tsx'
import { Measured } from './measured.tsx'
import { OwnersDoor } from './owners-door.tsx'
import { heroes, sceneUrl } from './scenes.ts'
import { Story } from './story.tsx'
import { Towns } from './towns.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [offer, best] = await Promise.all([
    api(searchData),
    api(searchHomes, { query: { sort: 'rating', perPage: 100 } }),
  ])
  const { homes } = resultsOf(best)
  const [first] = homes
  const measured = first ? await api(homeBySlug, { params: { slug: first.slug } }) : undefined
  return { offer: resultsOf(offer), homes, measured: measured?.ok ? measured.results.home : null }
}

export const meta = (args: Route.MetaArgs) => {
  const site = args.matches[0]?.loaderData?.site
  const hero = heroes[site?.id ?? 'porchlight'].day
  const words = wordsIn(homeWords, 'en')
  return pageMeta(args, {
    title: words.title(args.loaderData?.offer.total ?? 0),
    image: { ...hero, src: sceneUrl(hero.src, 1600), width: 1600, height: 1067 },
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

export default function HomePage({ loaderData: { offer, homes, measured } }: Route.ComponentProps) {
  const site = useSite()
  return (
    <>
      <Hero scenes={heroes[site.id]} offer={offer} />
      <Towns places={offer.places} homes={homes} />
      <Chosen homes={homes.slice(0, 8)} />
      <Collections amenities={offer.amenities} homes={homes} />
      <Story homes={homes} />
      {measured && <Measured home={measured} />}
      <OwnersDoor />
    </>
  )
}
