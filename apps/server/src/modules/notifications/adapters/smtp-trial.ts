import { lookup } from 'node:dns/promises'
import { createTransport } from 'nodemailer'
import { isPublicAddress } from '#kernel/public-address'
import type { MailTrial } from './mail.ts'

const patienceMs = 10_000

/** Whether every address of a host is on the public internet; a host without addresses isn't. */
const isPublicHost = async (host: string): Promise<boolean> => {
  const addresses = await lookup(host, { all: true }).catch(() => [])
  return addresses.every(({ address }) => isPublicAddress(address))
}

/**
 * Connects to a mail server and logs in, without sending anything. `onlyPublic`: form input must not make a publicly
 * reachable server probe its own network.
 */
export const trySmtp = async (to: { url: string; host: string; onlyPublic: boolean }): Promise<MailTrial> => {
  if (to.onlyPublic && !(await isPublicHost(to.host))) return 'private_address'
  const address = new URL(to.url)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    address.searchParams.set(name, String(patienceMs))
  const transport = createTransport(address.href)
  try {
    await transport.verify()
    return 'ok'
  } catch (error) {
    return (error as { code?: string }).code === 'EAUTH' ? 'login_refused' : 'unreachable'
  } finally {
    transport.close()
  }
}
