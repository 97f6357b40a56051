import { draftActionKinds } from '@porchlight/contract'
import { z } from 'zod'

const proposal = z.object({
  kind: z.enum(draftActionKinds),
  title: z.string().trim().min(1).max(400),
  note: z.string().trim().max(4_000).default(''),
})
const answerShape = z.object({ reply: z.string().trim().min(1).max(8_000), actions: z.array(z.unknown()).default([]) })

export type Proposal = z.output<typeof proposal>
export type Answer = { reply: string; actions: Proposal[] }

const mostActions = 3

/** Parses a model's answer; undefined if it isn't one. Proposals beyond the known actions are dropped. */
export const answerIn = (text: string): Answer | undefined => {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return undefined
  }
  const answer = answerShape.safeParse(value)
  if (!answer.success) return undefined
  const actions = answer.data.actions.flatMap((one) => proposal.safeParse(one).data ?? [])
  return {
    reply: answer.data.reply.slice(0, 4_000),
    actions: actions
      .slice(0, mostActions)
      .map(({ kind, title, note }) => ({ kind, title: title.slice(0, 120), note: note.slice(0, 2_000) })),
  }
}
