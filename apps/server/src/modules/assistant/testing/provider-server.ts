import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AssistantProtocol } from '@porchlight/contract'

/** How a vendor wraps the text of a model, with the fields that its documentation lists. */
const envelopes: Record<AssistantProtocol, (text: string, model: string) => unknown> = {
  anthropic: (text, model) => ({
    id: 'msg_01',
    type: 'message',
    role: 'assistant',
    model,
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 900, output_tokens: 90 },
  }),
  openai: (text, model) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text, refusal: null }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 90, total_tokens: 990 },
  }),
}

export type ProviderRequest = {
  path: string
  headers: IncomingMessage['headers']
  text: string
  body: Record<string, unknown>
}

const keyIn = (headers: IncomingMessage['headers']): string =>
  String(headers['x-api-key'] ?? headers.authorization?.replace('Bearer ', '') ?? '')

const paths: Record<AssistantProtocol, string> = { anthropic: '/v1/messages', openai: '/chat/completions' }

/** A provider on this machine that speaks a vendor's protocol and answers what it is given. */
export const assistantServer = async (speaks: AssistantProtocol, key = 'provider-key') => {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const body = JSON.parse(text) as Record<string, unknown>
    self.requests.push({ path: request.url ?? '', headers: request.headers, text, body })
    if (self.hangs) return
    const status = keyIn(request.headers) !== key ? 401 : request.url === paths[speaks] ? self.status : 404
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      status === 200
        ? (self.raw ?? JSON.stringify(envelopes[speaks](self.answer, String(body.model))))
        : '{"error":{"message":"no"}}',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const self = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [] as ProviderRequest[],
    answer: '{"reply": "OK"}',
    /** Sent as it is, in the place of an answer. */
    raw: null as string | null,
    status: 200,
    hangs: false,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return self
}
