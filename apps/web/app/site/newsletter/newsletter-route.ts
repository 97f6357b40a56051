import {
  confirmSubscription,
  isEmail,
  type NewsletterList,
  newsletterTopics,
  type Subscription,
  setSubscription,
  subscribeNewsletter,
  subscriptionByToken,
} from '@porchlight/contract'
import { data, redirect } from 'react-router'
import { personIn, trapsIn } from '#app/features/inquiry/send-inquiry.ts'
import type { PageRequest } from '#app/lib/request-context.ts'

export type NewsletterData = {
  openedAt: string
  state: 'form' | 'sent' | 'saved' | 'confirmed'
  /** Through an email's link; null without one, or if the link isn't one of ours. */
  subscription: Subscription | null
  unknown: boolean
}
export type NewsletterReply = { email: string; name: string; wrong: boolean }

/** What the form just did, in the address of the page that says so. */
const outcomes = ['sent', 'saved', 'confirmed'] as const

const tokenIn = (request: Request): string | null => {
  const token = new URL(request.url).searchParams.get('token')
  return token && /^[\w-]{32,64}$/.test(token) ? token : null
}

export const loadNewsletter = async ({ api }: PageRequest, request: Request): Promise<NewsletterData> => {
  const { searchParams: search } = new URL(request.url)
  const token = tokenIn(request)
  const found = token ? await api(subscriptionByToken, { params: { token } }) : undefined
  return {
    openedAt: new Date().toISOString(),
    state: outcomes.find((name) => search.get(name) === '1') ?? 'form',
    subscription: found?.ok ? found.results.subscription : null,
    unknown: search.has('token') && !found?.ok,
  }
}

const go = (request: Request, name: (typeof outcomes)[number]): never => {
  const to = new URL(request.url)
  for (const outcome of outcomes) to.searchParams.delete(outcome)
  to.searchParams.set(name, '1')
  throw redirect(`${to.pathname}${to.search}`)
}

const manage = async ({ api }: PageRequest, request: Request, form: FormData, token: string) => {
  const act = form.get('act')
  if (act === 'confirm') await api(confirmSubscription, { params: { token } })
  else {
    const chosen = form.getAll('topics')
    const topics = newsletterTopics.filter((topic) => chosen.includes(topic))
    await api(setSubscription, { params: { token }, body: { topics, subscribed: act !== 'stop' } })
  }
  return go(request, act === 'confirm' ? 'confirmed' : 'saved')
}

/** Subscribes, confirms, or changes a subscription, depending on the form. */
export const postNewsletter = async (page: PageRequest, request: Request, list: NewsletterList) => {
  const form = await request.formData()
  const token = tokenIn(request)
  if (token) return manage(page, request, form, token)
  const { email, name } = personIn(form)
  if (!isEmail(email)) return data({ email, name, wrong: true }, { status: 422 })
  const answer = await page.api(subscribeNewsletter, {
    body: { list, email, name, traps: trapsIn(form) },
  })
  if (!answer.ok) return data({ email, name, wrong: false }, { status: answer.error.status })
  return go(request, 'sent')
}
