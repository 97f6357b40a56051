import { hasRole, searchData, serviceLevels } from '@porchlight/contract'
import { href, redirect } from 'react-router'
import { postInquiry } from '#app/features/inquiry/send-inquiry.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { serviceWords } from '#app/lib/messages/leads/services.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { type MetaArgs, pageMeta, spokenIn } from '#app/lib/meta.ts'
import type { PageRequest } from '#app/lib/request-context.ts'
import type { RootData, Session } from '#app/lib/session.ts'
import { sceneUrl } from '../home/scenes.ts'
import { inquiryStepsWith, type ServiceId, serviceKinds } from './inquiries.ts'
import type { ServiceData } from './service-page.tsx'
import { serviceScenes } from './service-scenes.ts'

const knownFields = ['address', 'bedrooms', 'sleeps', 'level', 'towns'] as const

/** A logged-in owner adds another home directly. */
export const redirectOwner = ({ user }: Session): void => {
  if (hasRole(user, 'owner')) throw redirect(href('/owners/properties/new'))
}

export const loadService = async ({ api }: PageRequest, request: Request): Promise<ServiceData> => {
  const { searchParams: search } = new URL(request.url)
  const [homes, offer] = await Promise.all([api(searchData), api(serviceLevels)])
  return {
    total: resultsOf(homes).total,
    offer: resultsOf(offer),
    openedAt: new Date().toISOString(),
    sent: search.get('sent') === '1',
    voices: null,
    known: Object.fromEntries(
      knownFields.flatMap((name) => {
        const value = search.get(name)?.slice(0, 200)
        return value ? [[name, value]] : []
      }),
    ),
  }
}

/** Saves an inquiry about a service; a level counts as long as it is offered. */
export const postService = async (page: PageRequest, request: Request, id: ServiceId) => {
  const { levels } = resultsOf(await page.api(serviceLevels))
  return postInquiry(page, request, { kind: serviceKinds[id], source: id, steps: inquiryStepsWith(id, levels, 'en') })
}

/** Title, picture, and search engine metadata of a service and its questions. */
export const serviceMeta = (id: ServiceId, args: MetaArgs) => {
  const words = wordsIn(serviceWords, spokenIn(args))
  const texts = words.pages[id]
  const site = (args.matches[0]?.loaderData as RootData | undefined)?.site
  const { day } = serviceScenes[id]
  return pageMeta(args, {
    image: { src: sceneUrl(day.src, 1600), width: 1600, height: 1067, alt: texts.title },
    ...(site && {
      jsonLd: {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Service',
            name: texts.title,
            description: texts.lead,
            provider: { '@type': 'Organization', name: site.name, url: site.publicUrl, telephone: site.contactPhone },
          },
          {
            '@type': 'FAQPage',
            mainEntity: texts.questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ],
      },
    }),
  })
}
