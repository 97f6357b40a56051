import { request as plain } from 'node:http'
import { request as encrypted } from 'node:https'
import { isCallable, publicOnly } from '#kernel/callable-address'
import type { AssistantSettings } from '../../../assistant-config.ts'
import { protocols } from './protocols.ts'

export type AssistantTrial = 'ok' | 'unreachable' | 'key_refused' | 'model_unknown' | 'private_address'

/** Someone who writes text for a question. */
export interface Assistant {
  /** The text of the answer. @throws AssistantFailure */
  ask(settings: AssistantSettings, question: Question): Promise<string>
  /** Asks for one word, which shows that address, key, and model fit. */
  try(settings: AssistantSettings): Promise<AssistantTrial>
}

export type Question = {
  rules: string
  text: string
  mostTokens: number
  /** WebP, shown before the text. */
  pictures?: readonly Buffer[]
}

declare module '#kernel/app' {
  interface Adapters {
    assistant: Assistant
  }
}

export class AssistantFailure extends Error {
  override name = 'AssistantFailure'
  readonly kind: 'busy' | 'key_refused' | 'model_unknown' | 'private_address' | 'broken'
  constructor(kind: AssistantFailure['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

const seconds = 40
const mostBytes = 512 * 1024

const failureOf = (status: number): AssistantFailure['kind'] => {
  if (status === 401 || status === 403) return 'key_refused'
  if (status === 404) return 'model_unknown'
  return status === 429 || status === 503 || status === 529 ? 'busy' : 'broken'
}

type Call = { url: string; headers: Record<string, string>; body: string; onlyPublic: boolean; seconds: number }

/** Posts JSON and gives the body of a 200. No redirect is followed: it would carry the key elsewhere. */
const post = ({ url, headers, body, onlyPublic, seconds: most }: Call): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!isCallable(url, onlyPublic))
      return reject(new AssistantFailure('private_address', 'the address is on a private network'))
    const call = (url.startsWith('https:') ? encrypted : plain)(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(most * 1_000),
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        ...(onlyPublic && { lookup: publicOnly }),
      },
      (answer) => {
        const { statusCode = 0 } = answer
        if (statusCode !== 200) {
          answer.destroy()
          return reject(new AssistantFailure(failureOf(statusCode), `it answered with status ${statusCode}`))
        }
        const chunks: Buffer[] = []
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          chunks.push(chunk)
          if (bytes > mostBytes) answer.destroy(new AssistantFailure('broken', 'the answer is too long'))
        })
        answer.on('error', reject)
        answer.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
      },
    )
    call.on('error', (error) => {
      if (error instanceof AssistantFailure) return reject(error)
      const isPrivate = error.message.includes('private network')
      reject(new AssistantFailure(isPrivate ? 'private_address' : 'broken', error.message))
    })
    call.end(body)
  })

/** Asks by the protocol of the settings. Only an address that the configuration lists may be on a private network. */
export const createAssistant = (localUrls: readonly string[], timeLimit = seconds): Assistant => {
  const ask: Assistant['ask'] = async (settings, question) => {
    const { path, headersOf, bodyOf, textIn } = protocols[settings.via]
    const body = await post({
      url: `${settings.url}${path}`,
      headers: headersOf(settings.key),
      body: JSON.stringify(bodyOf(settings.model, question)),
      onlyPublic: !localUrls.includes(settings.url),
      seconds: timeLimit,
    })
    const text = textIn(body)
    if (text === undefined) throw new AssistantFailure('broken', 'the answer is not of this protocol')
    return text
  }
  return {
    ask,
    try: async (settings) => {
      try {
        await ask(settings, {
          rules: 'Answer with the word OK as JSON: {"reply": "OK"}',
          text: 'Ready?',
          mostTokens: 20,
        })
        return 'ok'
      } catch (error) {
        if (!(error instanceof AssistantFailure)) throw error
        return error.kind === 'busy' || error.kind === 'broken' ? 'unreachable' : error.kind
      }
    },
  }
}
