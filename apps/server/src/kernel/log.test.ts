import { describe, expect, it } from 'vitest'
import { createLogger } from './log.ts'

function logged(write: (log: ReturnType<typeof createLogger>) => void): {
  text: string
  line: Record<string, unknown>
} {
  const lines: string[] = []
  write(createLogger('trace', { write: (line: string) => void lines.push(line) }))
  const text = lines.join('')
  return { text, line: JSON.parse(text) as Record<string, unknown> }
}

const secret = 'hunter2-hunter2'

describe('logs', () => {
  it('are one JSON line with time, level and message', () => {
    const { line } = logged((log) => log.info({ homeId: 7 }, 'a home went live'))
    expect(line).toMatchObject({ level: 'info', msg: 'a home went live', homeId: 7 })
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  })

  it('never show the secret in an address that acts as a key', () => {
    for (const path of [
      '/travelers/invitations/',
      '/travelers/shares/',
      '/v1/invitations/',
      '/terms/booking-us-open/7/',
    ])
      expect(logged((log) => log.info({ at: `${path}${secret}/friends` }, 'x')).text).not.toContain(secret)
  })

  for (const name of [
    'password',
    'newPassword',
    'token',
    'accessToken',
    'code',
    'authorization',
    'Cookie',
    'card',
    'cardNumber',
    'cvc',
    'sessionSecret',
  ])
    it(`never show the field ${name}, at any depth`, () => {
      const at = (value: unknown) => ({ [name]: value })
      expect(logged((log) => log.info(at(secret), 'x')).text).not.toContain(secret)
      expect(logged((log) => log.info({ a: { b: [{ c: at({ inner: secret }) }] } }, 'x')).text).not.toContain(secret)
      expect(logged((log) => log.child(at(secret)).info('x')).text).not.toContain(secret)
      expect(logged((log) => log.child({ a: at(secret) }).info('x')).text).not.toContain(secret)
      const error = Object.assign(new Error('no'), { request: { deep: at(secret) }, cause: at(secret) })
      if (name !== 'code') expect(logged((log) => log.error({ error }, 'x')).text).not.toContain(secret)
    })

  it('never show a secret inside text', () => {
    const texts = [
      `/reset?token=${secret}&lang=en`,
      `postgres://me:${secret}@host/db`,
      `Authorization: Bearer ${secret}`,
      'card 4242 4242 4242 4242 was declined',
    ]
    for (const text of texts) {
      const { text: line } = logged((log) => log.info({ url: text, error: new Error(text) }, text))
      expect(line).not.toContain(secret)
      expect(line).not.toContain('4242 4242')
      expect(line).toContain('[redacted]')
    }
  })

  it('keep the message, code, stack and cause of an error', () => {
    const error = Object.assign(new Error('taken', { cause: new Error('under it') }), { code: '23P01' })
    for (const name of ['error', 'err']) {
      const { line } = logged((log) => log.error({ [name]: error }, 'failed'))
      expect(line[name]).toMatchObject({
        type: 'Error',
        message: 'taken',
        code: '23P01',
        cause: { message: 'under it' },
      })
      expect((line[name] as { stack: string }).stack).toContain('log.test')
    }
  })

  it('accept an error alone', () => {
    expect(logged((log) => log.error(new Error('alone'))).line.error).toMatchObject({ message: 'alone' })
  })

  it('survive a value that contains itself', () => {
    const loop: Record<string, unknown> = {}
    loop.self = loop
    expect(logged((log) => log.info({ loop }, 'round')).line.msg).toBe('round')
  })

  it("keep long numbers that aren't card numbers", () => {
    expect(logged((log) => log.info({ reference: '1234567890123456' }, 'x')).text).toContain('1234567890123456')
  })
})
