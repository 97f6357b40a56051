import { asksForMarkdown, type Client, type ContentKind, contentBySlug, type Language } from '@porchlight/contract'
import { type RouterContextProvider, redirect } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { contentLanguageOf } from '#app/lib/language.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { session } from '#app/lib/session.ts'

type PageArgs = { context: Readonly<RouterContextProvider>; request: Request }

/** For loaders of pages with team content: the client, and the reader's language if it is one of ours. */
export const contentReader = ({ context, request }: PageArgs) => {
  const { api, site } = context.get(pageRequest)
  const language = contentLanguageOf(request, context.get(session).user)
  return { api, site, query: language ? { language } : {} }
}

type Query = { language?: Language }

/** A document that may not exist yet: null until the team has published it. */
export const documentOrNone = async (api: Client, kind: ContentKind, slug: string, query: Query) => {
  const answer = await api(contentBySlug, { params: { kind, slug }, query })
  return !answer.ok && answer.error.status === 404 ? null : resultsOf(answer)
}

/** Redirects programs that request Markdown to the same page as Markdown. */
export const leadToMarkdown = (request: Request): void => {
  if (!asksForMarkdown(request.headers.get('accept'))) return
  const { pathname, search } = new URL(request.url)
  throw redirect(`${pathname}.md${search}`, { status: 303, headers: { vary: 'accept' } })
}
