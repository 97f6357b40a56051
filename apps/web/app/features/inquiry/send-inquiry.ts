import { type inquiryKinds, isEmail, looksLikePhone, sendInquiry } from '@porchlight/contract'
import { data, redirect } from 'react-router'
import type { PageRequest } from '#app/lib/request-context.ts'
import { answersIn, type InquiryStep } from './inquiry-fields.ts'
import { touchIn } from './touch.ts'

export type InquiryProblems = Partial<Record<'name' | 'email' | 'phone', true>>

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The person who sent a form. */
export const personIn = (form: FormData) => ({
  name: textIn(form, 'name').slice(0, 200),
  email: textIn(form, 'email'),
  phone: textIn(form, 'phone'),
})

export const personProblems = ({ name, email, phone }: ReturnType<typeof personIn>): InquiryProblems => ({
  ...(name === '' && { name: true }),
  ...(!isEmail(email) && { email: true }),
  ...(phone !== '' && !looksLikePhone(phone) && { phone: true }),
})

/** The field people don't see, and when the page was rendered. */
export const trapsIn = (form: FormData) => {
  const openedAt = textIn(form, 'openedAt')
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(openedAt)
  return { website: textIn(form, 'website').slice(0, 500), ...(isInstant && { openedAt }) }
}

/** The entered values, for the page that shows them again. */
const enteredIn = (form: FormData): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((key) => [key, form.getAll(key).filter((value) => typeof value === 'string')]),
  )

type Inquiry = {
  kind: (typeof inquiryKinds)[number]
  source: string
  steps: readonly InquiryStep[]
}

/**
 * Sends a posted inquiry and continues to the thank-you page; an invalid one is shown again with everything that was
 * entered.
 */
export const postInquiry = async ({ api }: PageRequest, request: Request, { kind, source, steps }: Inquiry) => {
  const form = await request.formData()
  const person = personIn(form)
  const entered = enteredIn(form)
  const problems = personProblems(person)
  if (Object.keys(problems).length > 0) return data({ entered, problems, refusal: null }, { status: 422 })
  const answer = await api(sendInquiry, {
    body: {
      ...person,
      kind,
      source,
      answers: answersIn(form, steps),
      touch: touchIn(request),
      consent: form.get('consent') === 'yes',
      traps: trapsIn(form),
    },
  })
  if (!answer.ok)
    return data(
      { entered, problems: {} as InquiryProblems, refusal: answer.error.code as string },
      { status: answer.error.status },
    )
  const to = new URL(request.url)
  to.searchParams.set('sent', '1')
  throw redirect(`${to.pathname}${to.search}`)
}

export type InquiryReply = { entered: Record<string, string[]>; problems: InquiryProblems; refusal: string | null }
