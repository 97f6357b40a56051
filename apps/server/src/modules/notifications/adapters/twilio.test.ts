import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { SmsRefused } from './sms.ts'
import { twilioSms, twilioVoice } from './twilio.ts'

type Behavior = { status?: number; body?: object | string; hang?: boolean; drop?: boolean }
type Received = { path: string; authorization: string; type: string; form: URLSearchParams }

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Twilio on loopback, answering like its REST API, with one behavior per call. */
const twilio = async (...behaviors: Behavior[]) => {
  const received: Received[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { status = 201, body = { sid: 'SM1', status: 'queued' }, hang, drop } = behaviors.shift() ?? {}
    const form = new URLSearchParams(await textOf(request))
    const { authorization = '', 'content-type': type = '' } = request.headers
    received.push({ path: request.url ?? '', authorization, type, form })
    if (drop) request.socket.destroy()
    else if (!hang)
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const account = { account: 'AC0123', token: 'not-so-secret', from: '+16315550100', url, seconds: 0.5 }
  return { received, sms: twilioSms(account), voice: twilioVoice(account) }
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const message = { id: '<1>', to: '+16315550188', text: 'Your code is 123456.' }

describe('Twilio', () => {
  it('accepts a text message as a form, with basic authentication', async () => {
    const { sms, received } = await twilio({})
    await sms.send(message)
    const [call] = received
    expect(call?.path).toBe('/2010-04-01/Accounts/AC0123/Messages.json')
    expect(call?.authorization).toBe(`Basic ${Buffer.from('AC0123:not-so-secret').toString('base64')}`)
    expect(call?.type).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(call?.form ?? [])).toEqual({
      To: '+16315550188',
      From: '+16315550100',
      Body: 'Your code is 123456.',
    })
  })

  it('makes a call that reads it out twice, with nothing that could be misread as a script', async () => {
    const { voice, received } = await twilio({})
    await voice.call({ ...message, text: 'Code <1> & "2"' })
    const [call] = received
    expect(call?.path).toBe('/2010-04-01/Accounts/AC0123/Calls.json')
    expect(call?.form.get('Twiml')?.match(/<Say>Code &lt;1&gt; &amp; &quot;2&quot;<\/Say>/g)).toHaveLength(2)
  })

  it('permanently rejects an invalid number, and reports it without the number', async () => {
    const { sms } = await twilio({ status: 400, body: { code: 21211, message: "Invalid 'To' Phone Number: +1631555" } })
    const refused = await sms.send(message).catch((error: Error) => error)
    expect(refused).toBeInstanceOf(SmsRefused)
    expect((refused as Error).message).toBe('Twilio answered with status 400, code 21211.')
  })

  it.each([
    ['429 too many', { status: 429, body: { code: 20429 } }],
    ['500', { status: 500, body: 'oops' }],
    ['503 without JSON', { status: 503, body: '<html>' }],
    ['401, which is the operator’s to mend', { status: 401, body: { code: 20003 } }],
    ['a server that hangs', { hang: true }],
    ['a connection that drops', { drop: true }],
  ])('%s is temporary, not permanent', async (_name, behavior: Behavior) => {
    const { sms } = await twilio(behavior, {})
    const failed = await sms.send(message).catch((error: Error) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(SmsRefused)
    await sms.send(message)
  })

  it('follows no redirect, so that no code leaks', async () => {
    const { sms } = await twilio({ status: 302, body: '' })
    await expect(sms.send(message)).rejects.toThrow()
  })
})
