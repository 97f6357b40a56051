import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText, instant, slug } from './values/ids.ts'
import { pageQuery } from './values/page.ts'

export const longestQuestion = 600
/** The maximum number of open questions per person. */
export const mostOpenQuestions = 5

const questionText = z.string().trim().min(1).max(longestQuestion)

/** A question about a home and the team's answer, published on the home's page for future visitors. */
const homeQuestion = z.object({ id, question: z.string(), answer: z.string() })
export type HomeQuestion = z.output<typeof homeQuestion>

export const questionsOfHome = endpoint({
  method: 'GET',
  path: 'properties/{slug}/questions',
  summary: 'List questions and answers on a live home’s page, latest answer first',
  audience: 'public',
  params: z.object({ slug }),
  results: z.object({ questions: z.array(homeQuestion) }),
  errors: {},
})

export const askQuestion = endpoint({
  method: 'POST',
  path: 'properties/{slug}/questions',
  summary: 'Ask the concierge about a live home; the answer is emailed',
  audience: 'session',
  status: 201,
  params: z.object({ slug }),
  body: z.object({ question: questionText }),
  results: z.object({ id }),
  errors: { too_many_questions: 409 },
})

const questionView = z.object({
  id,
  home: z.object({ name: z.string(), slug }),
  question: z.string(),
  postedAt: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
})
export type QuestionView = z.output<typeof questionView>

export const myQuestions = endpoint({
  method: 'GET',
  path: 'questions',
  summary: 'List the person’s questions about homes, latest first, with answers',
  audience: 'session',
  results: z.object({ questions: z.array(questionView) }),
  errors: {},
})

export const questionsOfOwner = endpoint({
  method: 'GET',
  path: 'owners/questions',
  summary: 'List questions about the owner’s homes, latest first, with staff answers',
  audience: ['owner'],
  results: z.object({ questions: z.array(questionView) }),
  errors: {},
})

const staff = ['staff', 'admin'] as const
const deskQuestion = questionView.extend({
  asker: z.string(),
  /** As published on the home's page; null if it is private between guest and team. */
  shown: z.string().nullable(),
})
export type DeskQuestion = z.output<typeof deskQuestion>

export const questionsOfDesk = endpoint({
  method: 'GET',
  path: 'staff/questions',
  summary: 'List questions about homes: unanswered first, oldest on top',
  audience: staff,
  permission: 'bookings',
  query: pageQuery,
  results: z.object({
    total: z.int(),
    currentPage: z.int(),
    numberPages: z.int(),
    questions: z.array(deskQuestion),
  }),
  errors: {},
})

export const answerQuestion = endpoint({
  method: 'POST',
  path: 'staff/questions/{id}',
  summary: 'Answer a question or edit the answer; both stay on the home’s page where useful',
  audience: staff,
  permission: 'bookings',
  params: z.object({ id: idText }),
  body: z.object({
    answer: z.string().trim().min(1).max(2_000),
    /** The question as published on the home's page, without private details; null keeps both off it. */
    shown: questionText.nullable(),
  }),
  results: z.object({}),
  errors: {},
})
