import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The faults of the next responses; `null` answers correctly. */
export type Fault =
  | { status: number; retryAfter?: string }
  | 'hang'
  | 'broken JSON'
  | 'short answer'
  | 'torn marks'
  | 'cut off'
  | null

export type ProviderRequest = {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
}

export type ProviderServer = {
  url: string
  requests: ProviderRequest[]
  /** Every requested text, in order. */
  texts: () => string[]
  fault: Fault
  /** The delay before each response, in milliseconds. */
  thinking: number
  close: () => Promise<void>
}

/** Other words, the same elements: text outside tags and entities is uppercased, with the language in front. */
export const translatedAs = (to: string, fragment: string): string =>
  `${to}: ${fragment.replace(/(<[^>]*>)|(&[a-z]+;)|([^<&]+)/g, (whole, _tag, _entity, words?: string) => words?.toUpperCase() ?? whole)}`

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
}

type Protocol = {
  texts: (body: Record<string, unknown>) => string[]
  to: (body: Record<string, unknown>) => string
  answer: (texts: string[]) => unknown
}

const protocols: Record<'deepl' | 'libretranslate', Protocol> = {
  deepl: {
    texts: (body) => body.text as string[],
    to: (body) => String(body.target_lang).slice(0, 2).toLowerCase(),
    answer: (texts) => ({ translations: texts.map((text) => ({ detected_source_language: 'EN', text })) }),
  },
  libretranslate: {
    texts: (body) => body.q as string[],
    to: (body) => String(body.target),
    answer: (texts) => ({ translatedText: texts }),
  },
}

const torn = (text: string): string => text.replace(/<\/?[gx]\b[^>]*>/g, '')

/** A provider on this machine that speaks the protocol of one of ours, and fails on demand. */
export const providerServer = async (speaks: 'deepl' | 'libretranslate'): Promise<ProviderServer> => {
  const protocol = protocols[speaks]
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request)
    self.requests.push({ path: request.url ?? '', headers: request.headers, body })
    const { fault } = self
    if (fault === 'hang') return
    if (self.thinking > 0) await sleep(self.thinking)
    if (fault !== null && typeof fault === 'object') {
      response.writeHead(fault.status, fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter })
      response.end('{"message":"no"}')
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    if (fault === 'broken JSON') {
      response.end('<html>upstream is gone')
      return
    }
    const to = protocol.to(body)
    const texts = protocol.texts(body).map((text) => translatedAs(to, text))
    const given = fault === 'short answer' ? texts.slice(1) : fault === 'torn marks' ? texts.map(torn) : texts
    const text = JSON.stringify(protocol.answer(given))
    if (fault === 'cut off') response.write(text.slice(0, 5), () => response.destroy())
    else response.end(text)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const self: ProviderServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    texts: () => self.requests.flatMap(({ body }) => protocol.texts(body)),
    fault: null,
    thinking: 0,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return self
}
