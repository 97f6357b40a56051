import type { AssistantProtocol } from '@porchlight/contract'
import { z } from 'zod'
import type { Question } from './assistant.ts'

type Protocol = {
  path: string
  headersOf: (key: string) => Record<string, string>
  bodyOf: (model: string, question: Question) => unknown
  /** Undefined for what is no answer of this protocol. */
  textIn: (body: string) => string | undefined
}

const anthropicAnswer = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
})
const openaiAnswer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

const jsonIn = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** How each vendor is asked, by its documentation. Neither is given tools: an answer can only be text. */
export const protocols: Record<AssistantProtocol, Protocol> = {
  // https://docs.anthropic.com/en/api/messages
  anthropic: {
    path: '/v1/messages',
    headersOf: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    bodyOf: (model, { rules, text, mostTokens, pictures = [] }) => ({
      model,
      max_tokens: mostTokens,
      system: rules,
      messages: [
        {
          role: 'user',
          content:
            pictures.length === 0
              ? text
              : [
                  ...pictures.map((picture) => ({
                    type: 'image',
                    source: { type: 'base64', media_type: 'image/webp', data: picture.toString('base64') },
                  })),
                  { type: 'text', text },
                ],
        },
      ],
    }),
    textIn: (body) =>
      anthropicAnswer
        .safeParse(jsonIn(body))
        .data?.content.map(({ text }) => text ?? '')
        .join(''),
  },
  // https://platform.openai.com/docs/api-reference/chat
  openai: {
    path: '/chat/completions',
    headersOf: (key): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {}),
    bodyOf: (model, { rules, text, mostTokens, pictures = [] }) => ({
      model,
      max_completion_tokens: mostTokens,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: rules },
        {
          role: 'user',
          content:
            pictures.length === 0
              ? text
              : [
                  ...pictures.map((picture) => ({
                    type: 'image_url',
                    image_url: { url: `data:image/webp;base64,${picture.toString('base64')}` },
                  })),
                  { type: 'text', text },
                ],
        },
      ],
    }),
    textIn: (body) => openaiAnswer.safeParse(jsonIn(body)).data?.choices[0]?.message.content,
  },
}
