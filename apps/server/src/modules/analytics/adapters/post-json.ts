import { request as plain } from 'node:http'
import { request as encrypted } from 'node:https'
import { isCallable, isOnWebPort, publicOnly } from '#kernel/callable-address'

const seconds = 10

type Post = { url: string; body: string; headers?: Record<string, string>; onlyPublic: boolean }

/** Posts JSON; follows no redirects, and reads only the status of the response. @throws Error */
export const postJson = ({ url, body, headers = {}, onlyPublic }: Post): Promise<void> =>
  new Promise((resolve, reject) => {
    if (onlyPublic && !isOnWebPort(url)) return reject(new Error('the address has a port of its own'))
    if (!isCallable(url, onlyPublic)) return reject(new Error('the address is on a private network'))
    const open = url.startsWith('https:') ? encrypted : plain
    const call = open(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(seconds * 1_000),
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        ...(onlyPublic && { lookup: publicOnly }),
      },
      (answer) => {
        answer.resume()
        const { statusCode = 0 } = answer
        if (statusCode >= 200 && statusCode < 300) resolve()
        else reject(new Error(`it answered with status ${statusCode}`))
      },
    )
    call.on('error', reject)
    call.end(body)
  })
