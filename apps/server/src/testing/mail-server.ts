import { createServer, type Server, type Socket } from 'node:net'

export type MailBehavior = { rcpt?: string; data?: string; dropAfterData?: boolean; hangAt?: 'RCPT' | 'DATA' | 'end' }
type Received = { from: string; to: string; message: string }

/**
 * A mail server on loopback that speaks SMTP and behaves as instructed, one behavior per message; with `login` it
 * requires one.
 */
export const mailServer = async (behaviors: MailBehavior[] = [], login?: { user: string; password: string }) => {
  const received: Received[] = []
  const isLogin = (line: string) =>
    Buffer.from(line.split(' ')[2] ?? '', 'base64').toString() === `\0${login?.user}\0${login?.password}`
  const sockets = new Set<Socket>()
  let tries = 0
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let [mail, inData, rest] = [{ from: '', to: '', message: '' }, false, '']
    let behavior: MailBehavior = {}
    const say = (line: string) => socket.write(`${line}\r\n`)
    const answerData = () => {
      if (behavior.dropAfterData) return socket.destroy()
      if (behavior.hangAt === 'end') return
      if (!behavior.data) received.push(mail)
      return say(behavior.data ?? '250 kept')
    }
    const command = (line: string) => {
      if (inData) {
        if (line !== '.') {
          mail.message += `${line}\n`
          return
        }
        inData = false
        return answerData()
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO' || verb === 'HELO') return say(login ? '250-mail.test\r\n250 AUTH PLAIN' : '250 mail.test')
      if (verb === 'AUTH') return say(isLogin(line) ? '235 welcome' : '535 5.7.8 wrong user name or password')
      if (verb === 'MAIL') {
        behavior = behaviors[tries++] ?? {}
        mail = { from: line, to: '', message: '' }
        return say('250 ok')
      }
      if (verb === behavior.hangAt) return
      if (verb === 'RCPT') {
        mail.to = line
        return say(behavior.rcpt ?? '250 ok')
      }
      if (verb === 'DATA') {
        inData = true
        return say('354 go on')
      }
      return say('250 ok')
    }
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(command)
    })
    say('220 mail.test')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
