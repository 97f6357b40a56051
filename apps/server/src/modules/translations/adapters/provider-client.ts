import { TranslatorFailure } from './translator.ts'

/** The longest one request may take. */
const usualSeconds = 10
const mostBytes = 4 * 1024 * 1024

export type Question = { url: string; headers?: Record<string, string>; body: unknown; seconds?: number | undefined }

const retryAfterOf = (answer: Response): number | undefined => {
  const given = answer.headers.get('retry-after')
  if (given === null) return undefined
  if (/^\d+$/.test(given)) return Number(given)
  const at = Date.parse(given)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

const kindOf = (status: number): TranslatorFailure['kind'] => {
  if (status === 429 || status === 503 || status === 529) return 'busy'
  if (status === 456) return 'quota'
  return status >= 400 && status < 500 ? 'refused' : 'broken'
}

const textOf = async (answer: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new TranslatorFailure('broken', 'the answer is too long')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new TranslatorFailure('broken', 'the answer is not JSON')
  }
}

/**
 * Posts JSON and returns the JSON of a 200 response. Follows no redirects: they would carry the key elsewhere. @throws
 * TranslatorFailure
 */
export const requestTranslations = async ({
  url,
  headers,
  body,
  seconds = usualSeconds,
}: Question): Promise<unknown> => {
  const signal = AbortSignal.timeout(seconds * 1000)
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
    })
    if (answer.status === 200) return jsonOf(await textOf(answer))
    await answer.body?.cancel()
    throw new TranslatorFailure(kindOf(answer.status), `it answered with status ${answer.status}`, retryAfterOf(answer))
  } catch (error) {
    if (error instanceof TranslatorFailure) throw error
    if (signal.aborted) throw new TranslatorFailure('broken', `it took longer than ${seconds} seconds`)
    throw new TranslatorFailure('broken', 'it cannot be reached')
  }
}
